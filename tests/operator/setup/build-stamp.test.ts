import { cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from '#scripts/setup/build-stamp.mjs'
import { digestOf } from '#scripts/setup/digest.mjs'

test('every script that the build runs is among the sources of its stamp', () => {
  const read = new Set<string>()
  const follow = (file: string) => {
    if (read.has(file)) return
    read.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)
    for (const [, path = ''] of imports) follow(normalize(join(dirname(file), path)))
  }
  for (const file of ['scripts/build.ts', 'vite.config.ts', 'react-router.config.ts']) follow(file)
  const isCovered = (file: string) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`))
  expect(read.size).toBeGreaterThan(8)
  expect([...read].filter((file) => !isCovered(file))).toEqual([])
})

test('a change in any of them makes the build stale', () => {
  for (const source of sources) {
    const folder = mkdtempSync(join(tmpdir(), 'escola-'))
    const file = statSync(source).isFile() ? source : `${source}/some/file.ts`
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    if (file === source) cpSync(source, join(folder, file))
    const before = digestOf(sources, folder)
    writeFileSync(join(folder, file), 'changed')
    expect(digestOf(sources, folder), source).not.toBe(before)
  }
})
