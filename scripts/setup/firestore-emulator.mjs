import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where the Google Cloud CLI and the Firebase tools put Google's own emulator. */
const folders = [
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator',
  join(homedir(), '.cache/firebase/emulators'),
]

/** FIRESTORE_EMULATOR_JAR, or the newest that is found; null where there is none. */
export function findEmulatorJar(chosen = process.env.FIRESTORE_EMULATOR_JAR, places = folders) {
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`FIRESTORE_EMULATOR_JAR: não há nada em ${chosen}`)
  }
  for (const folder of places.filter((place) => existsSync(place))) {
    const jars = readdirSync(folder).filter((name) =>
      /^cloud-firestore-emulator.*\.jar$/.test(name),
    )
    const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
    if (newest) return join(folder, newest)
  }
  return null
}

export function emulatorName(jar = findEmulatorJar()) {
  return jar
    ? `o emulador do Google (${jar})`
    : 'o emulador do npm (@firestore-emulator/server), com transações isoladas pelos testes'
}
