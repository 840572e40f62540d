import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  findEmulatorJar,
  firestoreSentence,
  firestoresUnderTest,
} from '#scripts/setup/firestore-emulator.mjs'
import { theEmulator } from '#tests/stores/firestore.ts'

function aFolderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'escola-emulador-'))
  for (const name of names) writeFileSync(join(folder, name), '')
  return folder
}

test("Google's emulator is found where its tools put it, the newest of several", () => {
  const none = aFolderWith('cloud-storage-rules-runtime-v1.1.3.jar')
  const cli = aFolderWith('cloud-firestore-emulator.jar', 'README')
  const firebase = aFolderWith(
    'cloud-firestore-emulator-v1.9.0.jar',
    'cloud-firestore-emulator-v1.19.8.jar',
  )
  expect(findEmulatorJar({}, [none, '/does/not/exist'])).toBeNull()
  expect(findEmulatorJar({}, [none, cli, firebase])).toBe(join(cli, 'cloud-firestore-emulator.jar'))
  expect(findEmulatorJar({}, [firebase])).toBe(
    join(firebase, 'cloud-firestore-emulator-v1.19.8.jar'),
  )
})

test('a chosen jar goes first, and one that is not there is a fault, not another emulator', () => {
  const mine = join(aFolderWith('meu.jar'), 'meu.jar')
  expect(findEmulatorJar({ FIRESTORE_EMULATOR_JAR: mine }, [])).toBe(mine)
  const missing = { FIRESTORE_EMULATOR_JAR: '/does/not/exist.jar' }
  expect(() => findEmulatorJar(missing, [])).toThrow('FIRESTORE_EMULATOR_JAR')
})

test("the contracts run on Google's emulator and on the tests' own, where both are there and wanted", () => {
  const google = aFolderWith('cloud-firestore-emulator.jar')
  const npm = { FIRESTORE_EMULATOR: 'npm' }
  const runsOn = (env: Record<string, string>, places: string[]) =>
    firestoresUnderTest(env, places).map((one) => findEmulatorJar({ ...env, ...one }, places))
  const jar = join(google, 'cloud-firestore-emulator.jar')
  expect(runsOn({}, [google])).toEqual([jar, null])
  expect(runsOn({ FIRESTORE_EMULATOR_JAR: jar }, [])).toEqual([jar, null])
  expect(runsOn({}, [])).toEqual([null])
  expect(runsOn(npm, [google])).toEqual([null])
  expect(runsOn({ ...npm, FIRESTORE_EMULATOR_JAR: jar }, [google])).toEqual([null])
  expect(() => findEmulatorJar({ FIRESTORE_EMULATOR: 'google' }, [google])).toThrow('só "npm"')
  expect(firestoreSentence(jar)).toContain(`${jar}); os contratos`)
  expect(firestoreSentence(null)).not.toContain('Google')
})

test('the contracts of a project of tests run on the Firestore that its settings name', async () => {
  // Google's answers a plain request; ours speaks gRPC alone.
  const isGoogle = await fetch(`http://${theEmulator().host}/`).then(
    ({ ok }) => ok,
    () => false,
  )
  expect(isGoogle).toBe(findEmulatorJar() !== null)
})
