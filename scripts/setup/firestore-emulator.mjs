import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where the Google Cloud CLI and the Firebase tools install Google's own emulator. */
const folders = [
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator',
  join(homedir(), '.cache/firebase/emulators'),
]

/** FIRESTORE_EMULATOR_JAR, or the newest one found. Null if there is none, or with FIRESTORE_EMULATOR=npm. */
export function findEmulatorJar(env = process.env, places = folders) {
  const { FIRESTORE_EMULATOR: emulator, FIRESTORE_EMULATOR_JAR: chosen } = env
  if (emulator === 'npm') return null
  if (emulator) throw new Error(`FIRESTORE_EMULATOR: só "npm" é aceito, não "${emulator}"`)
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

/** The settings of each Firestore that the stores' contracts run on. All other tests use the first. */
export function firestoresUnderTest(env = process.env, places = folders) {
  const memory = { FIRESTORE_EMULATOR: 'npm' }
  return findEmulatorJar(env, places) ? [{}, memory] : [memory]
}

export function firestoreSentence(jar = findEmulatorJar()) {
  const memory = 'o Firestore em memória dos próprios testes'
  return jar ? `o emulador do Google (${jar}); os contratos dos dados também com ${memory}` : memory
}
