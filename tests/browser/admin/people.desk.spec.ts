import type { Browser, Page } from '@playwright/test'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import {
  addressOf,
  allowConsoleErrors,
  closeDialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  password,
  signedOut,
  test,
} from '#tests/browser/admin-site.ts'

const secret = 'jabuti cadeira vento laranja'
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Senha, para confirmar' })

let before: AdminAccount | null = null
test.beforeEach(async ({ school }) => {
  before = await school.stores.accounts.find('admin')
})
test.afterEach(async ({ school }) => {
  const { accounts } = school.stores
  if (before) await accounts.replace(before)
  for (const { id } of await accounts.all()) if (id !== 'admin') await accounts.remove(id)
})

async function strangersPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ ...signedOut, baseURL })).newPage()
}

/** The link as the page of the inviter shows it. */
async function newLink(page: Page, button: string): Promise<string> {
  await confirmation(page).fill(password)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: /^Pronto! O link vale até/ })).toBeVisible()
  const link = await page.getByLabel('Link do convite').inputValue()
  const share = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
  expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(link)
  // The test may reach the site at another host than the one in the link.
  return new URL(link).pathname
}

test('somebody is invited, enters under their own name, loses the password, and is removed', async ({
  page,
  browser,
  school,
  consoleErrors,
}) => {
  const ana = await strangersPage(browser, addressOf(school.site))
  await test.step('the invitation is passed on and accepted', async () => {
    await open(page, '/admin')
    await page.getByRole('link', { name: 'Pessoas' }).click()
    await expect(page.getByRole('link', { name: /^Remover/ })).toHaveCount(0)
    await page.getByLabel('Seu nome').fill('Secretaria')
    await page.getByRole('button', { name: 'Salvar o nome' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Nome salvo!')
    await closeDialog(page)
    await expect(page.getByText('Olá, Secretaria')).toBeVisible()
    await page.getByRole('link', { name: 'Convidar alguém' }).click()
    await confirmation(page).fill('palpite')
    await page.getByRole('button', { name: 'Convidar' }).click()
    await expect(confirmation(page)).toHaveAccessibleDescription('A senha atual não está correta.')
    await expect(confirmation(page)).toBeFocused()
    const link = await newLink(page, 'Convidar')
    await expectAccessible(page)

    await open(ana, link)
    await expect(ana.getByText('Secretaria convidou você')).toBeVisible()
    await expectAccessible(ana)
    await ana.getByLabel('Seu nome').fill('Ana Souza')
    await ana.getByLabel('E-mail').fill('ana@escola.example')
    await ana.getByLabel('Nova senha', { exact: true }).fill(secret)
    await ana.getByLabel('Confirmação da nova senha', { exact: true }).fill(secret)
    await ana.getByRole('button', { name: 'Entrar' }).click()
    await expect(ana).toHaveURL('/admin')
    await expect(ana.getByText('Olá, Ana Souza')).toBeVisible()
    const note = await ana.evaluate(() => JSON.parse(localStorage.getItem('adminAuth') ?? '{}'))
    expect(note).toMatchObject({ isLoggedIn: true, user: 'ana@escola.example' })
  })

  await test.step('a new link resets her password, and the link of before is used up', async () => {
    await open(page, '/admin/pessoas')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Novo link de entrada para Ana Souza' }).click()
    const link = await newLink(page, 'Criar o link')
    const before = await ana.context().cookies()
    await ana.context().clearCookies()
    await open(ana, link)
    await expect(ana.getByText('Você entra com o e-mail ana@escola.example.')).toBeVisible()
    await ana.getByLabel('Nova senha', { exact: true }).fill(`${secret} 2`)
    await ana.getByLabel('Confirmação da nova senha', { exact: true }).fill(`${secret} 2`)
    await ana.getByRole('button', { name: 'Entrar' }).click()
    await expect(ana.getByText('Olá, Ana Souza')).toBeVisible()
    const cookie = before.map(({ name, value }) => `${name}=${value}`).join('; ')
    const ended = await fetch(ana.url(), { headers: { cookie }, redirect: 'manual' })
    expect(ended.headers.get('location')).toMatch(/^\/admin\/login/)
    await ana.goto(link)
    await expect(ana.getByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible()
    await expectAccessible(ana)

    await open(ana, '/admin/conta')
    await expect(ana.getByText('(este aparelho)')).toBeVisible()
    await page.bringToFront()
    await open(page, '/admin/pessoas')
    await page.getByRole('link', { name: 'Remover Ana Souza' }).click()
    await confirmation(page).fill(password)
    await page.getByRole('button', { name: 'Remover' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Acesso removido.')
    await closeDialog(page)
    await expect(page.getByText('Ana Souza')).toHaveCount(0)
    await ana.getByRole('link', { name: 'Eventos' }).click()
    await expect(ana).toHaveURL(/\/admin\/login/)
  })
  allowConsoleErrors(consoleErrors, /403|404/)
})
