import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Connection, connectFirestore } from '#adapters/firestore/connection.ts'
import { type Emulator, startEmulator } from '#tests/hosted-services/firestore-emulator.ts'

let emulator: Emulator
let projects = 0

beforeAll(async () => {
  emulator = await startEmulator()
  // The first answer takes seconds on a busy machine, and the stores do not wait that long.
  const connection = connectFirestore({ projectId: aProject(), emulatorHost: emulator.host })
  await connection.db.collection('eventos').get()
  await connection.close()
})
afterAll(() => emulator.stop())

export const theEmulator = () => emulator

/** The id of a project that nothing else uses, not even another try of the same test. */
export function aProject(): string {
  projects += 1
  return `escola-${projects}`
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
