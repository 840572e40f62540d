import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, devices, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Visit = { consoleErrors: string[] }

const screen = { width: 390, height: 844 }
const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']

/** `test.use(phone)`: the specs called `*.phone.spec.ts` run on a phone. A project for them would start every worker twice. */
export const phone = { viewport: screen, screen, userAgent, deviceScaleFactor, isMobile, hasTouch }

/**
 * A visitor's browser, which finds no host but the site (see playwright.config.ts). Any error or warning
 * in the console fails the test, also about hydration, the content security policy or a host not found.
 */
export const test = base.extend<Visit>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
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

export { publicPageOfEachRoute } from '#tests/http-clients/site-routes.ts'
export { expect }

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page, 'main')
}

/**
 * React marks the nodes that it has hydrated: the whole page in the admin area, on a public page the
 * islands in the selected part. A pointer on an island hydrates it at once.
 */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const part = document.querySelector(wanted)
    if (!part) return false
    const isHydrated = (node: Element | null) =>
      Object.keys(node ?? {}).some((key) => key.startsWith('__reactFiber'))
    if (!document.querySelector('script[src*="/islands-"]')) return isHydrated(part)
    const around = part.closest('[data-island]')
    const islands = [...(around ? [around] : []), ...part.querySelectorAll('[data-island]')]
    for (const island of islands) island.dispatchEvent(new Event('pointerover'))
    return islands.every(({ firstElementChild }) => isHydrated(firstElementChild))
  }, selector)
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * If a dialog is open or a part is named, checks nothing else: the page around it has its own check.
 * Only violations are described: describing all that passes takes twice the time.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const { origin } = new URL(page.url())
  const frames = page.frames().filter((frame) => frame.url().startsWith(origin))
  for (const frame of frames) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript)
  }
  const modal = 'dialog:modal, :popover-open'
  const included = part ?? ((await page.locator(modal).count()) > 0 ? modal : 'html')
  const violations = await page.evaluate(
    async ({ included, rules, iframes }) => {
      const resultTypes = ['violations' as const]
      // Preloading would fetch the style sheets once more, which only experimental rules read.
      const options = { runOnly: rules, resultTypes, iframes, preload: false }
      const { violations } = await window.axe.run(included, options)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    { included, rules, iframes: frames.length > 1 },
  )
  expect(violations).toEqual([])
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
