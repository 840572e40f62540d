import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no width is measured in characters: it would change, and the page move, when the web font loads', () => {
  const inCharacters = globSync('app/**/*.{css,tsx}').filter((file) =>
    /\d(ch|ex|ic)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(inCharacters).toEqual([])
})

test('where columns and folded parts begin grows with the text, as the breakpoints of utilities do', () => {
  const read = (file: string) => readFileSync(`app/${file}`, 'utf8')
  const widths = (text: string) =>
    [...text.matchAll(/width(?:: | [<>]=? )(\w+)/g)].map(([, at]) => at)
  expect(new Set(widths(read('styles/folded.css')))).toEqual(new Set(['48rem']))
  const [columns = ''] = /\.testimonial-window \{.*?\n\}/s.exec(read('styles/home.css')) ?? []
  expect(widths(columns)).toEqual(['40rem', '64rem'])
})
