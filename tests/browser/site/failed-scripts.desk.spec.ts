import type { Page } from '@playwright/test'
import { allowConsoleErrors, expect, open, test } from '#tests/browser/school-site.ts'

/** Fails the requests for the scripts of these parts; the answer names those that were asked for. */
async function failScripts(page: Page, ...parts: string[]): Promise<Set<string>> {
  const failed = new Set<string>()
  await page.route(new RegExp(`/assets/(${parts.join('|')})-[^/]*\\.js$`), (route) => {
    failed.add(parts.find((part) => route.request().url().includes(`/${part}-`)) ?? '')
    return route.abort()
  })
  return failed
}

test('without its script the popup keeps away, and the page stays', async ({
  page,
  consoleErrors,
}) => {
  const failed = await failScripts(page, 'chat-popup-card')
  await page.clock.install()
  await open(page, '/contato')
  await page.clock.runFor(5100)
  await expect.poll(() => [...failed]).toEqual(['chat-popup-card'])
  await page.clock.runFor(1000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vamos conversar?')
  await page.getByRole('link', { name: 'Cursos', exact: true }).first().click()
  await expect(page).toHaveURL('/cursos')
  allowConsoleErrors(consoleErrors, /ERR_FAILED/)
})

const homeParts = ['glance', 'history', 'exams', 'testimonials', 'map']
const sections = ['Nossa História', 'Exames internacionais', 'Quem estuda aqui conta melhor']

test('without their scripts the parts below stay as the server rendered them', async ({
  page,
  consoleErrors,
}) => {
  const failed = await failScripts(page, ...homeParts)
  await open(page, '/')
  await page.keyboard.press('End')
  await expect.poll(() => [...failed].sort()).toEqual([...homeParts].sort())
  for (const name of sections) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const policy = page.getByRole('contentinfo').getByRole('link', { name: /Privacidade/ })
  await expect(policy).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click()
  await expect(page).toHaveURL('/contato')
  await expect(policy).toBeVisible()

  await page.goBack()
  for (const name of sections) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  allowConsoleErrors(consoleErrors, /ERR_FAILED/)
})

test('a page opened from within the site keeps a part whose script is lost', async ({
  page,
  consoleErrors,
}) => {
  const failed = await failScripts(page, 'what-to-expect')
  await open(page, '/contato')
  await page.getByRole('banner').getByRole('link', { name: 'Teste de Nível' }).click()
  await expect.poll(() => [...failed]).toEqual(['what-to-expect'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quanto você já sabe?')
  await expect(page.getByText('Iniciar teste').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'E depois do teste?' })).toBeVisible()
  allowConsoleErrors(consoleErrors, /ERR_FAILED/)
})

test('without its script the lightbox gives way to the picture, and Back returns', async ({
  page,
  school,
  consoleErrors,
}) => {
  await failScripts(page, 'lightbox')
  await open(page, `/galeria-evento/${school.ids.festa}`)
  const tile = page.getByRole('link', { name: 'Abrir foto 2 de 24' })
  const picture = (await tile.getAttribute('href')) ?? ''
  await tile.click()
  await expect(page).toHaveURL(picture)
  await page.goBack()
  await expect(page).toHaveURL(`/galeria-evento/${school.ids.festa}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Festa Junina')
  // Chromium shows a bare picture with styles of its own, which the picture's policy refuses.
  allowConsoleErrors(consoleErrors, /ERR_FAILED|Applying inline style/)
})
