import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesMatching, testFiles, titlePattern, wordsLeft } from '#scripts/test/test-files.mjs'

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
  write('tests/stores/suite.ts', "import { part } from './part.ts'")
  write('tests/stores/part.ts', "test('newest first')")
  write('tests/node_modules/some/a.test.ts', '')
  expect(testFiles(top)).toEqual([
    { path: 'tests/stores/a.contract.test.ts', text: expect.stringContaining('newest first') },
  ])
})

const matching = (text: string, sentence: string) =>
  filesMatching(sentence.split(' '), [
    { path: 'tests/rules/other.test.ts', text: "test('another title')" },
    { path: 'tests/rules/photos.test.ts', text },
  ]).map(({ path }: { path: string }) => path)
const photos = ['tests/rules/photos.test.ts']

test('a file is run for the words of one title and its path, not for words that are spread over it', () => {
  const text = `
    // another bad file, with the title
    test('a batch is saved', () => {})
    test(
      'the cover\\'s photo is removed',
      () => {},
    )
    test.step('nothing is left', () => {})`
  expect(matching(text, 'saved batch')).toEqual(photos)
  expect(matching(text, "rules photos cover's")).toEqual(photos)
  expect(matching(text, 'another title')).toEqual(['tests/rules/other.test.ts'])
  expect(matching(text, 'nothing here')).toEqual([])
})

test('what a title is filled in with may be anywhere in the file', () => {
  const suite = `suite('firestore'); test(\`\${name}: newest first\`, () => {})`
  expect(matching(suite, 'firestore: newest')).toEqual(photos)
  expect(matching(suite, 'sqlite: newest')).toEqual([])
  const table = "test.each([['7', 'denied']])('code %s is %s', () => {})"
  expect(matching(table, 'code 7 is denied')).toEqual(photos)
  expect(matching("test(sentence, () => {}) // 'the page cache'", 'page cache')).toEqual(photos)
})

test('a word with a slash that a path has is looked for in no title', () => {
  const suite = 'rules for other files: test(`${name}`, () => {})'
  expect(matching(suite, 'rules/other')).toEqual(['tests/rules/other.test.ts'])
  expect(matching("test('and/or of photos')", 'and/or')).toEqual(photos)
})

test('words that no title can have are looked for in the whole text', () => {
  expect(matching("test('a') // a word in a comment", 'word comment')).toEqual(photos)
})
