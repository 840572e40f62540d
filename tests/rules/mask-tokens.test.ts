import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { servedPhotoUrl } from '#domain/photos/served-photo.ts'
import { maskTokens } from '#server/http/mask-tokens.ts'
import { aKey } from '#tests/sample-data/builders.ts'

const family = randomBytes(40).toString('base64url').slice(0, 22)
const invitation = randomBytes(40).toString('base64url').slice(0, 43)
const encoded = (text: string) =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')

test.each([
  [`/familias/${family}`, '/familias/…'],
  [`//familias/${family}/x`, '//familias/…/x'],
  [`/admin/convite/${invitation}/x`, '/admin/convite/…/x'],
  [`/familias%2F${family}`, '/familias%…'],
  [`/familias/${encoded(family)}).`, '/familias/…).'],
  [`/x/${encoded(family).replaceAll('%', '%2525')}`, '/x/…'],
  [`/x/${family.slice(0, 21)}`, '/x/…'],
  [`/x%3Fem=${invitation}e`, '/x%3Fem=…'],
  [`/assets/${family}/x.js`, '/assets/…/x.js'],
])('in %s the token is left out', (path, logged) => {
  expect(maskTokens(path)).toBe(logged)
})

test.each([
  '/galeria-evento/4xWq0b_rT-9z',
  '/galeria-evento/Xh3kPq9TzLmW2vB7nRcY',
  '/admin/evento/4xWq0b_rT-9z/familias/retirar',
  servedPhotoUrl(aKey(), 'large'),
  `/familias/galeria/4xWq0b_rT-9z/${aKey()}/800.webp`,
  '/assets/level-test-form-CkS3xJ2p.js',
  '/a%0d%0a%7b%22level%22',
  '/caf%C3%A9',
])('%s is logged as it is', (path) => {
  expect(maskTokens(path)).toBe(path)
})
