import type { Page } from '@playwright/test'

/**
 * While a document is on its way, Chromium answers no question about the page that is left: the page
 * itself writes down what it showed.
 */
export async function recordMessages(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const record = () => {
      const message = document.querySelector('main > .pending-page[role="status"]')
      const heading = message?.querySelector('h1')?.getBoundingClientRect()
      if (!message || !heading) return
      const others = document.querySelectorAll('main > :not(.pending-page)')
      const hidden = [...others].every((part) => getComputedStyle(part).visibility === 'hidden')
      const inSight = heading.top >= 0 && heading.bottom <= innerHeight
      const seen = { text: message.textContent, inSight, oldPageHidden: hidden }
      sessionStorage.setItem('seen', JSON.stringify(seen))
    }
    new MutationObserver(record).observe(document, { childList: true, subtree: true })
  })
  return async () => JSON.parse(await page.evaluate(() => sessionStorage.getItem('seen') ?? 'null'))
}

/** The click returns when the next page is there, which waits for `letGo`. */
export async function leaveFor(
  page: Page,
  click: () => Promise<void>,
  letGo: () => void,
): Promise<void> {
  const clicked = click()
  await page.waitForTimeout(1000)
  letGo()
  await clicked
}
