import { advanceClock, hero, openWithPausedClock, shown } from '#tests/browser/carousels.ts'
import { swipe } from '#tests/browser/touch.ts'
import { expect, open, test } from '#tests/browser/visit.ts'

test('a finger drawn sideways pages, round the ends too, and drawn upwards does not', async ({
  page,
}) => {
  await open(page, '/')
  const seen = () => shown(hero(page))
  await swipe(page, [
    [300, 300],
    [100, 310],
  ])
  await expect.poll(seen).toEqual(['2 de 3'])
  await swipe(page, [
    [100, 300],
    [300, 290],
  ])
  await expect.poll(seen).toEqual(['1 de 3'])
  await swipe(page, [
    [100, 300],
    [300, 300],
  ])
  await expect.poll(seen).toEqual(['3 de 3'])
  await swipe(page, [
    [200, 500],
    [140, 300],
  ])
  expect(await seen()).toEqual(['3 de 3'])
  await swipe(page, [
    [300, 300],
    [280, 300],
  ])
  expect(await seen()).toEqual(['3 de 3'])
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a finger that is on its way when a slide comes still pages', async ({ page }) => {
    await openWithPausedClock(page, '#home')
    await swipe(
      page,
      [
        [300, 300],
        [100, 300],
      ],
      () => advanceClock(page, 6000),
    )
    await expect.poll(() => shown(hero(page))).toEqual(['3 de 3'])
  })
})
