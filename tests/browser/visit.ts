import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** Every public address, with something its h1 says. */
export const publicPages = [
  '/',
  '/cursos',
  '/about',
  '/teste-nivel',
  '/eventos',
  '/contato',
  '/privacidade',
] as const

type Visit = { consoleErrors: string[] }

/**
 * A visitor's browser: other hosts are answered here (nothing real is asked), and any complaint of
 * the console, hydration warnings and policy violations included, fails the test.
 */
export const test = base.extend<Visit>({
  consoleErrors: [
    async ({ context, page }, use) => {
      const consoleErrors: string[] = []
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>externo</title>' }),
      )
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text())
      })
      page.on('pageerror', (error) => consoleErrors.push(error.message))
      await use(consoleErrors)
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The page with its script running: what a visitor has a moment after it has loaded. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page, 'main')
}

/** React marks the nodes it has taken over; until then only links and native controls work. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    selector,
  )
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([])
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600

/** Chromium itself reports the answers that a test provokes; anything else still fails the test. */
export function allowConsoleErrors(consoleErrors: string[], provoked: RegExp): void {
  const others = consoleErrors.filter((text) => !provoked.test(text))
  expect(others.length, `none of ${consoleErrors} is ${provoked}`).toBeLessThan(
    consoleErrors.length,
  )
  consoleErrors.splice(0, consoleErrors.length, ...others)
}
