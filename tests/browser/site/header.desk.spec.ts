import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, sidewaysScroll, test } from '#tests/browser/visit.ts'

test('the header leads to every part of the site, its Home menu to the sections', async ({
  page,
}) => {
  await open(page, '/cursos')

  await test.step('the header leads to every part of the site', async () => {
    const nav = page.getByRole('navigation', { name: 'Principal' })
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
    const button = page.getByRole('button', { name: 'Home' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const nav = page.getByRole('navigation', { name: 'Principal' })
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
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.getByRole('link', { name: 'Quem Somos' })).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('a menu closes when the visitor has gone elsewhere', async () => {
    await page.getByRole('button', { name: 'Home' }).click()
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Quem Somos' })
      .click()
    await expect(page).toHaveURL('/#sobre')
    await expect(page.getByRole('button', { name: 'Home' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })
})

test('the student-area menu has its entry, reachable by keyboard alone', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Área do Aluno' }).focus()
  await page.keyboard.press('Enter')
  const entry = page.getByRole('link', { name: 'Entrar na Área do Aluno' })
  await expect(entry).toBeVisible()
  await expect(entry).toHaveAttribute('href', 'https://aluno.escola.example/entrar')
  await page.keyboard.press('Tab')
  await expect(entry).toBeFocused()
  await expectAccessible(page, 'header')
})

test('menus open before any script has arrived', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/cursos')
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Avaliações' }),
  ).toBeVisible()
  await page.close()
})

test('the header is walked with the keyboard alone', async ({ page }) => {
  await open(page, '/cursos')

  await test.step('Tab walks through the open Home menu and on along the header', async () => {
    const nav = page.getByRole('navigation', { name: 'Principal' })
    await page.getByRole('button', { name: 'Home' }).focus()
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

  await test.step('the Home menu closes when the focus leaves it, forwards and backwards', async () => {
    const button = page.getByRole('button', { name: 'Home' })
    const first = page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Quem Somos' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Shift+Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.focus()
    await page.keyboard.press('Enter')
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(first).toBeHidden()
  })
})

test('from 1024 px on every item of the header stands on one line, beside a long name too', async ({
  page,
}) => {
  await open(page, '/cursos')
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
