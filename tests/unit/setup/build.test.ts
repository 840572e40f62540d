import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy } from '../../project-copy.ts'

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
    (text: string) => text.replace('legalName: null,', 'legalName: null'),
    'cnpj: null',
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

test('a build goes beside the one before, which stays with the files that open pages ask for', () => {
  const { folder, build, served } = builtProject()
  expect(build().status).toBe(0)
  expect(served()).not.toBe('the build before')
  const builds = readdirSync(join(folder, 'builds')).map((name) => join(folder, 'builds', name))
  const texts = builds.map((path) => readFileSync(join(path, 'server/main.js'), 'utf8'))
  expect(texts).toContain('the build before')
  expect(texts).toContain(served())
  expect(builds).toHaveLength(2)
})
