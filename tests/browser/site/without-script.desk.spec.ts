import type { Page } from '@playwright/test'
import { hero } from '#tests/browser/carousels.ts'
import { expect, pictureAddresses, test } from '#tests/browser/school-site.ts'
import { sidewaysScroll } from '#tests/browser/visit.ts'

test.use({ javaScriptEnabled: false })

const headings = {
  '/': ['Nossa História', 'Quem estuda aqui conta melhor', 'Venha nos visitar'],
  '/cursos': ['Os idiomas que ensinamos', 'Crianças e Adolescentes', 'Cursos Online'],
  '/cursos/alemao': ['Cursos de alemão e para quem são', 'Goethe-Zertifikat', 'Outros idiomas'],
  '/about': ['Quem cuida da escola', 'A nossa fachada', 'Venha nos visitar'],
  '/teste-nivel': ['Escolha o idioma do teste', 'E depois do teste?'],
  '/eventos': [],
  '/contato': ['Prefere mandar uma mensagem?'],
  '/privacidade': ['1. Introdução', '9. Contato e seus direitos'],
}

async function expectWhole(page: Page, path: keyof typeof headings) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  for (const name of headings[path]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('contentinfo').getByText('© ')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Conversar com a escola/ })).toBeVisible()
}

test('without script every page is whole, and works', async ({ page }) => {
  for (const path of ['/cursos/alemao', '/about', '/privacidade', '/'] as const) {
    await page.goto(path)
    await expectWhole(page, path)
  }

  await test.step('the menu of the header opens', async () => {
    const nav = page.getByRole('navigation', { name: 'Principal' })
    await page.getByRole('button', { name: 'Home' }).click()
    await expect(nav.getByRole('link', { name: 'Avaliações' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('all three slides of the hero can be reached, each with its picture', async () => {
    for (const [place, button] of ['Conhecer Cursos', 'Entre em Contato', 'Saiba Mais'].entries()) {
      const link = hero(page).getByRole('link', { name: button })
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport({ ratio: 1 })
      await expect(hero(page).getByRole('img', { name: /\w/ }).nth(place)).toBeInViewport()
    }
    await expect(hero(page).getByRole('button')).toHaveCount(0)
    await hero(page).getByRole('link', { name: 'Entre em Contato' }).click()
    await expectWhole(page, '/contato')
    await page.goBack()
    await page.getByRole('link', { name: 'Começar Agora' }).click()
    await expectWhole(page, '/teste-nivel')
  })

  await test.step('a language is chosen and taken back', async () => {
    await page.getByRole('link', { name: /Iniciar teste de alemão/ }).click()
    await expect(page).toHaveURL('/teste-nivel/alemao')
    const frame = page.getByTitle('Formulário do teste de nível de alemão').contentFrame()
    const note = frame.locator('noscript p').first()
    await expect(note).toContainText('o teste precisa de JavaScript')
    await expect(note).toBeVisible()
    await expect(frame.getByRole('link', { name: 'Conversar no WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5511900000000\?text=/,
    )
    await expect(frame.getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Escolher outro idioma' }).click()
    await expect(page.getByRole('link', { name: /Iniciar teste/ })).toHaveCount(4)
  })

  await test.step('the menu of a phone leads to the catalogue', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu do celular' })
    await menu.getByRole('link', { name: 'Cursos' }).click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectWhole(page, '/cursos')
  })

  await test.step('the catalogue is filtered by audience and language', async () => {
    const courses = page.getByRole('link', { name: /^Saiba mais/ })
    const byLanguage = page.getByRole('group', { name: 'Filtrar cursos por idioma' })
    const byAudience = page.getByRole('group', { name: 'Filtrar cursos por público' })
    await expect(courses).toHaveCount(11)
    await byAudience.getByRole('button', { name: 'Online' }).click()
    await expect(page).toHaveURL('/cursos?categoria=online')
    await expect(courses).toHaveText([/Know How Online/, /Conversation Class/])
    await expect(page.getByRole('status')).toHaveText('2 cursos')
    await expect(byAudience.getByRole('button', { pressed: true })).toHaveText(['Online'])
    await byLanguage.getByRole('button', { name: 'Alemão' }).click()
    await expect(page).toHaveURL('/cursos?categoria=online&idioma=alemao')
    await expect(courses).toHaveCount(2)
    await byAudience.getByRole('button', { name: 'Adultos' }).click()
    await expect(page).toHaveURL('/cursos?idioma=alemao&categoria=adultos')
    await expect(courses).toHaveCount(1)
    await byLanguage.getByRole('button', { name: 'Qualquer idioma' }).click()
    await expect(courses).toHaveText([/VIP Individual/, /General English/, /Advanced \+ Elective/])
    await byAudience.getByRole('button', { name: 'Todos' }).click()
    await expect(courses).toHaveCount(11)
    await page.goto('/cursos?categoria=marcianos')
    await expect(courses).toHaveCount(11)
    await expect(byAudience.getByRole('button', { pressed: true })).toHaveText(['Todos'])
  })

  await test.step('all photos of an event can be seen', async () => {
    await page.getByRole('link', { name: 'Eventos', exact: true }).first().click()
    await expectWhole(page, '/eventos')
    await expect(page.getByRole('article')).toHaveCount(7)
    await page.getByRole('link', { name: 'Ver galeria de Festa Junina' }).click()
    const tile = page.getByRole('link', { name: 'Abrir foto 1 de 24' })
    await expect(tile).toHaveAttribute('href', pictureAddresses.large)
    await page.getByRole('link', { name: 'Ver todas (mais 18 fotos)' }).click()
    await expect(page.getByRole('link', { name: /^Abrir foto/ })).toHaveCount(24)
  })
})
