import type { Page } from '@playwright/test'
import { answerOne, everything, rememberResult } from '#tests/browser/level-test-learner.ts'
import { expect, expectAccessible, open, test } from '#tests/browser/school-site.ts'

const day = 24 * 60 * 60 * 1000
const popup = (page: Page) => page.getByRole('dialog', { name: 'Podemos ajudar?' })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** No popup after a minute. */
async function expectNone(page: Page) {
  await page.clock.runFor(60_000)
  await expect(popup(page)).toHaveCount(0)
}

test('the popup appears once, and again a day later', async ({ page }) => {
  await page.clock.install()

  await test.step('it appears after five seconds without taking the focus, and brings no script', async () => {
    await page.goto('/contato')
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.clock.runFor(4000)
    await expect(popup(page)).toHaveCount(0)
    await page.clock.runFor(1100)
    await expect(popup(page)).toBeVisible()
    expect(requested.filter((url) => url.endsWith('.js'))).toEqual([])
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

test('the popup waits until the visitor has finished a level test, a photo or a menu', async ({
  page,
  school: { ids },
}) => {
  await page.clock.install()

  await test.step('until a level test has its result; one that begins hides it', async () => {
    await rememberResult(page, 'ingles', 'C1', 1)
    await page.goto('/teste-nivel/ingles')
    const frame = page.getByTitle('Formulário do teste de nível de inglês').contentFrame()
    await page.clock.runFor(2000)
    await frame.getByRole('button', { name: 'Continuar de onde parou' }).click()
    await expect(frame.getByRole('radio')).toHaveCount(4)
    await expectNone(page)
    expect(await stored(page, 'whatsapp-popup-last-shown')).toBeNull()
    await answerOne(frame, 'ingles', everything)
    await expect(frame.getByRole('heading', { name: /^Nível / })).toBeVisible()
    await page.clock.runFor(1000)
    await expect(popup(page)).toBeVisible()

    await frame.getByRole('button', { name: 'Refazer o teste' }).click()
    await frame.getByRole('button', { name: 'Começar o teste' }).click()
    await expect(frame.getByRole('radio')).toHaveCount(4)
    await page.clock.runFor(1000)
    await expect(popup(page)).toBeHidden()
  })

  await test.step('while a photo is open', async () => {
    await page.goto(`/galeria-evento/${ids.festa}`)
    await page.getByRole('link', { name: 'Abrir foto 1 de 24' }).click()
    const lightbox = page.locator('[aria-modal="true"]')
    await expect(lightbox).toBeVisible()
    await expectNone(page)
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(lightbox).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(popup(page)).toBeVisible()
  })

  await test.step('while a menu is open', async () => {
    await page.goto('/contato')
    await page.getByRole('button', { name: 'Home' }).click()
    await expectNone(page)
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(popup(page)).toBeVisible()
  })
})
