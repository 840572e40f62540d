import type { Locator } from '@playwright/test'
import { buttonsWithoutEdge } from '#tests/browser/buttons-without-edge.ts'
import { openResult } from '#tests/browser/level-test-learner.ts'
import { expect, open, test } from '#tests/browser/visit.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const colorOf = (locator: Locator) =>
  locator.evaluate((node) => getComputedStyle(node).backgroundColor)
const colorsOf = (locator: Locator) =>
  locator.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor))

test('in forced colours what is chosen can still be told from the rest', async ({ page }) => {
  await test.step('the dots of the carousels stay visible, and the current one stands out', async () => {
    await open(page, '/')
    const ground = await colorOf(page.locator('html'))
    for (const name of ['Escolher destaque', 'Escolher avaliação']) {
      const dots = page.getByRole('group', { name }).getByRole('button').locator('span')
      const colors = await colorsOf(dots)
      expect(colors).toHaveLength(3)
      expect(colors).not.toContain(ground)
      expect(colors[0]).not.toBe(colors[1])
    }
  })

  await test.step('the chosen filter stands out', async () => {
    await open(page, '/cursos?categoria=online')
    const chosen = await colorOf(page.getByRole('button', { name: 'Online' }))
    const other = await colorOf(page.getByRole('button', { name: 'Crianças' }))
    expect(chosen).not.toBe(other)
  })

  await test.step('the score of the level test can be read from its dots', async () => {
    await openResult(page, 'ingles', 'B1')
    const right = await colorsOf(page.locator('.level-test-dots > [data-right]'))
    const wrong = await colorsOf(page.locator('.level-test-dots > :not([data-right])'))
    expect(right.length).toBeGreaterThan(2)
    expect(wrong.length).toBeGreaterThan(2)
    expect(right.filter((color) => wrong.includes(color))).toEqual([])
    expect(await buttonsWithoutEdge(page)).toEqual([])
  })
})
