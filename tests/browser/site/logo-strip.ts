import type { Page } from '@playwright/test'
import { pauseButton, playButton } from '#tests/browser/carousels.ts'
import { expect, test } from '#tests/browser/visit.ts'

const names = ['Cambridge', 'TOEFL', 'Instituto Cervantes', 'DELF/DALF', 'Goethe-Institut']

const strip = (page: Page) => page.getByRole('group', { name: 'Instituições certificadoras' })
const track = (page: Page) => strip(page).locator('ul')

export async function expectLogoStripMoves(page: Page): Promise<void> {
  await strip(page).scrollIntoViewIfNeeded()

  await test.step('the names are told once: their copy is for the eye alone', async () => {
    await expect(strip(page).getByRole('listitem')).toHaveText(names)
    const copies = strip(page).locator('li[aria-hidden="true"]')
    await expect(copies).toHaveText(names)
    expect(
      await copies.evaluateAll((nodes) => nodes.every((node) => node.matches('[inert]'))),
    ).toBe(true)
  })

  await test.step('the pause button stops it and starts it again', async () => {
    const state = () => track(page).evaluate((node) => node.getAnimations()[0]?.playState)
    expect(await state()).toBe('running')
    await pauseButton(strip(page)).click()
    await expect.poll(state).toBe('paused')
    await playButton(strip(page)).press('Enter')
    await expect.poll(state).toBe('running')
    await expect(pauseButton(strip(page))).toBeFocused()
  })

  await test.step('2, 3, 4 and 5 names are in view, 20 to 50 px apart', async () => {
    for (const [width, inView, gap] of [
      [320, 2, 20],
      [639, 2, 20],
      [640, 3, 30],
      [1023, 3, 30],
      [1024, 4, 40],
      [1279, 4, 40],
      [1280, 5, 50],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => measured(page), `at ${width} px`).toEqual({ inView, gap })
    }
  })

  await test.step('no name is wider than its tile on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const tooWide = await strip(page)
      .locator('li')
      .evaluateAll((tiles) =>
        tiles.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => tile.textContent),
      )
    expect(tooWide).toEqual([])
  })

  await test.step('five names pass in 15 s, and the copy ends where the names began', async () => {
    const round = await track(page).evaluate((node) => {
      const [animation] = node.getAnimations()
      if (!animation) return null
      const timing = animation.effect?.getComputedTiming()
      animation.pause()
      const placeOf = (index: number) => node.children[index]?.getBoundingClientRect().left ?? 0
      animation.currentTime = 0
      const start = placeOf(0)
      animation.currentTime = 14_999.999
      const end = placeOf(5)
      const { animationTimingFunction } = getComputedStyle(node)
      return { timing, offset: Math.abs(end - start), pace: animationTimingFunction }
    })
    expect(round?.timing).toMatchObject({ duration: 15_000, iterations: Infinity })
    expect(round?.pace).toBe('linear')
    expect(round?.offset).toBeLessThan(1)
  })
}

/** As the eye counts: how many names and gaps fill the window, and how wide a gap is. */
function measured(page: Page) {
  return track(page).evaluate((node) => {
    const [first, second] = [...node.children].map((item) => item.getBoundingClientRect())
    const gap = (second?.left ?? 0) - (first?.right ?? 0)
    const inView = (node.clientWidth + gap) / ((first?.width ?? 0) + gap)
    return { inView: Math.round(inView * 100) / 100, gap: Math.round(gap * 10) / 10 }
  })
}
