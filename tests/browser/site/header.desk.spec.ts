import type { Page } from '@playwright/test'
import { holdBack } from '#tests/browser/hold-back.ts'
import { expect, expectAccessible, open, sidewaysScroll, test } from '#tests/browser/visit.ts'

test('the header leads to every part of the site, by pointer and by keyboard', async ({ page }) => {
  await open(page, '/cursos')
  const nav = page.getByRole('navigation', { name: 'Principal' })
  const home = page.getByRole('button', { name: 'Home' })
  const firstSection = nav.getByRole('link', { name: 'Quem Somos' })

  await test.step('the skip link is the first stop and leads to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the header leads to every part of the site', async () => {
    for (const [name, address] of [
      ['Teste de Nível', '/teste-nivel'],
      ['Cursos', '/cursos'],
      ['Eventos', '/eventos'],
      ['Contato', '/contato'],
    ] as const) {
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    }
    const app = nav.getByRole('link', { name: 'Aplicativo' })
    await expect(app).toHaveAttribute('href', 'https://app.escola.example/')
    await expect(app).toHaveAttribute('target', '_blank')
    await expect(app).toHaveAttribute('rel', 'noopener noreferrer')
  })

  await test.step('the Home menu names its sections and closes with Escape', async () => {
    await expect(home).toHaveAttribute('aria-expanded', 'false')
    await home.click()
    await expect(home).toHaveAttribute('aria-expanded', 'true')
    for (const [name, hash] of [
      ['Quem Somos', 'sobre'],
      ['Exames Internacionais', 'exames'],
      ['Avaliações', 'avaliacoes'],
    ] as const) {
      await expect(nav.getByRole('link', { name })).toBeVisible()
      await expect(nav.getByRole('link', { name })).toHaveAttribute('href', `/#${hash}`)
    }
    await expectAccessible(page, 'header')
    await page.keyboard.press('Escape')
    await expect(home).toHaveAttribute('aria-expanded', 'false')
    await expect(firstSection).toBeHidden()
    await expect(home).toBeFocused()
  })

  await test.step('Tab walks through the open Home menu and on along the header', async () => {
    await page.keyboard.press('Enter')
    for (const name of [
      'Quem Somos',
      'Exames Internacionais',
      'Avaliações',
      'Teste de Nível',
      'Cursos',
      'Eventos',
      'Contato',
      'Aplicativo',
    ]) {
      await page.keyboard.press('Tab')
      await expect(nav.getByRole('link', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Área do Aluno' })).toBeFocused()
  })

  await test.step('the student-area menu has its entry, reachable by keyboard alone', async () => {
    await page.keyboard.press('Enter')
    const entry = page.getByRole('link', { name: 'Entrar na Área do Aluno' })
    await expect(entry).toBeVisible()
    await expect(entry).toHaveAttribute('href', 'https://aluno.escola.example/entrar')
    await page.keyboard.press('Tab')
    await expect(entry).toBeFocused()
    await expectAccessible(page, 'header')
    await page.keyboard.press('Escape')
  })

  await test.step('the Home menu closes when the focus leaves it, forwards and backwards', async () => {
    await home.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(firstSection).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(home).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Shift+Tab')
    await expect(home).toHaveAttribute('aria-expanded', 'false')
    await home.focus()
    await page.keyboard.press('Enter')
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
    await expect(home).toHaveAttribute('aria-expanded', 'false')
    await expect(firstSection).toBeHidden()
  })

  await test.step('from 1024 px on every item stands on one line, beside a long name too', async () => {
    const name = page
      .getByRole('link', { name: /página inicial/ })
      .locator('span')
      .first()
    for (const words of [await name.innerText(), 'Centro de Idiomas de São José dos Campos']) {
      await name.evaluate((node, text) => {
        node.textContent = text
      }, words)
      for (const width of [1024, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await wrappedItems(page), `at ${width} px`).toEqual([])
        expect(await sidewaysScroll(page), `at ${width} px`).toBe(0)
        expect((await name.boundingBox())?.height).toBeLessThan(60)
      }
    }
  })

  await test.step('the Home menu leads to its section of the home page, with the focus, and closes', async () => {
    await chooseSection(page, 'Exames Internacionais')
    await expect(page).toHaveURL('/#exames')
    await expect(home).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('#exames')).toBeFocused()
    await expectBelowHeader(page, /Exames internacionais/)
  })
})

test('on the home page its menu leads to the sections', async ({ page }) => {
  await test.step('a shared address with a section opens at that section', async () => {
    await open(page, '/#avaliacoes')
    await expectBelowHeader(page, /Quem estuda aqui/)
  })

  await test.step('under reduced motion a section is reached in one leap', async () => {
    await chooseSection(page, 'Exames Internacionais')
    await expect(page.locator('#exames')).toBeFocused()
    await expectBelowHeader(page, /Exames internacionais/)
    expect(await scrollBehavior(page)).toBe('auto')
  })

  await test.step('with motion the page glides there', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await chooseSection(page, 'Avaliações')
    await expect(page.locator('#avaliacoes')).toBeFocused()
    await expectBelowHeader(page, /Quem estuda aqui/)
    expect(await scrollBehavior(page)).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('on a slow line a section is reached before the script is there, and kept after', async () => {
    const deliver = await holdBack(page, /assets\/islands-/)
    await page.goto('/', { waitUntil: 'commit' })
    await chooseSection(page, 'Avaliações')
    await expect(page.locator('#avaliacoes')).toBeFocused()
    await expectBelowHeader(page, /Quem estuda aqui/)
    deliver()
    await page.waitForLoadState()
    await expect(page.locator('#avaliacoes')).toBeFocused()
    await expectBelowHeader(page, /Quem estuda aqui/)
  })
})

/** Items of the header whose words take more than one line, or that reach past its edge. */
function wrappedItems(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'Principal' })
    .locator(':is(a, button):visible')
    .evaluateAll((items) =>
      items
        .filter((item) => {
          const words = document.createRange()
          words.selectNodeContents(item.firstChild ?? item)
          const { right } = item.getBoundingClientRect()
          return words.getClientRects().length > 1 || right > document.body.clientWidth
        })
        .map((item) => item.textContent ?? ''),
    )
}

async function chooseSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'Home' }).click()
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click()
}

/** How the page scrolls to a section: 'smooth', or 'auto' for at once. */
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
  // Visible below the sticky header, and in the upper half of the screen.
  const half = (page.viewportSize()?.height ?? 0) / 2
  await expect.poll(async () => (await room()) > 0 && (await room()) < half).toBe(true)
}
