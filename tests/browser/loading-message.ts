import type { Page } from '@playwright/test'
import { holdBack } from './hold-back.ts'

export const wholeScreen = (text: string) => ({ text, inSight: true, oldPageHidden: true })

/**
 * Clicks towards a URL that responds late, and returns what the page showed until then. Chromium evaluates
 * nothing in a page that is being left, so the page itself records what it showed.
 */
export async function slowWayTo(page: Page, address: RegExp) {
  const letGo = await holdBack(page, address)
  await page.addInitScript(() => {
    const record = () => {
      const message = document.querySelector('main > .pending-page[role="status"]')
      const heading = message?.querySelector('h1')
      if (!message || !heading) return
      const { left, top, bottom } = heading.getBoundingClientRect()
      const inSight = document.elementFromPoint(left + 1, (top + bottom) / 2) === heading
      const corners = [100, innerHeight - 10].map((y) => document.elementFromPoint(10, y))
      const oldPageHidden = corners.every((shown) => message.contains(shown))
      const seen = { text: message.textContent, inSight, oldPageHidden }
      sessionStorage.setItem('seen', JSON.stringify(seen))
    }
    new MutationObserver(record).observe(document, { childList: true, subtree: true })
  })

  return async (click: () => Promise<void>): Promise<unknown> => {
    await page.evaluate(() => sessionStorage.removeItem('seen'))
    // Resolves only when the next page is there.
    const clicked = click()
    await page.waitForTimeout(1000)
    letGo()
    await clicked
    return JSON.parse(await page.evaluate(() => sessionStorage.getItem('seen') ?? 'null'))
  }
}
