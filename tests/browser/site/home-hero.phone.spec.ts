import { dot, hero, openWithPausedClock, shown, slides } from '#tests/browser/carousels.ts'
import { holdBackRest } from '#tests/browser/slow-page.ts'
import { swipe } from '#tests/browser/touch.ts'
import { expect, expectAccessible, open, phone, test } from '#tests/browser/visit.ts'
import { expectFooterAtRest } from './footer.ts'

test.use(phone)

const buttons = [
  [
    ['Começar Agora', '/teste-nivel'],
    ['Conhecer Cursos', '/cursos'],
  ],
  [
    ['Ver Certificações', '/#exames'],
    ['Entre em Contato', '/contato'],
  ],
  [
    ['Matrícule-se', '/contato'],
    ['Saiba Mais', '/#sobre'],
  ],
] as const

test('three slides take turns by their dots and under a finger', async ({ page }) => {
  await open(page, '/')
  await test.step('who jumps to the footer finds it at rest, and at the very end of the page', () =>
    expectFooterAtRest(page))
  const carousel = hero(page)

  await test.step('hidden slides take no focus, and dots are large enough for a finger', async () => {
    for (const name of ['Ver Certificações', 'Entre em Contato', 'Matrícule-se', 'Saiba Mais']) {
      const link = carousel.getByRole('link', { name, includeHidden: true })
      await expect(link).toBeHidden()
      await link.evaluate((node) => node.focus())
      await expect(link).not.toBeFocused()
    }
    for (const place of [1, 2, 3]) {
      const box = await dot(carousel, place).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
  })

  await test.step('the button of the conversation covers no link of a slide that comes by itself', async () => {
    const chat = page.locator('.chat-float')
    await page.evaluate(() => scrollTo(0, 0))
    const link = carousel.getByRole('link', { name: 'Saiba Mais', includeHidden: true })
    await page.setViewportSize({ width: 360, height: 844 })
    const end = await link.evaluate((node) => node.getBoundingClientRect().bottom)
    await page.setViewportSize({ width: 360, height: Math.round(end) + 20 })
    await expect(chat).not.toHaveAttribute('data-aside')
    // Without the scrolling of a real click.
    await dot(carousel, 3).evaluate((node: HTMLButtonElement) => node.click())
    await expect(chat).toHaveAttribute('data-aside')
    await page.setViewportSize(phone.viewport)
  })

  await test.step('three slides, each with its two buttons, are chosen by their dots', async () => {
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carrossel')
    await expect(slides(carousel)).toHaveCount(3)
    for (const [index, pair] of buttons.entries()) {
      const place = index + 1
      await dot(carousel, place).click()
      await expect(dot(carousel, place)).toHaveAttribute('aria-current', 'true')
      await expect(carousel.locator('[aria-current]')).toHaveCount(1)
      const slide = carousel.getByRole('group', { name: `${place} de 3` })
      await expect(slide).toBeVisible()
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide')
      await expect(slide.getByRole('heading', { level: 2 })).toBeVisible()
      const picture = slide.getByRole('img')
      await expect(picture).toHaveAccessibleName(/\w/)
      await expect
        .poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0)
      await expect(slide.getByRole('link')).toHaveCount(2)
      for (const [name, address] of pair) {
        await expect(slide.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          address,
        )
      }
      expect(await shown(carousel)).toEqual([`${place} de 3`])
      if (place > 1) await expectAccessible(page, '#home')
    }
  })

  await test.step('a finger drawn sideways pages, round the ends too, and drawn upwards does not', async () => {
    await dot(carousel, 1).click()
    const seen = () => shown(carousel)
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

  await test.step('with motion, a finger that is on its way when a slide comes still pages', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openWithPausedClock(page, '#home')
    await swipe(
      page,
      [
        [300, 300],
        [100, 300],
      ],
      () => page.clock.runFor(6000),
    )
    await expect.poll(() => shown(carousel)).toEqual(['3 de 3'])
  })
})

test('all parts stay where they are seen first, however slowly the page arrives', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(noteMoved)
  // The page stops before the slides, within the first of them, and before the next, which is taller.
  for (const rest of [
    '<div aria-live',
    '<h2',
    '<div role="group" aria-roledescription="slide" aria-label="2',
  ]) {
    const line = await holdBackRest(baseURL ?? '', rest)
    await page.goto(line.url, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))))
    line.letGo()
    await page.waitForLoadState()
    await expect(dot(hero(page), 1)).toBeVisible()
    expect(await page.evaluate(() => window.moved), rest).toBe('')
    await page.goto('about:blank')
    line.stop()
  }
})

declare global {
  interface Window {
    moved: string
  }
}

/** Runs in the page: records the parts that moved after they were shown. */
function noteMoved(): void {
  window.moved = ''
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const { sources } = shift as PerformanceEntry & { sources: { node: Element | null }[] }
      for (const { node } of sources) window.moved += `${node?.className}\n`
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
