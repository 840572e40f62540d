import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { dot, liveRegion, shown, testimonials } from '#tests/browser/carousels.ts'
import { allowConsoleErrors, expect, open, test } from '#tests/browser/visit.ts'

const people = [
  ['Helena Sampaio', 'Kinder and Year', 'HS'],
  ['Rafael Nogueira', 'Cambridge & TOEFL', 'RN'],
  ['Cláudia Bittencourt', 'VIP Individual', 'CB'],
] as const

test('three people praise the school', async ({ page, consoleErrors }) => {
  await open(page, '/')
  await testimonials(page).scrollIntoViewIfNeeded()

  await test.step('three people speak, each with 5 de 5, a course and an avatar from our own address', async () => {
    for (const [index, [name, course]] of people.entries()) {
      const slide = testimonials(page).getByRole('group', { name: `${index + 1} de 3` })
      await expect(slide.getByText('5 de 5')).toBeAttached()
      await expect(slide.getByRole('blockquote')).toBeVisible()
      await expect(slide).toContainText(name)
      await expect(slide).toContainText(course)
      const avatar = slide.locator('img')
      await expect(avatar).toHaveAttribute(
        'src',
        new RegExp(`^/avatar\\.svg\\?nome=${encodeURIComponent(name)}&cor=`),
      )
      await expect
        .poll(() => avatar.evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0)
    }
    await expect(page.locator('#avaliacoes').getByRole('link')).toHaveText([
      'Conheça nossos cursos',
    ])
    await expect(page.getByRole('link', { name: 'Conheça nossos cursos' })).toHaveAttribute(
      'href',
      '/cursos',
    )
  })

  await test.step('odd testimonials are red and even ones blue', async () => {
    const grounds = await testimonials(page)
      .getByRole('figure')
      .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor))
    expect(grounds[0]).toBe(grounds[2])
    const [red, blue] = grounds.map((ground) => ground.match(/\d+/g)?.map(Number) ?? [])
    expect(red?.[0]).toBeGreaterThan(2 * (red?.[2] ?? 255))
    expect(blue?.[2]).toBeGreaterThan(2 * (blue?.[0] ?? 255))
  })

  await test.step('five stars are five filled stars', async () => {
    const stars = testimonials(page).getByRole('figure').first().locator('svg')
    await expect(stars).toHaveCount(5)
    for (const star of await stars.all()) {
      await star.scrollIntoViewIfNeeded()
      const { data, info } = await sharp(await star.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const centre = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
      expect([...data.subarray(centre, centre + 3)]).toEqual([0xff, 0xc2, 0x33])
    }
  })

  await test.step('1, 2 and 3 are in view as the screen grows, and dots page round', async () => {
    for (const [width, inView] of [
      [390, 1],
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => inSight(page), `at ${width} px`).toBe(inView)
      expect(await shown(testimonials(page))).toHaveLength(inView)
    }
    await page.setViewportSize({ width: 800, height: 800 })
    await expect.poll(() => shown(testimonials(page))).toEqual(['1 de 3', '2 de 3'])
    await dot(testimonials(page), 2).click()
    await expect.poll(() => shown(testimonials(page))).toEqual(['2 de 3', '3 de 3'])
    await dot(testimonials(page), 3).click()
    await expect.poll(() => shown(testimonials(page))).toEqual(['1 de 3', '3 de 3'])
    await expect(dot(testimonials(page), 3)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('an avatar that fails is drawn in the page, with the same initials', async () => {
    await page.route('**/avatar.svg*', (route) => route.fulfill({ status: 500 }))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await testimonials(page).scrollIntoViewIfNeeded()
    for (const [index, [, , initials]] of people.entries()) {
      const avatar = testimonials(page)
        .getByRole('group', { name: `${index + 1} de 3` })
        .locator('img')
      await expect(avatar).toHaveAttribute('src', /^data:image\/svg\+xml,/)
      expect(decodeURIComponent((await avatar.getAttribute('src')) ?? '')).toContain(
        `>${initials}<`,
      )
      await expect
        .poll(() => avatar.evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0)
    }
    allowConsoleErrors(consoleErrors, /500/)
  })
})

/** How many cards are wholly visible in their frame. */
function inSight(page: Page): Promise<number> {
  return liveRegion(testimonials(page)).evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect()
    return [...frame.children]
      .map((card) => card.getBoundingClientRect())
      .filter((card) => card.left >= left - 1 && card.right <= right + 1).length
  })
}
