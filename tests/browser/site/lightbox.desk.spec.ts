import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from '#tests/browser/school-site.ts'

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Foto ampliada' })
const counter = (page: Page) => lightbox(page).getByRole('status')

async function choosePhoto(page: Page, name: string) {
  await page.getByRole('link', { name }).click()
  await expect(lightbox(page)).toBeVisible()
}

test('the lightbox shows every photo, and goes as the visitor wishes', async ({
  page,
  school,
  request,
}) => {
  const gallery = `/galeria-evento/${school.ids.certificates}`

  await test.step('its code is not part of the page, and fetched once', async () => {
    expect(await (await request.get(gallery)).text()).not.toContain('/photo-gallery-')
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await open(page, gallery)
    await choosePhoto(page, 'Abrir foto 1 de 8')
    expect(scripts.filter((url) => /\/photo-gallery-.*\.js/.test(url))).toHaveLength(1)
  })

  await test.step('it passes axe, and offers no file that the school has not offered', async () => {
    await expect(lightbox(page).getByRole('link')).toHaveText(['Solicitar remoção desta foto'])
    await expectAccessible(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
  })

  await test.step('arrow keys walk through all photos and round again', async () => {
    await choosePhoto(page, 'Abrir foto 6 de 8')
    await expect(counter(page)).toHaveText('6 de 8')
    for (const place of [7, 8, 1, 2]) {
      await page.keyboard.press('ArrowRight')
      await expect(counter(page)).toHaveText(`${place} de 8`)
    }
    for (const place of [1, 8]) {
      await page.keyboard.press('ArrowLeft')
      await expect(counter(page)).toHaveText(`${place} de 8`)
    }
    await page.keyboard.press('Escape')
  })

  await test.step('buttons page and close, and the page behind does not scroll', async () => {
    await choosePhoto(page, 'Abrir foto 1 de 8')
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await lightbox(page).getByRole('button', { name: 'Próxima foto' }).click()
    await expect(counter(page)).toHaveText('2 de 8')
    await lightbox(page).getByRole('button', { name: 'Foto anterior' }).click()
    await expect(counter(page)).toHaveText('1 de 8')
    await lightbox(page).getByRole('button', { name: 'Fechar' }).click()
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  })

  await test.step('Escape closes, and the focus stands on the photo seen last', async () => {
    await choosePhoto(page, 'Abrir foto 2 de 8')
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('3 de 8')
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Abrir foto 3 de 8' })).toBeFocused()
  })

  await test.step('removal can be asked for, naming event and photo', async () => {
    await choosePhoto(page, 'Abrir foto 3 de 8')
    const link = lightbox(page).getByRole('link', { name: 'Solicitar remoção desta foto' })
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
    expect(message).toMatch(
      /remoção de uma foto.*evento “Certificados”, foto nº 3\.\s+Meu nome:[\s\S]*\/admin\/evento\/[\w-]+\/fotos\/\d+$/,
    )
    await page.keyboard.press('Escape')
  })

  await test.step('Back closes it and stays on the gallery', async () => {
    await choosePhoto(page, 'Abrir foto 2 de 8')
    await expect(page).toHaveURL(/\?foto=\d+$/)
    await page.keyboard.press('ArrowRight')
    await page.goBack()
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(gallery)
  })

  await test.step('an address with a photo opens it, also one beyond the first six', async () => {
    const answer = await request.get(`${gallery}/fotos?de=0`)
    const { photos } = (await answer.json()) as { photos: { id: number }[] }
    await open(page, `${gallery}?foto=${photos[7]?.id}`)
    await expect(counter(page)).toHaveText('8 de 8')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(gallery)
  })

  await test.step('an address with a photo that is gone shows the gallery', async () => {
    await open(page, `${gallery}?foto=12345`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certificados')
    await expect(lightbox(page)).toHaveCount(0)
  })
})
