import type { Page } from '@playwright/test'
import { expect, open, test, waitForHydration } from '#tests/browser/visit.ts'

test('a menu entry leads from another page to its section, and the focus goes along', async ({
  page,
}) => {
  await open(page, '/contato')
  await chooseSection(page, 'Exames Internacionais')
  await expect(page).toHaveURL('/#exames')
  await expect(page.locator('#exames')).toBeFocused()
  await expectBelowHeader(page, /Exames internacionais/)
})

test('a shared address with a section opens at that section', async ({ page }) => {
  await open(page, '/#avaliacoes')
  await expectBelowHeader(page, /Quem estuda aqui/)
})

test('on a slow line a section is reached before its script is there, and kept after', async ({
  page,
}) => {
  let deliver = () => {}
  const line = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(/assets\/testimonial-carousel-/, (route) => line.then(() => route.continue()))
  await page.goto('/')
  await chooseSection(page, 'Avaliações')
  await expect(page.locator('#avaliacoes')).toBeFocused()
  await expectBelowHeader(page, /Quem estuda aqui/)
  deliver()
  await waitForHydration(page, '#avaliacoes')
  await expect(page.locator('#avaliacoes')).toBeFocused()
  await expectBelowHeader(page, /Quem estuda aqui/)
})

test('under reduced motion a section is reached in one leap', async ({ page }) => {
  await open(page, '/')
  await chooseSection(page, 'Avaliações')
  await expect(page.locator('#avaliacoes')).toBeFocused()
  await expectBelowHeader(page, /Quem estuda aqui/)
  expect(await scrollBehavior(page)).toBe('auto')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the page glides to a section', async ({ page }) => {
    await open(page, '/')
    await chooseSection(page, 'Exames Internacionais')
    await expect(page.locator('#exames')).toBeFocused()
    await expectBelowHeader(page, /Exames internacionais/)
    expect(await scrollBehavior(page)).toBe('smooth')
  })
})

async function chooseSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'Home' }).click()
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click()
}

/** How the page moves when it is brought to a section: 'smooth' or, at once, 'auto'. */
function scrollBehavior(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
}

async function expectBelowHeader(page: Page, title: RegExp) {
  const heading = page.getByRole('heading', { name: title, level: 2 })
  const room = () =>
    heading.evaluate((node) => {
      const header = document.querySelector('header > div')?.getBoundingClientRect()
      return node.getBoundingClientRect().top - Math.max(header?.bottom ?? 0, 0)
    })
  // In sight, not under the header that has come to stay, and in the upper half of the screen.
  const half = (page.viewportSize()?.height ?? 0) / 2
  await expect.poll(async () => (await room()) > 0 && (await room()) < half).toBe(true)
}
