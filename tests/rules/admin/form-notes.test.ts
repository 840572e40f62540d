import { expect, test } from 'vitest'
import { countedLength } from '#app/routes/admin/forms/character-count.tsx'
import { savedElsewhere } from '#app/routes/admin/forms/saved-elsewhere.ts'
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

test('of what somebody else saved, what they changed and I did not type alike is shown', () => {
  const seen = JSON.stringify({ phone: '1', email: 'a', name: 'x' })
  const stored = { phone: '2', email: 'b', name: 'x', cnpj: '9' }
  expect(savedElsewhere(seen, { phone: '3', email: 'b', name: 'y' }, stored)).toEqual({
    phone: '2',
    cnpj: '9',
  })
  expect(savedElsewhere('{"phone":"1"}', { phone: '3' }, {})).toEqual({ phone: '' })
  for (const broken of [null, 'x', '7', 'null']) {
    expect(savedElsewhere(broken, { phone: '3' }, { phone: '2' }), String(broken)).toEqual({
      phone: '2',
    })
  }
})
