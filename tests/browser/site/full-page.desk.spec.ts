// Every other page is looked at in every-page.desk.spec.ts and, on a phone, in every-page.phone.spec.ts.
import { expectWholePicture, framePx, highestBlankBand } from '#tests/browser/full-page.ts'
import { expect, open, test } from '#tests/browser/school-site.ts'

test('a full-page picture of a gallery has no blank band, and the whole text', async ({
  page,
  school,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `/galeria-evento/${school.ids.festa}`)
    await expectWholePicture(page)
  }
})

test('a blank band would be noticed', async ({ page }) => {
  await open(page, '/about')
  await page.locator('#fachada').evaluate((node) => {
    node.style.visibility = 'hidden'
  })
  expect(await highestBlankBand(await page.screenshot({ fullPage: true }))).toBeGreaterThan(framePx)
})
