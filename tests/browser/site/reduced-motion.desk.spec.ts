import {
  advanceClock,
  hero,
  liveRegion,
  openWithPausedClock,
  shown,
  testimonials,
} from '#tests/browser/carousels.ts'
import { expect, test, waitForHydration } from '#tests/browser/visit.ts'

const names = ['Cambridge', 'TOEFL', 'Instituto Cervantes', 'DELF/DALF', 'Goethe-Institut']

test('under reduced motion nothing of the home page moves by itself', async ({ page }) => {
  // Where one testimonial is in sight at a time.
  await page.setViewportSize({ width: 600, height: 800 })
  await openWithPausedClock(page, '#avaliacoes')
  await waitForHydration(page, '#exames')
  await advanceClock(page, 60_000)

  await test.step('slides and testimonials never start', async () => {
    await expect(liveRegion(hero(page))).toHaveAttribute('aria-live', 'polite')
    for (const carousel of [hero(page), testimonials(page)]) {
      await expect(carousel.getByRole('button', { name: /automática/ })).toHaveCount(0)
      expect(await shown(carousel)).toEqual(['1 de 3'])
    }
  })

  await test.step('five names of institutions stand still and nobody sees them twice', async () => {
    const strip = page.getByRole('group', { name: 'Instituições certificadoras' })
    await strip.scrollIntoViewIfNeeded()
    await expect(strip.locator('li').filter({ visible: true })).toHaveText(names)
    await expect(strip.getByRole('listitem')).toHaveText(names)
    const moving = strip.locator('ul').evaluate((track) => track.getAnimations().length)
    expect(await moving).toBe(0)
    await expect(strip.getByRole('button')).toHaveCount(0)
  })
})
