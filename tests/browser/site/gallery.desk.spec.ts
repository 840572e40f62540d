import { expectWholePicture, framePx, highestBlankBand } from '#tests/browser/full-page.ts'
import { expect, expectAccessible, open, test } from '#tests/browser/school-site.ts'

test('a gallery tells of its event, and is shared', async ({
  page,
  school,
  baseURL,
  context,
  request,
}) => {
  await open(page, `/galeria-evento/${school.ids.festa}`)

  await test.step('it has title, day, place, and the way back', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Festa Junina')
    await expect(page.getByText('10 de maio de 2026')).toBeVisible()
    await expect(page.getByText('Pátio da escola')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voltar aos eventos' })).toHaveAttribute(
      'href',
      '/eventos',
    )
    await expectAccessible(page)
  })

  await test.step('what is past cannot be put into a calendar', async () => {
    await expect(page.getByRole('link', { name: 'Adicionar à agenda' })).toHaveCount(0)
    expect((await request.get(`/galeria-evento/${school.ids.festa}/agenda.ics`)).status()).toBe(404)
  })

  await test.step('where the browser cannot share, the link can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    expect(await page.evaluate(() => 'share' in navigator)).toBe(false)
    const share = page.getByRole('link', { name: 'Compartilhar' })
    await share.click()
    const copy = page.getByRole('button', { name: 'Copiar link' })
    await expect(copy).toBeVisible()
    await expect(page.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=Veja%20as%20fotos/,
    )
    await expectAccessible(page, 'main')
    await copy.click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copiado' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/galeria-evento/${school.ids.festa}`,
    )
    await page.keyboard.press('Escape')
    await expect(copy).toBeHidden()
  })

  await test.step('a browser that refuses to copy shows the address to take along', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('link', { name: 'Compartilhar' }).click()
    await page.getByRole('button', { name: 'Copiar link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copie' })).toContainText(
      `${baseURL}/galeria-evento/${school.ids.festa}`,
    )
    await page.keyboard.press('Escape')
  })

  await test.step('an event can be shared, with the device or through WhatsApp', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: unknown) => Object.assign(window, { shared }),
      })
    })
    const share = page.getByRole('link', { name: 'Compartilhar' })
    await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Veja%20as%20fotos/)
    await share.click()
    expect(
      await page.evaluate(() => (window as unknown as { shared: unknown }).shared),
    ).toMatchObject({
      title: 'Festa Junina',
      url: `${baseURL}/galeria-evento/${school.ids.festa}`,
    })
  })

  await test.step('it is whole in a full-page picture, in which a blank band would be noticed', async () => {
    await expectWholePicture(page)
    await page.getByRole('main').evaluate((node) => {
      node.style.visibility = 'hidden'
    })
    const hidden = await page.screenshot({ fullPage: true, scale: 'css' })
    expect(await highestBlankBand(hidden)).toBeGreaterThan(framePx)
  })
})

// Whichever stores are used, scripts have no other source than these two responses.
test('visitors never learn the file names of photos', async ({ school, request }) => {
  const gallery = `/galeria-evento/${school.ids.festa}`
  const html = await (await request.get(gallery)).text()
  const photos = await (await request.get(`${gallery}/fotos?de=0`)).text()
  expect(html + photos).not.toContain('joao-da-silva')
  expect(html).toContain('Foto 3 de Festa Junina')
})
