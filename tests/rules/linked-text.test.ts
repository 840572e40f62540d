import { expect, test } from 'vitest'
import { splitLinks } from '#domain/linked-text.ts'

const linksIn = (text: string) =>
  splitLinks(text).flatMap(({ text, url }) => (url ? [[text, url]] : []))

test.each([
  ['Inscrições: https://forms.gle/abc.', 'https://forms.gle/abc', 'https://forms.gle/abc'],
  ['(veja www.escola.com.br/festa)!', 'www.escola.com.br/festa', 'https://www.escola.com.br/festa'],
  [
    'http://a.example/x?y=1&z=2#w, e mais',
    'http://a.example/x?y=1&z=2#w',
    'http://a.example/x?y=1&z=2#w',
  ],
  [
    'https://pt.wikipedia.org/wiki/Sarau_(evento).',
    'https://pt.wikipedia.org/wiki/Sarau_(evento)',
    'https://pt.wikipedia.org/wiki/Sarau_(evento)',
  ],
  ['“https://a.example/b”', 'https://a.example/b', 'https://a.example/b'],
  ['HTTPS://A.EXAMPLE/B?', 'HTTPS://A.EXAMPLE/B', 'https://a.example/B'],
  ['https://a.example...', 'https://a.example', 'https://a.example/'],
])('a web address is a link without the signs of its sentence: %s', (text, shown, url) => {
  expect(linksIn(text)).toEqual([[shown, url]])
})

test.each([
  'javascript:alert(6)',
  'javascript://a.example/%0aalert(1)',
  'data:text/html,<b>',
  'ftp://a.example/b',
  'https://',
  'https://localhost',
  'https://ana:senha@a.example/',
  'www.',
  'email@www.example',
  'das 14h às 18h. R$ 20',
])('nothing else is one: %s', (text) => {
  expect(linksIn(text)).toEqual([])
})

test('nothing that was written is lost, between links and at both ends', () => {
  const text = 'Antes https://a.example/1, no meio\nwww.b.example; <b>depois</b> https://c.example'
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(linksIn(text)).toHaveLength(3)
  expect(splitLinks('')).toEqual([])
})

test('a long text of almost addresses is split at once', () => {
  const text = `www.a.example${')'.repeat(200_000)}`
  const started = process.cpuUsage()
  splitLinks(text)
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
})
