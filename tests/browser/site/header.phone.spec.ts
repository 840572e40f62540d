import { holdBack } from '#tests/browser/hold-back.ts'
import { expect, expectAccessible, open, phone, test } from '#tests/browser/visit.ts'

test.use(phone)

test('the mobile menu mirrors the header, folds, leads on, and closes', async ({ page }) => {
  await open(page, '/cursos')
  const menu = page.getByRole('navigation', { name: 'Menu do celular' })

  await test.step('the mobile menu mirrors the header', async () => {
    const opener = page.getByRole('button', { name: 'Abrir menu' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    for (const [name, address] of [
      ['Início', '/'],
      ['Quem Somos', '/#sobre'],
      ['Exames Internacionais', '/#exames'],
      ['Avaliações', '/#avaliacoes'],
      ['Teste de Nível', '/teste-nivel'],
      ['Cursos', '/cursos'],
      ['Eventos', '/eventos'],
      ['Contato', '/contato'],
      ['Aplicativo', 'https://app.escola.example/'],
      ['Entrar na Área do Aluno', 'https://aluno.escola.example/entrar'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    }
    await expectAccessible(page, '#menu-celular')
    await page.getByRole('button', { name: 'Fechar menu' }).click()
    await expect(menu).toBeHidden()
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  await test.step('Home and Área do Aluno fold what stands below them', async () => {
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    for (const [label, entry] of [
      ['Home', 'Quem Somos'],
      ['Área do Aluno', 'Entrar na Área do Aluno'],
    ] as const) {
      await expect(menu.getByRole('link', { name: entry })).toBeVisible()
      await menu.getByText(label, { exact: true }).click()
      await expect(menu.getByRole('link', { name: entry })).toBeHidden()
      await menu.getByText(label, { exact: true }).click()
      await expect(menu.getByRole('link', { name: entry })).toBeVisible()
    }
  })

  await test.step('a page that Back shows as it was left has no menu over it', async () => {
    // The browser of the tests has no back/forward cache; others fire these events.
    await page.evaluate(() => {
      for (const name of ['pagehide', 'pageshow']) {
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
      }
    })
    await expect(menu).toBeHidden()
  })

  await test.step('Início leads home', async () => {
    await page.getByRole('button', { name: 'Abrir menu' }).tap()
    await menu.getByRole('link', { name: 'Início' }).click()
    await expect(page).toHaveURL('/')
    await expect(menu).toBeHidden()
  })

  await test.step('a link to a section closes the menu, also where a tap moves no focus', async () => {
    for (const _ of ['there', 'there again']) {
      await page.getByRole('button', { name: 'Abrir menu' }).tap()
      // Safari's taps focus nothing.
      await menu.getByRole('link', { name: 'Exames Internacionais' }).evaluate((link) => {
        ;(document.activeElement as HTMLElement | null)?.blur()
        ;(link as HTMLAnchorElement).click()
      })
      await expect(page).toHaveURL('/#exames')
      await expect(menu).toBeHidden()
    }
  })

  await test.step('choosing a page opens it and closes the menu', async () => {
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await menu.getByRole('link', { name: 'Eventos' }).click()
    await expect(page).toHaveURL('/eventos')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('a menu that was opened before the script came stays open', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Abrir menu' }).tap()
  const menu = page.getByRole('navigation', { name: 'Menu do celular' })
  await expect(menu).toBeVisible()
  letGo()
  const opener = page.locator('button[popovertarget="menu-celular"]').first()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toBeVisible()
})
