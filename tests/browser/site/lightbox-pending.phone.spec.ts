import { holdBack } from '#tests/browser/hold-back.ts'
import { expect, expectAccessible, open, phone, test } from '#tests/browser/school-site.ts'
import { wordsInSight } from '#tests/browser/words-in-sight.ts'

test.use(phone)

for (const [what, addresses] of [
  ['the lightbox’s script', /\/assets\/lightbox-[^/]+\.js/],
  ['the list of photos', /\/galeria-evento\/[^/]+\/fotos\?/],
] as const) {
  test(`a photo that is tapped answers at once, while ${what} is still on the way`, async ({
    page,
    school,
  }) => {
    const letGo = await holdBack(page, addresses)
    await open(page, `/galeria-evento/${school.ids.festa}`)
    await page.getByRole('link', { name: 'Abrir foto 2 de 24' }).click()
    const message = page.getByRole('status').filter({ hasText: 'Abrindo foto...' })
    await expect(message).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await message.boundingBox())?.width ?? 0).toBeGreaterThan(100)
    expect(await wordsInSight(page, 'main h1, footer')).toBe(0)
    await expectAccessible(page, 'main')
    await page.getByRole('main').getByRole('button', { name: 'Fechar' }).click()
    await expect(message).toHaveCount(0)
    await expect(page).toHaveURL(`/galeria-evento/${school.ids.festa}`)
    await page.getByRole('link', { name: 'Abrir foto 2 de 24' }).click()
    letGo()
    await expect(page.getByRole('dialog', { name: 'Foto ampliada' })).toContainText('2 de 24')
    await expect(message).toHaveCount(0)
  })
}
