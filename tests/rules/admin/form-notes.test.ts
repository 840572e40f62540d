import { expect, test } from 'vitest'
import { countedLength } from '#app/routes/admin/forms/character-count.tsx'
import { limitWords } from '#content/admin.ts'

test('the count is the one of the server', () => {
  expect(countedLength('  Matrículas   abertas ')).toBe(18)
  expect(countedLength(' um\r\n\r\ndois ', true)).toBe(8)
  expect([
    limitWords.upTo(5000),
    limitWords.left(2),
    limitWords.left(1),
    limitWords.left(-1),
  ]).toEqual([
    'Até 5.000 caracteres.',
    'Restam 2 caracteres.',
    'Resta 1 caractere.',
    'Passou do limite: tire 1 caractere.',
  ])
})
