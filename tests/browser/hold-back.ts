import type { Page } from '@playwright/test'

/** Turns prefetching off, and holds back the responses of these URLs until the returned function is called. */
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
