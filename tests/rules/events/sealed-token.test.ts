import { expect, test } from 'vitest'
import { newFamilyLink, readFamilyLink, shownToken } from '#domain/events/family-link.ts'
import { tokenSeal } from '#domain/events/sealed-token.ts'

const token = 'AbCdEfGhIjKlMnOpQrStUv'
const now = new Date('2026-06-20T12:00:00Z')

async function aLink(secret: string) {
  const seal = tokenSeal(secret)
  const { stored } = await newFamilyLink(90, { now, newToken: () => token, seal })
  return stored
}

test('a link can be shown again, by whoever has both the document and the secret', async () => {
  const stored = await aLink('of this site')
  expect(stored).not.toContain(token)
  expect(readFamilyLink(stored)).toBe(stored)
  expect(await shownToken(stored, tokenSeal('of this site'))).toBe(token)
  expect(await shownToken(stored, tokenSeal('of another machine'))).toBeNull()
})

test('a link that was changed or mixed with another, is not shown', async () => {
  const seal = tokenSeal('of this site')
  const [hash = '', end = '', sealed = ''] = (await aLink('of this site')).split(' ')
  const others = `${'ab'.repeat(32)} ${end} ${sealed}`
  const changed = `${hash} ${end} ${sealed.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}`
  for (const stored of [others, changed, undefined]) {
    expect(await shownToken(stored, seal)).toBeNull()
  }
  expect(readFamilyLink(`${hash} ${end}`)).toBeUndefined()
  expect(readFamilyLink(`${hash} ${end} ${sealed} x`)).toBeUndefined()
})
