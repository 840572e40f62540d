import { dot, hero, shown, slides } from '#tests/browser/carousels.ts'
import { expect, expectAccessible, open, test } from '#tests/browser/visit.ts'

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

test('three slides, each with its two buttons, are chosen by their dots', async ({ page }) => {
  await open(page, '/')
  const carousel = hero(page)
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
      await expect(slide.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    }
    expect(await shown(carousel)).toEqual([`${place} de 3`])
    if (place > 1) await expectAccessible(page)
  }
})

test('hidden slides take no focus, and dots are large enough for a finger', async ({ page }) => {
  await open(page, '/')
  const carousel = hero(page)
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
