import type { Locator, Page } from '@playwright/test'
import { expect, open, waitForHydration } from './visit.ts'

export const hero = (page: Page): Locator =>
  page.getByRole('region', { name: 'Destaques da escola' })

export const testimonials = (page: Page): Locator =>
  page.getByRole('region', { name: 'Depoimentos' })

/** All slides, those out of sight too. */
export const slides = (carousel: Locator): Locator =>
  carousel.getByRole('group', { name: /^\d de 3$/, includeHidden: true })

/** Names of the slides that a visitor can reach: the others are inert. */
export function shown(carousel: Locator): Promise<(string | null)[]> {
  return slides(carousel).evaluateAll((nodes) =>
    nodes.filter((node) => !(node as HTMLElement).inert).map((node) => node.ariaLabel),
  )
}

export const dot = (carousel: Locator, place: number): Locator =>
  carousel.getByRole('button', { name: `Mostrar ${place} de 3` })

export const liveRegion = (carousel: Locator): Locator => carousel.locator('[aria-live]')

export const pauseButton = (within: Locator): Locator =>
  within.getByRole('button', { name: 'Pausar apresentação automática' })

export const playButton = (within: Locator): Locator =>
  within.getByRole('button', { name: 'Iniciar apresentação automática' })

/** The home page on a clock that moves only when the test says so. */
export async function openWithPausedClock(page: Page, section: string): Promise<void> {
  await page.clock.install({ time: '2026-05-10T12:00:00-03:00' })
  await open(page, '/')
  await page.locator(section).scrollIntoViewIfNeeded()
  await waitForHydration(page, section)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Advances the clock, and waits until React has rendered. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await rendered(page)
}

/** Moves the pointer over the carousel and away, which restarts its timer. */
export async function restartTimer(page: Page, carousel: Locator): Promise<void> {
  await carousel.hover()
  await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'polite')
  await page.mouse.move(1, 1)
  await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'off')
  await rendered(page)
}

/** React schedules its work as messages: after two later messages it is done. */
async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = next
        port2.postMessage(null)
      })
    }
  })
}
