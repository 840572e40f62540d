import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { swapBuild } from '#scripts/setup/swap-build.mjs'
import { projectCopy } from './project-copy.ts'

/** A project that has been built before: its build is one file. */
const { folder, edit } = projectCopy()
const served = join(folder, 'build/server/main.js')
mkdirSync(dirname(served), { recursive: true })
writeFileSync(served, 'the build before')
afterAll(() => rmSync(folder, { recursive: true }))

function expectRefusedBuild(): string[] {
  const { status, stderr } = spawnSync('node_modules/.bin/node', ['scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(readFileSync(served, 'utf8')).toBe('the build before')
  return stderr.trim().split('\n')
}

const factsFile = 'content/school-facts.ts'

function lineOf(words: string): number {
  const lines = readFileSync(join(folder, factsFile), 'utf8').split('\n')
  return lines.findIndex((text) => text.includes(words)) + 1
}

test('what is wrong in the facts is named with its line, and the build before stays', () => {
  const sound = readFileSync(factsFile, 'utf8')
  edit(factsFile, (text) =>
    text
      .replace(/postalCode: .*/, "postalCode: '123',")
      .replace(/ {2}phone:.*\n/, '')
      .replace('whatsapp:', "fax: '1234',\n  whatsapp:"),
  )
  expect(expectRefusedBuild().sort()).toEqual(
    [
      `${factsFile}:${lineOf('postalCode: ')}: address.postalCode use o formato 00000-000`,
      `${factsFile}:${lineOf('export const schoolFacts')}: phone falta`,
      `${factsFile}:${lineOf('fax: ')}: fax não é um fato conhecido`,
    ].sort(),
  )

  const forgotten = 'legalName: sample(null)'
  edit(factsFile, () => sound.replace(`${forgotten},`, forgotten))
  expect(expectRefusedBuild()).toEqual([
    `${factsFile}:${lineOf('cnpj: sample(null)')}: erro de escrita aqui ou na linha acima (Expected ',', got 'ident')`,
  ])
  edit(factsFile, () => sound)
})

test('a mistake in a page leaves the build before', () => {
  edit('app/routes.ts', (text) => `${text}\nimport './no-such-file.ts'\n`)
  expectRefusedBuild()
  expect(existsSync(join(folder, 'builds/next'))).toBe(false)
})

/** The last step of every build; the build that the tests run on has been through all steps. */
test('a build goes beside those before, three of which stay with the files that open pages ask for', () => {
  const project = mkdtempSync(join(tmpdir(), 'escola-projeto-'))
  const write = (at: string, text: string) => {
    mkdirSync(join(project, at, 'server'), { recursive: true })
    writeFileSync(join(project, at, 'server/main.js'), text)
  }
  const textOf = (at: string) => readFileSync(join(project, at, 'server/main.js'), 'utf8')
  for (const [minute, text] of ['first', 'second', 'third', 'fourth'].entries()) {
    write('builds/next', text)
    swapBuild(project, new Date(Date.UTC(2026, 5, 21, 12, minute)))
    expect(textOf('build')).toBe(text)
  }
  const builds = readdirSync(join(project, 'builds')).sort()
  expect(builds.map((name) => textOf(join('builds', name)))).toEqual(['second', 'third', 'fourth'])
})
