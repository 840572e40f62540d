import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emulatorName, findEmulatorJar } from '#scripts/setup/firestore-emulator.mjs'

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
  expect(findEmulatorJar('', [none, '/does/not/exist'])).toBeNull()
  expect(findEmulatorJar('', [none, cli, firebase])).toBe(join(cli, 'cloud-firestore-emulator.jar'))
  expect(findEmulatorJar('', [firebase])).toBe(
    join(firebase, 'cloud-firestore-emulator-v1.19.8.jar'),
  )
})

test('a chosen jar goes first, and one that is not there is a fault, not another emulator', () => {
  const mine = join(aFolderWith('meu.jar'), 'meu.jar')
  expect(findEmulatorJar(mine, [])).toBe(mine)
  expect(() => findEmulatorJar('/does/not/exist.jar', [])).toThrow('FIRESTORE_EMULATOR_JAR')
  expect(emulatorName(mine)).toContain(mine)
})
