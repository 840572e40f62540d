import { mkdirSync, mkdtempSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminWords } from '#content/admin.ts'
import { releaseIn } from '#server/env/installed-release.ts'

test('the panel says since when a release runs, and which one was before', () => {
  const home = mkdtempSync(join(tmpdir(), 'escola-'))
  for (const [name, day] of [
    ['escola-1.0.0', 1],
    ['escola-1.1.0', 3],
    ['escola-1.0.1', 2],
    ['x.partial', 4],
  ] as const) {
    mkdirSync(join(home, 'releases', name), { recursive: true })
    utimesSync(join(home, 'releases', name), day, day)
  }
  symlinkSync('releases/escola-1.1.0', join(home, 'current'))
  const { name, before, since } = releaseIn(join(home, 'releases/escola-1.1.0'))
  expect([name, before]).toEqual(['escola-1.1.0', 'escola-1.0.1'])
  expect(Math.abs(Date.now() - since.getTime())).toBeLessThan(60_000)
  expect(adminWords.version('1.1.0', { since: '2026-11-19T17:03:00.000Z', before })).toBe(
    'Versão 1.1.0, no ar desde 19 de novembro de 2026 às 14:03; antes dela, escola-1.0.1',
  )
})
