import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/browser/visit.ts'

test('from 320 to 1920 px the floating button covers nothing at the end of a page', async ({
  page,
}) => {
  await open(page, '/privacidade')
  for (const width of [320, 390, 640, 768, 1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 720 })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText(/^©/), `at ${width} px`).toBeInViewport()
    expect(await coveredWords(page), `at ${width} px`).toEqual([])
  }
})

/** Words of the footer that lie below the floating button, or closer than a finger's slip. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('.chat-float')?.getBoundingClientRect()
    if (!button) throw new Error('no floating button')
    const words = document.createTreeWalker(
      document.querySelector('footer') ?? document,
      NodeFilter.SHOW_TEXT,
    )
    const covered: string[] = []
    while (words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > button.left - 4 &&
          left < button.right + 4 &&
          bottom > button.top - 4 &&
          top < button.bottom + 4,
      )
      if (isCovered) covered.push(words.currentNode.textContent ?? '')
    }
    return covered
  })
}
