import type { Page } from '@playwright/test'
import { expect, open, publicPages, test } from '#tests/browser/visit.ts'

for (const path of publicPages) {
  test(`every picture of ${path} arrives, in a light format and with its room kept`, async ({
    page,
  }) => {
    await open(page, path)
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
              (node.width > 0 && node.hasAttribute('width') && node.hasAttribute('height')),
          })),
      )
    await expect.poll(async () => (await pictures()).filter(({ arrived }) => !arrived)).toEqual([])
    expect((await pictures()).filter(({ placed }) => !placed)).toEqual([])

    const framed = await page.locator('picture').evaluateAll((nodes) =>
      nodes.map((node) => ({
        formats: [...node.querySelectorAll('source')].map(({ type }) => type),
        sizes: [...node.querySelectorAll('source')].map(
          ({ srcset }) => srcset.split(',').length > 1,
        ),
        taken: node.querySelector('img')?.currentSrc.split('.').at(-1),
      })),
    )
    for (const picture of framed) {
      expect(picture.formats).toEqual(['image/avif', 'image/webp'])
      expect(picture.sizes).toEqual([true, true])
      if (picture.taken) expect(picture.taken).toBe('avif')
    }
  })
}

test('the first picture of the home is named in the head', async ({ request, page }) => {
  const html = await (await request.get('/')).text()
  const preload = html.match(/<link rel="preload"[^>]*as="image"[^>]*>/)?.[0] ?? ''
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('<body'))
  expect(preload).toContain('fetchPriority="high"')
  await open(page, '/')
  const picture = page.getByRole('img', { name: /Alunos conversam entre balões/ })
  const taken = await picture.evaluate((node: HTMLImageElement) => node.currentSrc)
  expect(preload).toContain(new URL(taken).pathname)
})

/** Lazy pictures are asked for when they come near the screen. Slides that turn meanwhile may hide one. */
async function scrollToEachPicture(page: Page) {
  for (const picture of await page.locator('img').elementHandles()) {
    await picture.evaluate(async (node: HTMLElement) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    })
  }
}
