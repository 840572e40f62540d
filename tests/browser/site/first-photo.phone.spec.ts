import type { Locator, Page } from '@playwright/test'
import { holdBack } from '#tests/browser/hold-back.ts'
import { weightsAtRest } from '#tests/browser/page-weight.ts'
import {
  allowConsoleErrors,
  expect,
  expectAccessible,
  phone,
  test,
} from '#tests/browser/school-site.ts'
import { wordsInSight } from '#tests/browser/words-in-sight.ts'

test.use(phone)

const script = /\/assets\/photo-gallery-[^/]+\.js/
const firstPhoto = (page: Page) => page.getByRole('dialog', { name: 'Abrindo foto...' })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Foto ampliada' })
const tile = (page: Page) => page.getByRole('link', { name: 'Abrir foto 2 de 24' })

/** Where a photo is once it is seen. */
async function placeOf(photo: Locator) {
  await expect(photo).toBeVisible()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const box = await photo.boundingBox()
  return [box?.x, box?.y, box?.width, box?.height].map((length) => Math.round(length ?? 0))
}

test('a photo that is tapped is shown while the lightbox is still on the way', async ({
  page,
  school,
}) => {
  const letScriptGo = await holdBack(page, script)
  const letListGo = await holdBack(page, /\/galeria-evento\/[^/]+\/fotos\?/)
  const gallery = `/galeria-evento/${school.ids.festa}`
  const photo = firstPhoto(page).getByRole('img', { name: 'Foto 2 de Festa Junina' })
  await page.goto(gallery)

  await test.step('a gallery that nobody touches brings no more script than any page', async () => {
    const weights = Object.entries(await weightsAtRest(page))
    const scripts = weights.filter(([name]) => name.endsWith('.js')).map(([, weight]) => weight)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(5 * 1024)
  })

  const expectClosed = async () => {
    await expect(firstPhoto(page)).toHaveCount(0)
    await expect(page).toHaveURL(gallery)
    await expect(tile(page)).toBeFocused()
  }

  await test.step('it covers the page, and passes axe', async () => {
    await tile(page).tap()
    await placeOf(photo)
    await expect(page).toHaveURL(/\?foto=\d+$/)
    await expect(firstPhoto(page).getByRole('status')).toHaveText('Abrindo foto...')
    expect(await wordsInSight(page, 'main h1, footer')).toBe(0)
    await expectAccessible(page)
  })

  await test.step('it goes by its button, by Escape, by Back, and the focus is on its tile', async () => {
    await firstPhoto(page).getByRole('button', { name: 'Fechar' }).tap()
    await expectClosed()
    await tile(page).tap()
    await expect(firstPhoto(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expectClosed()
    await tile(page).tap()
    await expect(firstPhoto(page)).toBeVisible()
    await page.goBack()
    await expectClosed()
    await page.goForward()
    await expect(photo).toBeVisible()
  })

  await test.step('the lightbox waits for its list too, shows the photo in the same place, and takes the keys', async () => {
    const before = await placeOf(photo)
    letScriptGo()
    await expect(page.locator('[data-island="gallery"]')).toHaveAttribute('data-hydrated')
    await expect(photo).toBeVisible()
    letListGo()
    await expect(lightbox(page)).toContainText('2 de 24')
    await expect(page.locator('.first-photo')).toBeHidden()
    expect(await placeOf(lightbox(page).getByRole('img', { name: /^Foto 2 de/ }))).toEqual(before)
    await page.keyboard.press('ArrowRight')
    await expect(lightbox(page)).toContainText('3 de 24')
    await page.goBack()
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(gallery)
  })
})

test('a tap without connection says so, and the photo comes when the connection does', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  await page.goto(`/galeria-evento/${school.ids.festa}`)
  await context.setOffline(true)
  await tile(page).tap()
  const alert = firstPhoto(page).getByRole('alert')
  await expect(alert).toContainText('Não foi possível abrir a foto.')
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(alert).toBeVisible()
  await context.setOffline(false)
  await expect(lightbox(page)).toContainText('2 de 24')
  await expect(page.locator('.first-photo')).toBeHidden()
  allowConsoleErrors(consoleErrors, /ERR_|dynamically imported module|style sheet/)
})
