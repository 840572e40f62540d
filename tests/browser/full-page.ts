import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './visit.ts'

/** The height of the map and the level test, frames that a screenshot may still show blank. */
export const framePx = 480

/** Everything in a page that was just opened is laid out, and a full-page screenshot shows it. */
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

/** On paper: the same headings, nothing over the text, dark on white, whole cards, and where links lead. */
export async function expectPrintable(page: Page): Promise<void> {
  const headings = () =>
    page.locator('main :is(h1, h2, h3):visible:not(.print\\:hidden *)').allInnerTexts()
  const onScreen = await headings()
  await page.emulateMedia({ media: 'print' })
  expect(await headings()).toEqual(onScreen)
  expect(await unseenText(page)).toEqual([])
  expect(await page.evaluate(unprintable)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

/** On A4, pictures and all. */
export async function expectFewSheets(page: Page, most: number): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ format: 'A4' })
  await page.emulateMedia({ media: 'screen' })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThanOrEqual(most)
}

function unprintable(): string[] {
  const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter((node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const brightness = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? []
    return alpha === 0 ? 255 : (red + green + blue) / 3
  }
  const hasText = ({ childNodes }: Node) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  const faults = (node: HTMLElement) => {
    const { position, color, backgroundColor, breakInside } = getComputedStyle(node)
    const after = getComputedStyle(node, '::after').content
    const to = node instanceof HTMLAnchorElement && node.origin !== location.origin ? node : null
    const isTyped = to && (to.host === 'wa.me' || to.search === '')
    return [
      ['fixed', 'sticky'].includes(position) && 'stays in one place of every sheet',
      hasText(node) && brightness(color) > 110 && 'bright text',
      brightness(backgroundColor) < 250 && 'dark background',
      node.matches('main li, figure') && breakInside !== 'avoid' && 'may be cut in two',
      isTyped && !after.includes(to.host.replace('www.', '')) && 'an address that is not told',
      node.matches('[popover], .skip-link, .chat-float, .chat-popup, button, input') && 'a control',
    ].filter((fault) => fault)
  }
  return seen.flatMap((node) =>
    faults(node).map((fault) => `${fault}: ${node.outerHTML.slice(0, 160)}`),
  )
}

/** Headings and paragraphs of the page that are laid out only when scrolled near. */
function unseenText(page: Page): Promise<string[]> {
  return page.locator(':is(main, footer) :is(h2, h3, p)').evaluateAll((nodes) =>
    nodes
      .filter((node) => node.checkVisibility())
      .filter((node) => !node.checkVisibility({ contentVisibilityAuto: true }))
      .map((node) => node.textContent ?? ''),
  )
}

/** The most consecutive rows, in pixels, that have one colour from side to side. */
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
