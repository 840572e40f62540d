import type { Page } from '@playwright/test'
import {
  addressOf,
  allowConsoleErrors,
  dialog,
  email,
  expect,
  expectAccessible,
  open,
  password,
  signedOut,
  test,
  waitForHydration,
} from '#tests/browser/admin-site.ts'
import { holdBack } from '#tests/browser/hold-back.ts'
import { faultWords } from '#tests/browser/store-faults.ts'

test.use(signedOut)

const note = (page: Page) => page.evaluate(() => localStorage.getItem('adminAuth'))
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar' })
const typedPassword = (page: Page) => page.getByLabel('Senha', { exact: true })

test('the login asks for both fields, tells what is wrong, and leads to the panel, never elsewhere', async ({
  page,
  school,
  consoleErrors,
}) => {
  const alert = page.getByRole('alert')

  await test.step('what is typed before the script has arrived is still there when it has', async () => {
    const release = await holdBack(page, /\/assets\/.*\.js/)
    await page.goto('/admin/login?volta=//outro.example/admin', { waitUntil: 'commit' })
    await page.getByLabel('E-mail').fill(email)
    await typedPassword(page).fill(password)
    release()
    await waitForHydration(page, 'main')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(typedPassword(page)).toHaveValue(password)
  })

  await test.step('both fields are required, and the browser says so before anything is sent', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.getByLabel('E-mail').fill('')
    await enter(page).click()
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await page.getByLabel('E-mail').fill('secretaria')
    await enter(page).click()
    expect(
      await page
        .getByLabel('E-mail')
        .evaluate((node) => (node as HTMLInputElement).validity.typeMismatch),
    ).toBe(true)
    await page.getByLabel('E-mail').fill(email)
    await typedPassword(page).fill('')
    await enter(page).click()
    await expect(typedPassword(page)).toBeFocused()
    expect(sent).toEqual([])
  })

  await test.step('wrong credentials take about a second, are told, and keep the e-mail', async () => {
    await typedPassword(page).fill('outra senha')
    const started = Date.now()
    await enter(page).click()
    await expect(page.getByRole('button', { name: 'Entrando...' })).toBeVisible()
    await expect(alert).toHaveText('Email ou senha incorretos')
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000)
    await expect(enter(page)).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(typedPassword(page)).toHaveAccessibleDescription('Email ou senha incorretos')
    await expectAccessible(page)
    expect(await note(page)).toBeNull()
    allowConsoleErrors(consoleErrors, /401/)
  })

  await test.step('a store that does not answer is told on the login itself', async () => {
    school.fail('session writes', 'permission-denied')
    await typedPassword(page).fill(password)
    await enter(page).click()
    await expect(alert).toHaveText(`Erro de Permissão: ${faultWords['permission-denied']}`)
    school.fail(null)
    allowConsoleErrors(consoleErrors, /503/)
  })

  await test.step('an IP that has guessed is told to wait', async () => {
    await guessUntilSlowed(addressOf(school.site), '203.0.113.7')
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' })
    await enter(page).click()
    await expect(alert).toHaveText(
      /^Muitas tentativas seguidas\. Aguarde \d+ segundos? e tente de novo\.$/,
    )
    await page.setExtraHTTPHeaders({})
    allowConsoleErrors(consoleErrors, /429/)
  })

  await test.step('the password can be looked at and hidden again, and a link leads back to the site', async () => {
    await typedPassword(page).fill(password)
    await expect(typedPassword(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Mostrar senha' }).click()
    await expect(typedPassword(page)).toHaveAttribute('type', 'text')
    await expect(typedPassword(page)).toHaveValue(password)
    await page.getByRole('button', { name: 'Esconder senha' }).click()
    await expect(typedPassword(page)).toHaveAttribute('type', 'password')
    await expect(page.getByRole('link', { name: 'Voltar ao site' })).toHaveAttribute('href', '/')
  })

  await test.step('the note says who signed in and when', async () => {
    const before = Date.now()
    await enter(page).click()
    await expect(page).toHaveURL('/admin')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText(`Olá, ${email}`)).toBeVisible()
    const kept = JSON.parse((await note(page)) ?? 'null')
    expect(kept).toEqual({ isLoggedIn: true, user: email, timestamp: expect.any(Number) })
    expect(kept.timestamp).toBeGreaterThanOrEqual(before)
    expect(kept.timestamp).toBeLessThanOrEqual(Date.now())
  })
})

test('a press while the page is being hydrated counts once', async ({ page }) => {
  // Presses when React has scheduled its hydration and has all the data it needs.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      const { __reactRouterContext: router } = window as {
        __reactRouterContext?: { state?: object }
      }
      if (router?.state) {
        MessagePort.prototype.postMessage = postMessage
        queueMicrotask(press)
      }
      Reflect.apply(postMessage, this, message)
    }
    const press = () => {
      const button = document.querySelector<HTMLButtonElement>('[aria-label="Mostrar senha"]')
      const isHydrated = Object.keys(button ?? {}).some((key) => key.startsWith('__reactFiber'))
      const presses = { isHydrated, count: 0 }
      Object.assign(window, { presses })
      button?.addEventListener('click', () => {
        presses.count += 1
      })
      // Like a tap: `click()` would block a second one meanwhile.
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
  })
  await open(page, '/admin/login')
  await expect(page.getByRole('button', { name: 'Esconder senha' })).toBeVisible()
  const presses = await page.evaluate(() => (window as { presses?: object }).presses)
  expect(presses).toEqual({ isHydrated: false, count: 1 })
})

/** Guesses until every instance makes this IP wait for longer than the test takes. */
async function guessUntilSlowed(site: string, ip: string) {
  const guess = () =>
    fetch(`${site}/admin/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': ip },
      body: new URLSearchParams({ email: 'alguem@x.example', password: 'palpite' }),
    })
  let slowed = false
  while (!slowed) {
    const answers = await Promise.all(Array.from({ length: 12 }, guess))
    slowed = answers.every(({ status }) => status === 429)
  }
}
