import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no width is measured in characters: it would change, and the page move, when the web font loads', () => {
  const inCharacters = globSync('app/**/*.{css,tsx}').filter((file) =>
    /\d(ch|ex|ic)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(inCharacters).toEqual([])
})
