import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { swapBuild } from '#scripts/setup/swap-build.mjs'
import { projectCopy } from './project-copy.ts'

/** A project that has been built before: its build is one file. */
function builtProject() {
  const { folder, edit } = projectCopy()
  mkdirSync(join(folder, 'build/server'), { recursive: true })
  writeFileSync(join(folder, 'build/server/main.js'), 'the build before')
  const build = () =>
    spawnSync('node_modules/.bin/node', ['scripts/build.ts'], { cwd: folder, encoding: 'utf8' })
  const served = () => readFileSync(join(folder, 'build/server/main.js'), 'utf8')
  return { folder, edit, build, served }
}

test.each([
  [
    'a fact that cannot be right',
    (text: string) => text.replace(/postalCode: .*/, "postalCode: '123',"),
    'postalCode: ',
    'address.postalCode use o formato 00000-000',
  ],
  [
    'a fact that is missing',
    (text: string) => text.replace(/ {2}phone:.*\n/, ''),
    'export const schoolFacts',
    'phone falta',
  ],
  [
    'a fact that nobody knows',
    (text: string) => text.replace('whatsapp:', "fax: '1234',\n  whatsapp:"),
    'fax: ',
    'fax não é um fato conhecido',
  ],
  [
    'a comma that was forgotten',
    (text: string) => text.replace('legalName: sample(null),', 'legalName: sample(null)'),
    'cnpj: sample(null)',
    "erro de escrita aqui ou na linha acima (Expected ',', got 'ident')",
  ],
])('%s is named with its line, and the build before stays', (_, change, faulty, sentence) => {
  const { folder, edit, build, served } = builtProject()
  edit('content/school-facts.ts', change)
  const lines = readFileSync(join(folder, 'content/school-facts.ts'), 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes(faulty)) + 1
  const { status, stderr } = build()
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(`content/school-facts.ts:${line}: ${sentence}`)
  expect(served()).toBe('the build before')
})

test('a mistake in a page leaves the build before', () => {
  const { folder, edit, build, served } = builtProject()
  edit('app/routes.ts', (text) => `${text}\nimport './no-such-file.ts'\n`)
  expect(build().status).toBe(1)
  expect(served()).toBe('the build before')
  expect(existsSync(join(folder, 'builds/next'))).toBe(false)
})

/** What ends every build; the one that the tests run on has gone the whole way. */
test('a build goes beside those before, three of which stay with the files that open pages ask for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'escola-projeto-'))
  const write = (at: string, text: string) => {
    mkdirSync(join(folder, at, 'server'), { recursive: true })
    writeFileSync(join(folder, at, 'server/main.js'), text)
  }
  const textOf = (at: string) => readFileSync(join(folder, at, 'server/main.js'), 'utf8')
  write('build', 'first')
  for (const [minute, text] of ['second', 'third', 'fourth'].entries()) {
    write('builds/next', text)
    swapBuild(folder, new Date(Date.UTC(2026, 5, 21, 12, minute)))
    expect(textOf('build')).toBe(text)
  }
  const builds = readdirSync(join(folder, 'builds')).sort()
  expect(builds.map((name) => textOf(join('builds', name)))).toEqual(['second', 'third', 'fourth'])
})
