import type { Page } from '@playwright/test'
import {
  dot,
  hero,
  liveRegion,
  pauseButton,
  playButton,
  restartTimer,
  shown,
  slides,
} from '#tests/browser/carousels.ts'
import { expect, test } from '#tests/browser/visit.ts'

/** Slides advance automatically, pause for the visitor, and work by keyboard. */
export async function expectHeroMoves(page: Page): Promise<void> {
  const carousel = hero(page)

  await test.step('slides lie on one another and cross-fade', async () => {
    const looks = await slides(carousel).evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect()
        const { opacity, transitionProperty, transitionDuration } = getComputedStyle(node)
        const fades = transitionProperty.includes('opacity') && parseFloat(transitionDuration) > 0
        return { place: [left, top, width, height], opacity, fades }
      }),
    )
    expect(new Set(looks.map(({ place }) => String(place))).size).toBe(1)
    expect(looks.map(({ opacity }) => opacity)).toEqual(['1', '0', '0'])
    expect(looks.map(({ fades }) => fades)).toEqual([true, true, true])
  })

  await test.step('a new slide comes every 6000 ms, and the first follows the last', async () => {
    await restartTimer(page, carousel)
    await page.clock.runFor(5999)
    expect(await shown(carousel)).toEqual(['1 de 3'])
    await page.clock.runFor(1)
    expect(await shown(carousel)).toEqual(['2 de 3'])
    await page.clock.runFor(6000)
    expect(await shown(carousel)).toEqual(['3 de 3'])
    await page.clock.runFor(6000)
    expect(await shown(carousel)).toEqual(['1 de 3'])
  })

  await test.step('it waits while the pointer is on it, and speaks only when it stands still', async () => {
    await restartTimer(page, carousel)
    await carousel.hover()
    await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(12_000)
    expect(await shown(carousel)).toEqual(['1 de 3'])
    await page.mouse.move(1, 1)
    await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(6000)
    expect(await shown(carousel)).toEqual(['2 de 3'])
  })

  await test.step('it waits while the focus is in it', async () => {
    await restartTimer(page, carousel)
    await carousel.getByRole('link', { name: 'Ver Certificações' }).focus()
    await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(12_000)
    expect(await shown(carousel)).toEqual(['2 de 3'])
    await page.getByRole('button', { name: 'Home' }).focus()
    await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(6000)
    expect(await shown(carousel)).toEqual(['3 de 3'])
  })

  await test.step('the pause button says what it will do, and what it stopped stays stopped', async () => {
    await pauseButton(carousel).click()
    await expect(pauseButton(carousel)).toHaveCount(0)
    await expect(playButton(carousel)).toBeVisible()
    await page.getByRole('button', { name: 'Home' }).focus()
    await page.mouse.move(1, 1)
    await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(12_000)
    expect(await shown(carousel)).toEqual(['3 de 3'])
    await playButton(carousel).click()
    await expect(pauseButton(carousel)).toBeVisible()
    await page.getByRole('button', { name: 'Home' }).focus()
    await page.mouse.move(1, 1)
    await expect(liveRegion(carousel)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(6000)
    expect(await shown(carousel)).toEqual(['1 de 3'])
  })

  await test.step('Tab walks from the pause button over the dots to the two buttons in sight', async () => {
    const link = (name: string) => carousel.getByRole('link', { name, exact: true })
    await page.getByRole('button', { name: 'Área do Aluno' }).focus()
    const walk = [
      pauseButton(carousel),
      dot(carousel, 1),
      dot(carousel, 2),
      dot(carousel, 3),
      link('Começar Agora'),
      link('Conhecer Cursos'),
    ]
    for (const stop of walk) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(carousel.locator(':focus')).toHaveCount(0)

    await dot(carousel, 3).focus()
    await page.keyboard.press('Enter')
    await expect(link('Matrícule-se')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link('Matrícule-se')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(link('Saiba Mais')).toBeFocused()
  })
}
