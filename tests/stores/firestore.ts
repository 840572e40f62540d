import { inject, onTestFinished } from 'vitest'
import { type Connection, connectFirestore } from '#adapters/firestore/connection.ts'
import { openLine } from '#tests/hosted-services/firestore-emulator.ts'

/** The files that one worker runs one after the other share this line, which ends with the worker. */
const emulator = await openLine(await sharedPort())
let projects = 0

async function sharedPort(): Promise<number> {
  const answer = await fetch(inject('sharedEmulator'))
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return Number(said)
}

export const theEmulator = () => emulator

/** The id of a project that nothing else uses, neither another file nor a retry of the same test. */
export function aProject(): string {
  projects += 1
  return `escola-${process.pid}-${projects}`
}

/** A project of its own for the running test. */
export async function anEmptyFirestore(): Promise<Connection> {
  return anInstance(aProject())
}

/** Another instance of the site on the same project. */
export function anInstance(projectId: string): Connection {
  const connection = connectFirestore({ projectId, emulatorHost: emulator.host })
  onTestFinished(() => connection.close())
  return connection
}
