import { expect, test } from 'vitest'
import { zxcvbnCommonPasswords } from '#adapters/zxcvbn/common-passwords.ts'
import { namesOf, passwordWeakness } from '#domain/admin/password-strength.ts'

const weakness = (password: string) =>
  passwordWeakness(password, {
    commonPasswords: zxcvbnCommonPasswords(),
    personal: [
      'secretaria',
      'lingua-viva',
      'Língua Viva Idiomas',
      ...namesOf('Helena de Sá Prado'),
    ],
  })

test.each([
  ['', 'too-short'],
  ['abacate-azu', 'too-short'],
  // Eleven characters, though more bytes and more UTF-16 units.
  ['açãoçãoçã😀é', 'too-short'],
  ['x7-'.repeat(67), 'too-long'],
  ['123456789012', 'common'],
  ['aaaaaaaaaaaaaaa', 'common'],
  ['1qaz2wsx3edc', 'common'],
  ['Password2026!!', 'common'],
  ['P@ssw0rd------', 'common'],
  ['S3nha-S3nha-2026!', 'common'],
  ['!!!Flamengo1981', 'common'],
  ['Corinthians2012', 'common'],
  ['qwertyuiop123456', 'common'],
  ['linguaviva2026', 'personal'],
  ['Língua-Viva-123', 'personal'],
  ['Língua Viva Idiomas!', 'personal'],
  ['secretaria-2026', 'personal'],
  ['helenadesaprado1968', 'personal'],
  ['Helena-Prado-1968', 'personal'],
  ['1968!Helena!1968', 'personal'],
  ['prado-helena-68', 'personal'],
  ['Sá Prado 1968!!', 'personal'],
  ['жажажажажажа', 'common'],
])('%j is %s', async (password, expected) => {
  expect(await weakness(password)).toBe(expected)
})

test.each([
  'jabuti cadeira vento laranja',
  'senha-muito-secreta-42',
  'kq8vd-m3n7p-xw2rt-h9c4s',
  'çã€ 9 jabutis na língua 😀',
  'Xk9$mQ2!vR7z',
  'черепаха стул ветер',
])('%j is good', async (password) => {
  expect(await weakness(password)).toBeNull()
})
