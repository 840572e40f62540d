import type { Page } from '@playwright/test'

/** A slow line on which nothing is fetched ahead: what these addresses answer waits until the test lets it go. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    }),
  )
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
