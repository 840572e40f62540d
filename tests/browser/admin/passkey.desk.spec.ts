import type { Page } from '@playwright/test'
import {
  allowConsoleErrors,
  closeDialog,
  email,
  expect,
  expectAccessible,
  expectDialog,
  open,
  password,
  signedOut,
  test,
} from '#tests/browser/admin-site.ts'

test.afterEach(async ({ school }) => {
  await school.stores.passkeys.removeOfAccount('admin')
  const account = await school.stores.accounts.find('admin')
  if (account) await school.stores.accounts.replace({ ...account, passkeyRequired: false })
})

/** Chromium's virtual device, which verifies its owner or refuses to. */
async function virtualAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifies: (isUserVerified: boolean) =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const field = (page: Page) => page.getByLabel('Senha, para confirmar', { exact: true })

async function create(page: Page, typed = password): Promise<void> {
  await page.getByLabel('Nome da chave').fill('Celular da secretaria')
  await field(page).fill(typed)
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
}

test('a passkey is created, signs in without the password, is required after it, is deleted, and then opens nothing', async ({
  page,
  school,
  consoleErrors,
}) => {
  const device = await virtualAuthenticator(page)
  await open(page, '/admin/conta')
  await expect(page.getByRole('button', { name: 'Exigir a chave de acesso' })).toHaveCount(0)
  await create(page, 'palpite')
  await expect(field(page)).toHaveAccessibleDescription('A senha atual não está correta.')
  await expect(field(page)).toBeFocused()
  await create(page)
  await expectDialog(page, 'success', 'Sucesso', 'Chave de acesso criada com sucesso!')
  await closeDialog(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Celular da secretaria' })
  await expect(row).toContainText('ainda não usada')
  await expect(field(page)).toHaveValue('')
  await create(page)
  await expect(field(page)).toHaveAccessibleDescription(
    'Este aparelho já tem uma chave de acesso deste site.',
  )
  await expectAccessible(page)

  const use = page.getByRole('button', { name: 'Usar chave de acesso' })
  const alert = page.getByRole('alert').filter({ hasText: /\S/ })
  // Keeps the session that the tests share: what follows ends a session of its own.
  await page.context().clearCookies()
  await open(page, '/admin/login?volta=/admin/conta')
  await closeDialog(page)
  // The device does not recognise its owner.
  await device.verifies(false)
  await use.click()
  await expect(alert).toHaveText(
    'Nenhuma chave de acesso foi usada. Tente de novo ou entre com a senha.',
  )
  await expect(page).toHaveURL(/\/admin\/login/)
  await device.verifies(true)
  await use.click()
  await expect(page).toHaveURL('/admin/conta')
  await expect(page.getByText(`Olá, ${email}`)).toBeVisible()
  await expect(row).toContainText('usada pela última vez em')

  await test.step('once it is required, it is the second step after the password', async () => {
    await page.getByRole('button', { name: 'Exigir a chave de acesso' }).click()
    const saved = 'A chave de acesso passou a ser exigida para entrar.'
    await expectDialog(page, 'success', 'Sucesso', saved)
    await closeDialog(page)
    await expect(page.getByRole('link', { name: 'Deixar de exigir a chave' })).toBeVisible()

    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    const status = page.getByRole('status').filter({ hasText: 'A senha está correta.' })
    await expect(status).toHaveText('A senha está correta. Agora confirme com a chave de acesso.')
    await expect(use).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Olá, ${email}`)).toBeVisible()

    await page.getByRole('link', { name: 'Conta' }).click()
    await page.getByRole('link', { name: 'Deixar de exigir a chave' }).click()
    // The previous page has a field of this name too.
    await expect(page.getByText('Deixar de exigir a chave de acesso?')).toBeVisible()
    await field(page).fill(password)
    await page.getByRole('button', { name: 'Deixar de exigir' }).click()
    const bare = 'A senha sozinha voltou a bastar para entrar.'
    await expectDialog(page, 'success', 'Sucesso', bare)
    await closeDialog(page)
  })

  await page.getByRole('link', { name: 'Excluir Celular da secretaria' }).click()
  await expect(page.getByText('Excluir a chave “Celular da secretaria”?')).toBeVisible()
  await expectAccessible(page)
  await field(page).fill('palpite')
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expect(field(page)).toHaveAccessibleDescription('A senha atual não está correta.')
  await expect(field(page)).toBeFocused()
  await field(page).fill(password)
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Chave de acesso excluída com sucesso!')
  expect(await school.stores.passkeys.ofAccount('admin')).toEqual([])
  await closeDialog(page)
  await expect(page.getByText('Nenhuma chave de acesso foi criada.')).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await open(page, '/admin/login')
  await use.click()
  await expect(alert).toHaveText(
    'Esta chave de acesso não foi aceita. Tente de novo ou entre com a senha.',
  )
  await expectAccessible(page)
  await expect(page).toHaveURL('/admin/login')
  allowConsoleErrors(consoleErrors, /401|403/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('passkeys are listed, required and deleted', async ({
    page,
    browser,
    school,
    consoleErrors,
  }) => {
    const times = { createdAt: Date.now(), usedAt: null }
    const key = {
      id: 'Y2hhdmU',
      accountId: 'admin',
      publicKey: 'eA',
      counter: 0,
      transports: [],
      ...times,
    }
    await school.stores.passkeys.create({ ...key, name: 'Tablet' })
    await page.goto('/admin/conta')
    await page.getByRole('button', { name: 'Exigir a chave de acesso' }).click()
    await expect(page.locator('dialog[open]')).toContainText('passou a ser exigida')
    const stranger = await browser.newPage({ javaScriptEnabled: false, ...signedOut })
    await stranger.goto(new URL('/admin/login', page.url()).href)
    await stranger.getByLabel('E-mail').fill(email)
    await stranger.getByLabel('Senha', { exact: true }).fill(password)
    await stranger.getByRole('button', { name: 'Entrar' }).click()
    await expect(stranger.getByText('Este navegador não usa chaves de acesso')).toBeVisible()
    await stranger.close()
    await page.goto('/admin/conta')
    await page.getByRole('link', { name: 'Excluir Tablet' }).click()
    await expect(page.getByText('Excluir a chave “Tablet”?')).toBeVisible()
    await field(page).fill('palpite')
    await page.getByRole('button', { name: 'Excluir' }).click()
    await expect(field(page)).toHaveAccessibleDescription('A senha atual não está correta.')
    await field(page).fill(password)
    await page.getByRole('button', { name: 'Excluir' }).click()
    await expect(page.locator('dialog[open]')).toContainText('Chave de acesso excluída')
    expect(await school.stores.passkeys.ofAccount('admin')).toEqual([])
    allowConsoleErrors(consoleErrors, /403/)
  })
})
