import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { testFiles, titlePattern, wordsLeft } from '#scripts/test/test-files.mjs'

test('of the words, those that the path has need not be in the title', () => {
  expect(wordsLeft(['Photos', 'batch'], 'tests/rules/photos/photo.test.ts')).toEqual(['batch'])
})

test('a title matches with all words in any order and case, and special characters match themselves', () => {
  const matches = (words: string[], title: string) => new RegExp(titlePattern(words)).test(title)
  const title = 'A batch with one bad file saves nothing (14 MB)'
  expect(matches(['FILE', 'batch'], title)).toBe(true)
  expect(matches(['batch', 'photo'], title)).toBe(false)
  expect(matches(['(14'], title)).toBe(true)
  expect(matches(['b.tch'], title)).toBe(false)
})

test('a file is found with the suite that it imports, and no package is searched', () => {
  const top = mkdtempSync(join(tmpdir(), 'escola-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
  write('tests/stores/a.contract.test.ts', "import { suite } from './suite.ts'")
  write('tests/stores/suite.ts', "test('newest first')")
  write('tests/node_modules/some/a.test.ts', '')
  expect(testFiles(top)).toEqual([
    { path: 'tests/stores/a.contract.test.ts', text: expect.stringContaining('newest first') },
  ])
})
