import type { Locator } from '@playwright/test'

/** The background colour of each element, as it is shown. */
export const groundsOf = (locator: Locator): Promise<string[]> =>
  locator.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor))
