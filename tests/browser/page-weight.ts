import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

/** The transfer size of each file, once the page requests nothing more. */
export async function weightsAtRest(page: Page): Promise<Record<string, number>> {
  // On a busy machine a lazy picture of the first screen may still be loading, and would not be counted.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top >= window.innerHeight,
    ),
  )
  const weigh = () =>
    page.evaluate(() =>
      Object.fromEntries(
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
          ({ name, encodedBodySize }) => [name, encodedBodySize],
        ),
      ),
    )
  let before = await weigh()
  await expect
    .poll(
      async () => {
        const last = before
        before = await weigh()
        return JSON.stringify(last) === JSON.stringify(before)
      },
      { intervals: [400] },
    )
    .toBe(true)
  return before
}

/** Addresses of the pictures that the first screen shows; drawings within the page cost no request. */
export async function picturesInSight(page: Page): Promise<string[]> {
  const addresses = await page.locator('img').evaluateAll((nodes) =>
    (nodes as HTMLImageElement[])
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .filter((node) => node.getBoundingClientRect().top < window.innerHeight)
      .map((node) => node.currentSrc)
      .filter((address) => address.startsWith('http')),
  )
  return [...new Set(addresses)]
}
