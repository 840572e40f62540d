import type { Locator, Page } from '@playwright/test'
import { expect, open } from './visit.ts'

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
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Moves the pointer over the carousel and away, which restarts its timer. */
export async function restartTimer(page: Page, carousel: Locator): Promise<void> {
  await carousel.hover()
  await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'polite')
  await page.mouse.move(1, 1)
  await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'off')
}
