import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test } from '#tests/browser/school-site.ts'

/** The map and the form of the level test are frames of other documents, which a picture may not have yet. */
const framePx = 480

const paths = ['/', '/cursos', '/about', '/teste-nivel', '/eventos', '/contato', '/privacidade']

for (const width of [320, 390, 768, 1280]) {
  test(`a full-page picture at ${width} px has no blank band, and the whole text`, async ({
    page,
    school,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [...paths, `/galeria-evento/${school.ids.festa}`]) {
      await open(page, path)
      expect(await unseenText(page), path).toEqual([])
      const picture = await page.screenshot({ fullPage: true })
      expect(await highestBlankBand(picture), path).toBeLessThan(framePx)
      expect((await sharp(picture).metadata()).height, path).toBe(await pageHeight(page))
    }
  })
}

test('printed, a page shows the same text', async ({ page }) => {
  for (const path of paths) {
    await open(page, path)
    const onScreen = await headings(page)
    await page.emulateMedia({ media: 'print' })
    expect(await headings(page), path).toEqual(onScreen)
    expect(await unseenText(page), path).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a blank band would be noticed', async ({ page }) => {
  await open(page, '/about')
  await page.locator('#fachada').evaluate((node) => {
    node.style.visibility = 'hidden'
  })
  expect(await highestBlankBand(await page.screenshot({ fullPage: true }))).toBeGreaterThan(framePx)
})

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

const headings = (page: Page) => page.getByRole('heading').allInnerTexts()

/** Headings and paragraphs of the page that are laid out only when they come near. */
function unseenText(page: Page): Promise<string[]> {
  return page.locator(':is(main, footer) :is(h2, h3, p)').evaluateAll((nodes) =>
    nodes
      .filter((node) => node.checkVisibility())
      .filter((node) => !node.checkVisibility({ contentVisibilityAuto: true }))
      .map((node) => node.textContent ?? ''),
  )
}

/** In pixels: how many rows in a row have one colour from side to side. */
async function highestBlankBand(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let highest = 0
  let band = 0
  for (let row = 0; row < info.height; row += 1) {
    const pixels = data.subarray(row * info.width, (row + 1) * info.width)
    const isBlank = pixels.every((pixel) => pixel === pixels[0])
    band = isBlank ? band + 1 : 0
    highest = Math.max(highest, band)
  }
  return highest
}
