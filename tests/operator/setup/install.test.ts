import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled } from '#scripts/setup/install.mjs'

const locked = {
  '': { version: '1.0.0' },
  '..': { version: '1.0.0' },
  'node_modules/node': { version: '24.0.0', integrity: 'sha512-n' },
  'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/vite': { version: '8.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-c', optional: true },
}

/** A folder in which npm has installed these packages. */
function projectWith(packages: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'escola-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('package-lock.json', JSON.stringify({ packages: locked }))
  write('node_modules/.package-lock.json', JSON.stringify({ packages }))
  write('node_modules/node/bin/node', '')
  for (const path of Object.keys(packages)) write(`${path}/package.json`, '{}')
  return folder
}

const { 'node_modules/node': node, 'node_modules/hono': hono, 'node_modules/vite': vite } = locked
const runs = { 'node_modules/node': node, 'node_modules/hono': hono }
const builds = { ...runs, 'node_modules/vite': vite }

test('whoever installed it, a whole installation is not repeated', () => {
  expect(isInstalled({ development: true }, projectWith(builds))).toBe(true)
  expect(isInstalled({ development: false }, projectWith(builds))).toBe(true)
})

test('what only builds is missed only where something is to be built', () => {
  expect(isInstalled({ development: false }, projectWith(runs))).toBe(true)
  expect(isInstalled({ development: true }, projectWith(runs))).toBe(false)
})

test.each([
  ['the list that npm writes last', 'node_modules/.package-lock.json'],
  ['a package', 'node_modules/hono'],
  ['the program of Node', 'node_modules/node/bin/node'],
])('an installation that was interrupted before %s is noticed', (_, path) => {
  const folder = projectWith(builds)
  rmSync(join(folder, path), { recursive: true })
  expect(isInstalled({ development: false }, folder)).toBe(false)
})

test('another version is not the installation that the lock file asks for', () => {
  const other = { ...builds, 'node_modules/hono': { ...hono, version: '3.9.9' } }
  expect(isInstalled({ development: false }, projectWith(other))).toBe(false)
})

// Before npm 10, `npm ci` wants what a linked package needs in the lock file, where npm 11 does not write it.
test.each(['.', 'tests', 'bench'])('the lock file of %s links no package', (folder) => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  expect(Object.keys(packages).filter((path) => packages[path].link)).toEqual([])
})
