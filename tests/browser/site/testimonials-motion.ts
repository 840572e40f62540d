import type { Page } from '@playwright/test'
import {
  dot,
  liveRegion,
  pauseButton,
  playButton,
  restartTimer,
  shown,
  slides,
  testimonials,
} from '#tests/browser/carousels.ts'
import { expect, test } from '#tests/browser/visit.ts'

/** On a screen that shows one at a time they advance automatically, and can be paused. */
export async function expectTestimonialsMove(page: Page): Promise<void> {
  const carousel = testimonials(page)
  await carousel.scrollIntoViewIfNeeded()
  const leave = async () => {
    await page.getByRole('link', { name: 'Conheça nossos cursos' }).focus()
    await page.mouse.move(1, 1)
  }
  // They may have moved already.
  await dot(carousel, 1).click()
  await leave()

  await test.step('the next one comes every 5000 ms, and waits under the pointer', async () => {
    await restartTimer(page, carousel)
    await page.clock.runFor(4999)
    expect(await shown(carousel)).toEqual(['1 de 3'])
    await page.clock.runFor(1)
    expect(await shown(carousel)).toEqual(['2 de 3'])
    await page.clock.runFor(10_000)
    expect(await shown(carousel)).toEqual(['1 de 3'])
    await carousel.hover()
    await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(12_000)
    expect(await shown(carousel)).toEqual(['1 de 3'])
  })

  await test.step('the pause button is the first stop and holds them', async () => {
    expect(await slides(carousel).count()).toBe(3)
    await expect(carousel.getByRole('button').first()).toHaveAccessibleName(/^Pausar/)
    await pauseButton(carousel).click()
    await expect(playButton(carousel)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dot(carousel, 1)).toBeFocused()
    await leave()
    await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(12_000)
    expect(await shown(carousel)).toEqual(['1 de 3'])
  })
}
