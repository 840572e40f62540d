import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './visit.ts'

/** The map and the form of the level test are frames of other documents, which a picture may not have yet. */
export const framePx = 480

/** Of a page that was just opened: everything in it is laid out, and a full-page picture shows it. */
export async function expectWholePicture(page: Page): Promise<void> {
  await expectWholeText(page)
  const picture = await page.screenshot({ fullPage: true, scale: 'css' })
  expect(await highestBlankBand(picture)).toBeLessThan(framePx)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect((await sharp(picture).metadata()).height).toBe(height)
}

export async function expectWholeText(page: Page): Promise<void> {
  expect(await unseenText(page)).toEqual([])
}

export async function expectSameTextPrinted(page: Page): Promise<void> {
  // The chat popup lies outside of these, and may open at any moment.
  const headings = () => page.locator('main, footer').getByRole('heading').allInnerTexts()
  const onScreen = await headings()
  await page.emulateMedia({ media: 'print' })
  expect(await headings()).toEqual(onScreen)
  expect(await unseenText(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

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
export async function highestBlankBand(picture: Buffer): Promise<number> {
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
