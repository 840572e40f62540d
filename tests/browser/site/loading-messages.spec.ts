import type { Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { expect, isPhone, open, test } from '../school-site.ts'

/**
 * While a document is on its way, Chromium answers no question about the page that is left: the page
 * itself writes down what it showed.
 */
async function recordMessages(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const record = () => {
      const message = document.querySelector('main > .pending-page[role="status"]')
      const heading = message?.querySelector('h1')?.getBoundingClientRect()
      if (!message || !heading) return
      const others = document.querySelectorAll('main > :not(.pending-page)')
      const hidden = [...others].every((part) => getComputedStyle(part).visibility === 'hidden')
      const inSight = heading.top >= 0 && heading.bottom <= innerHeight
      const seen = { text: message.textContent, inSight, oldPageHidden: hidden }
      sessionStorage.setItem('seen', JSON.stringify(seen))
    }
    new MutationObserver(record).observe(document, { childList: true, subtree: true })
  })
  return async () => JSON.parse(await page.evaluate(() => sessionStorage.getItem('seen') ?? 'null'))
}

test('who opens a card far down sees the message where they look, and nothing of the old page', async ({
  page,
}) => {
  const seen = await recordMessages(page)
  const letGo = await holdBack(page, /\/galeria-evento\/[^/]+$/)
  await open(page, '/eventos')
  const link = page.getByRole('link', { name: 'Ver galeria de Aula aberta' })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await leaveFor(page, () => link.click(), letGo)
  await expect(page.getByRole('heading', { level: 1, name: 'Aula aberta' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const message = { text: 'Carregando evento...', inSight: true, oldPageHidden: true }
  expect(await seen()).toEqual(message)

  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Carregando evento...')).toHaveCount(0)
})

for (const path of ['/about', '/contato', '/privacidade', '/cursos', '/']) {
  test(`on the way from ${path} to the events nothing of the old page stays`, async ({ page }) => {
    const seen = await recordMessages(page)
    const letGo = await holdBack(page, /\/eventos$/)
    await open(page, path)
    await page.evaluate(() => window.scrollTo(0, 700))
    if (isPhone(page)) await page.getByRole('button', { name: 'Abrir menu' }).click()
    const link = page.getByRole('link', { name: 'Eventos', exact: true }).filter({ visible: true })
    await leaveFor(page, () => link.first().click(), letGo)
    await expect(page.getByRole('article').first()).toBeVisible()
    const message = { text: 'Carregando eventos...', inSight: true, oldPageHidden: true }
    expect(await seen()).toEqual(message)
  })
}

/** The click returns when the next page is there, which waits for `letGo`. */
async function leaveFor(page: Page, click: () => Promise<void>, letGo: () => void): Promise<void> {
  const clicked = click()
  await page.waitForTimeout(1000)
  letGo()
  await clicked
}
