import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

/** Every picture that the page shows arrives, in a light format and with its room kept. */
export async function expectPictures(page: Page): Promise<void> {
  await scrollToEachPicture(page)
  const pictures = () =>
    page.locator('img').evaluateAll((nodes) =>
      (nodes as HTMLImageElement[])
        .filter((node) => node.checkVisibility() && !node.closest('[inert]'))
        .map((node) => ({
          name: node.alt || node.src.slice(0, 60),
          arrived: node.complete && node.naturalWidth > 0,
          placed:
            node.ariaHidden === 'true' ||
            (node.width > 0 && node.hasAttribute('width') && node.hasAttribute('height')) ||
            // A photo fills a frame that has a shape of its own.
            getComputedStyle(node.parentElement ?? node).aspectRatio !== 'auto',
        })),
    )
  await expect.poll(async () => (await pictures()).filter(({ arrived }) => !arrived)).toEqual([])
  expect((await pictures()).filter(({ placed }) => !placed)).toEqual([])

  const framed = await page.locator('picture').evaluateAll((nodes) =>
    nodes.map((node) => ({
      formats: [...node.querySelectorAll('source')].map(({ type }) => type),
      sizes: [...node.querySelectorAll('source')].map(({ srcset }) => srcset.split(',').length > 1),
      taken: node.querySelector('img')?.currentSrc.split('.').at(-1),
    })),
  )
  for (const picture of framed) {
    expect(picture.formats).toEqual(['image/avif', 'image/webp'])
    expect(picture.sizes).toEqual([true, true])
    if (picture.taken) expect(picture.taken).toBe('avif')
  }
}

/** Lazy pictures are requested only near the screen. Slides that change meanwhile may hide one. */
async function scrollToEachPicture(page: Page) {
  for (const picture of await page.locator('img').elementHandles()) {
    await picture.evaluate(async (node: HTMLElement) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    })
  }
}
