import { type BrowserContext, expect, type Page } from '@playwright/test'

export const googleMaps = 'https://www.google.com/maps'

/** Every URL outside the site that any page, frame or worker of the visit requested. */
export function requestsToOthers(context: BrowserContext): Set<string> {
  const asked = new Set<string>()
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(http|ws)s?:$/.test(protocol) && hostname !== 'localhost') asked.add(request.url())
  })
  return asked
}

/** The requests to hosts that are not among the page's guests. */
export function strangers(asked: Set<string>, guests: string[]): string[] {
  return [...asked].filter((url) => !guests.some((guest) => url.startsWith(guest)))
}

export async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await noMoreRequests(page)
}

/** Playwright's 'networkidle' also waits for frames whose page was refused, and then sometimes for ever. */
export async function noMoreRequests(page: Page): Promise<void> {
  let latest = performance.now()
  const note = () => {
    latest = performance.now()
  }
  page.on('request', note)
  await expect.poll(() => performance.now() - latest).toBeGreaterThan(500)
  page.off('request', note)
}

/** Even preconnecting tells another host who is visiting. */
export function hintsToOthers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[href]')]
      .filter((link) => !['canonical', 'alternate', 'me'].includes(link.rel))
      .map((link) => link.href)
      .filter((href) => new URL(href).origin !== location.origin),
  )
}

/** What the visit left in the browser, except the note of the chat popup, which the policy names. */
export async function leftBehind(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const notes = await page.evaluate(() => Object.keys(localStorage))
  return [...cookies, ...notes].filter((name) => name !== 'whatsapp-popup-last-shown')
}
