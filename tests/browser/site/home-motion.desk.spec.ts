import {
  hero,
  liveRegion,
  openWithPausedClock,
  shown,
  testimonials,
} from '#tests/browser/carousels.ts'
import { expect, test } from '#tests/browser/visit.ts'
import { expectHeroMoves } from './hero-motion.ts'
import { expectLogoStripMoves } from './logo-strip.ts'
import { expectTestimonialsMove } from './testimonials-motion.ts'

// A screen that shows one testimonial at a time.
const oneTestimonial = { width: 600, height: 800 }

const names = ['Cambridge', 'TOEFL', 'Instituto Cervantes', 'DELF/DALF', 'Goethe-Institut']

test('under reduced motion nothing of the home page moves by itself', async ({ page }) => {
  await page.setViewportSize(oneTestimonial)
  await openWithPausedClock(page, '#avaliacoes')
  await page.clock.runFor(12_000)

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

test('with motion slides, names and testimonials move by themselves, and wait for the visitor', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithPausedClock(page, '#home')
  await test.step('slides', () => expectHeroMoves(page))
  await test.step('names of institutions', () => expectLogoStripMoves(page))
  await page.setViewportSize(oneTestimonial)
  await test.step('testimonials', () => expectTestimonialsMove(page))
})
