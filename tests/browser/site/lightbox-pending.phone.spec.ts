import { holdBack } from '#tests/browser/hold-back.ts'
import { expect, expectAccessible, open, phone, test } from '#tests/browser/school-site.ts'
import { wordsInSight } from '#tests/browser/words-in-sight.ts'

test.use(phone)

const script = /\/assets\/lightbox-[^/]+\.js/

test('a photo that is tapped answers at once, while what the lightbox needs is still on the way', async ({
  page,
  school,
}) => {
  const letScriptGo = await holdBack(page, script)
  const letListGo = await holdBack(page, /\/galeria-evento\/[^/]+\/fotos\?/)
  await open(page, `/galeria-evento/${school.ids.festa}`)
  const photo = page.getByRole('link', { name: 'Abrir foto 2 de 24' })
  const message = page.getByRole('status').filter({ hasText: 'Abrindo foto...' })
  const expectMessage = async () => {
    await photo.click()
    await expect(message).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await message.boundingBox())?.width ?? 0).toBeGreaterThan(100)
    expect(await wordsInSight(page, 'main h1, footer')).toBe(0)
  }
  const close = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Fechar' }).click()
    await expect(message).toHaveCount(0)
    await expect(page).toHaveURL(`/galeria-evento/${school.ids.festa}`)
  }

  await test.step('its script', async () => {
    await expectMessage()
    await expectAccessible(page, 'main')
    await close()
    const arrived = page.waitForResponse(script)
    letScriptGo()
    await (await arrived).finished()
  })

  await test.step('the list of photos', async () => {
    await expectMessage()
    await close()
    await photo.click()
    letListGo()
    await expect(page.getByRole('dialog', { name: 'Foto ampliada' })).toContainText('2 de 24')
    await expect(message).toHaveCount(0)
  })
})
