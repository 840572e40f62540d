import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Connection, connectFirestore } from '#adapters/firestore/connection.ts'
import { type Emulator, startEmulator } from '../firestore-emulator.ts'

let emulator: Emulator
let projects = 0

beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.stop())

export const theEmulator = () => emulator

/** A project of its own for the running test. */
export async function anEmptyFirestore(): Promise<Connection> {
  projects += 1
  return anInstance(`escola-${projects}`)
}

/** Another instance of the site on the same project. */
export function anInstance(projectId: string): Connection {
  const connection = connectFirestore({ projectId, emulatorHost: emulator.host })
  onTestFinished(() => connection.close())
  return connection
}
