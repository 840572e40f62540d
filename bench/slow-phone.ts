import { type Browser, devices, type Page } from '@playwright/test'

// Lighthouse's mid-range phone on slow 4G.
const network = {
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
  offline: false,
}

/**
 * Four is Lighthouse's own, meant for a machine whose benchmark index is about 1,500. Its calculator
 * gives 3 for 1,300 and 2 for 800; `npm run bench -- lighthouse` prints the index.
 */
export const cpuSlowdown = Number(process.env.SLOWDOWN ?? 4)

/**
 * A new visitor's page; closing its context ends the visit. It has a phone's screen and touch, but not
 * `isMobile`: that emulation begins anew for every document and restyles the whole page that is left
 * (50 ms at this speed; 'PlatformColorChange' in a trace), which no phone does.
 */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], isMobile: false })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}
