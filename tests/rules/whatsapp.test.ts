import { expect, test } from 'vitest'
import { whatsappDigits, whatsappLink } from '#domain/whatsapp.ts'

test.each([
  ['(11) 91234-5678', '5511912345678'],
  ['11 4000-0000', '551140000000'],
  ['+55 11 91234-5678', '5511912345678'],
  ['0055 11 91234 5678', '5511912345678'],
  ['011 91234-5678', '5511912345678'],
])('%s is dialled as %s', (typed, digits) => {
  expect(whatsappDigits(typed)).toBe(digits)
})

test.each(['', '91234-5678', '(10) 91234-5678', '+1 212 555 0100 99', 'telefone'])(
  '%j is no Brazilian number',
  (typed) => {
    expect(whatsappDigits(typed)).toBeNull()
  },
)

test('a message survives with its accents, spaces and signs', () => {
  const link = whatsappLink('5511912345678', 'Olá! Cambridge & TOEFL + ENEM?')
  expect(link).toBe(
    'https://wa.me/5511912345678?text=Ol%C3%A1!%20Cambridge%20%26%20TOEFL%20%2B%20ENEM%3F',
  )
})
