import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

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
 * A visitor's browser: other hosts are answered here (nothing real is asked), and any error or
 * warning in the console, of hydration and of the policy too, fails the test.
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

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page, 'main')
}

/** React marks the nodes that it has hydrated. */
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

/** Chromium reports the failed requests that a test provokes; any other error still fails the test. */
export function allowConsoleErrors(consoleErrors: string[], provoked: RegExp): void {
  const others = consoleErrors.filter((text) => !provoked.test(text))
  expect(others.length, `none of ${consoleErrors} is ${provoked}`).toBeLessThan(
    consoleErrors.length,
  )
  consoleErrors.splice(0, consoleErrors.length, ...others)
}

/** By how many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
