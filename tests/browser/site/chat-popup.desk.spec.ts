import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from '#tests/browser/visit.ts'

const day = 24 * 60 * 60 * 1000
const popup = (page: Page) => page.getByRole('dialog', { name: 'Podemos ajudar?' })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('the popup appears once, and again a day later', async ({ page }) => {
  await page.clock.install()

  await test.step('it appears after five seconds without taking the focus', async () => {
    await page.goto('/contato')
    await page.clock.runFor(4000)
    await expect(popup(page)).toHaveCount(0)
    await page.clock.runFor(1100)
    await expect(popup(page)).toBeVisible()
    expect(Number(await stored(page, 'whatsapp-popup-last-shown'))).toBeGreaterThan(0)
    expect(await stored(page, 'whatsapp-popup-closed')).toBeNull()
    await expect(page.locator('body')).toBeFocused()
    await expectAccessible(page, '[role="dialog"]')
  })

  await test.step('once closed it keeps away on the next page', async () => {
    await popup(page).getByRole('button', { name: 'Fechar' }).click()
    await expect(popup(page)).toHaveCount(0)
    expect(await stored(page, 'whatsapp-popup-closed')).toBe('true')
    await open(page, '/privacidade')
    await page.clock.runFor(10_000)
    await expect(popup(page)).toHaveCount(0)
  })

  await test.step('it returns when more than 24 hours have passed since it was last shown', async () => {
    const shown = Date.now() - day - 60_000
    await page.evaluate(
      (time) => localStorage.setItem('whatsapp-popup-last-shown', String(time)),
      shown,
    )
    await page.reload()
    await page.clock.runFor(5100)
    await expect(popup(page)).toBeVisible()
  })

  await test.step('using its chat button stores the flag too', async () => {
    await page.evaluate(() => localStorage.removeItem('whatsapp-popup-closed'))
    const action = popup(page).getByRole('link', { name: 'Conversar no WhatsApp' })
    await expect(action).toHaveAttribute('href', /^https:\/\/wa\.me\/5511900000000\?text=/)
    const chat = page.waitForEvent('popup')
    await action.click()
    await (await chat).close()
    expect(await stored(page, 'whatsapp-popup-closed')).toBe('true')
    await expect(popup(page)).toHaveCount(0)
  })
})
