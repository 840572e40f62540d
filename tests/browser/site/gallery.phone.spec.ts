import { formatLongDay } from '#domain/school-day.ts'
import { expect, expectAccessible, newPage, open, phone, test } from '#tests/browser/school-site.ts'
import { type Point, swipe } from '#tests/browser/touch.ts'

test.use(phone)

const tiles = /^Abrir foto \d+ de \d+$/

test('seven to ten photos: the sixth tile carries the rest, and a finger pages on from there', async ({
  page,
  school,
}) => {
  await open(page, `/galeria-evento/${school.ids.ten}`)
  await expect(page.getByRole('link', { name: tiles })).toHaveCount(6)
  await expect(page.getByRole('link', { name: /^Ver todas/ })).toHaveCount(0)
  await expect(page.getByText('+4', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Abrir foto 6 de 10' }).click()
  const counter = page.getByRole('dialog', { name: 'Foto ampliada' }).getByRole('status')
  await expect(counter).toHaveText('6 de 10')
  const way = [320, 280, 220, 150, 80].map((x): Point => [x, 420])
  await swipe(page, way as [Point, ...Point[]])
  await expect(counter).toHaveText('7 de 10')
})

test('the photos across a phone are not loaded in their full size', async ({ browser, school }) => {
  for (const [deviceScaleFactor, file] of [
    [2, /[/_]600\b/],
    [3, /[/_]800\b/],
  ] as const) {
    for (const path of ['/eventos', `/galeria-evento/${school.ids.festa}`]) {
      const page = await newPage(browser, { ...phone, deviceScaleFactor })
      await page.goto(path)
      const photo = page.locator('main img[srcset*="600w"]').first()
      const loaded = await photo.evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(loaded, `${path}, ${deviceScaleFactor} pixels a point`).toMatch(file)
      await page.close()
    }
  }
})

test('an event to come says so in place of its photos, and offers the calendar there', async ({
  page,
  school,
  request,
}) => {
  await open(page, `/galeria-evento/${school.ids.upcoming}`)
  const toCome = page.getByRole('region', { name: 'Este evento ainda vai acontecer' })
  await expect(toCome).toContainText(formatLongDay(school.upcomingDay))
  await expect(page.getByText('ainda não foram publicadas')).toHaveCount(0)
  await expect(page.getByText('Nenhuma foto')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Compartilhar' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Vem%20a%C3%AD/,
  )
  await expectAccessible(page, 'main')

  await test.step('the calendar file is downloaded, and the page stays', async () => {
    const link = toCome.getByRole('link', { name: 'Adicionar à agenda' })
    const address = `/galeria-evento/${school.ids.upcoming}/agenda.ics`
    await expect(link).toHaveAttribute('href', address)
    const file = await request.get(address)
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toMatch(/^SUMMARY:Sarau de Natal\r$/m)
    const download = page.waitForEvent('download')
    await link.click()
    await download
    // Longer than the page waits before it shows that another one is loading.
    await page.waitForTimeout(500)
    await expect(link).toBeVisible()
  })
})
