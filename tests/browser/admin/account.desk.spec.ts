import type { Page } from '@playwright/test'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import {
  allowConsoleErrors,
  closeDialog,
  email,
  expect,
  expectAccessible,
  expectDialog,
  open,
  password,
  test,
} from '#tests/browser/admin-site.ts'
import { sendForm, type Typed } from '#tests/browser/send-form.ts'
import { faultWords } from '#tests/browser/store-faults.ts'

const chosen = 'jabuti cadeira vento laranja'

let before: AdminAccount | null = null
test.beforeEach(async ({ school }) => {
  before = await school.stores.accounts.find('admin')
})
// Restoring the account makes the sessions of the other tests valid again.
test.afterEach(async ({ school }) => {
  if (before) await school.stores.accounts.replace(before)
})

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Trocar a senha' })

async function fill(page: Page, current: string, next: string, repeated = next): Promise<void> {
  await field(page, 'Senha atual').fill(current)
  await field(page, 'Nova senha').fill(next)
  await field(page, 'Confirmação da nova senha').fill(repeated)
  await button(page).click()
}

test('the password is changed from the header’s link on; a refused one is explained at its field, a fault in a dialog', async ({
  page,
  school,
  consoleErrors,
}) => {
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Conta' }).click()
  await expect(page).toHaveURL('/admin/conta')
  await expect(page.getByText(`Você entra com o e-mail ${email}.`)).toBeVisible()

  await test.step('each password can be looked at by itself', async () => {
    await page.getByRole('button', { name: 'Mostrar nova senha' }).click()
    await expect(field(page, 'Nova senha')).toHaveAttribute('type', 'text')
    await expect(field(page, 'Senha atual')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Esconder nova senha' }).click()
    await expect(field(page, 'Nova senha')).toHaveAttribute('type', 'password')
  })

  await test.step('each refusal is a sentence at its field, which has the focus, and the words stay', async () => {
    await button(page).click()
    await expect(field(page, 'Senha atual')).toBeFocused()

    await fill(page, password, 'Password123456')
    await expect(field(page, 'Nova senha')).toBeFocused()
    await expect(field(page, 'Nova senha')).toHaveAccessibleDescription(
      /Esta senha está entre as primeiras que alguém tentaria\. Escolha outra\.$/,
    )
    await expect(field(page, 'Senha atual')).toHaveValue(password)
    await expectAccessible(page)

    await fill(page, password, chosen, 'outra coisa')
    await expect(field(page, 'Confirmação da nova senha')).toBeFocused()
    await expect(field(page, 'Confirmação da nova senha')).toHaveAccessibleDescription(
      'As senhas não coincidem. Digite a nova senha outra vez.',
    )
    await fill(page, 'palpite', chosen)
    await expect(field(page, 'Senha atual')).toBeFocused()
    await expect(field(page, 'Senha atual')).toHaveAccessibleDescription(
      'A senha atual não está correta.',
    )
    await expect(field(page, 'Nova senha')).not.toHaveAttribute('aria-invalid')
    allowConsoleErrors(consoleErrors, /400|403/)
  })

  await test.step('a store or a line that fails is told in a dialog, and what was typed stays', async () => {
    school.fail('session writes', 'unavailable')
    await fill(page, password, chosen)
    await expectDialog(page, 'error', 'Serviço Indisponível', faultWords.unavailable)
    await closeDialog(page)
    school.fail(null)
    await page.route('**/admin/conta.data*', (route) => route.abort())
    await button(page).click()
    const line = 'Verifique sua conexão com a internet.'
    await expectDialog(page, 'error', 'Serviço Indisponível', line)
    await closeDialog(page)
    await page.unroute('**/admin/conta.data*')
    await expect(field(page, 'Nova senha')).toHaveValue(chosen)
    allowConsoleErrors(consoleErrors, /503|ERR_FAILED/)
  })

  await button(page).click()
  await expectDialog(
    page,
    'success',
    'Sucesso',
    'Senha trocada com sucesso! A sessão foi encerrada nos outros aparelhos.',
  )
  await closeDialog(page)
  await expect(page).toHaveURL('/admin/conta')
  await expect(field(page, 'Nova senha')).toHaveValue('')
  await expect(page.locator('#titulo')).toBeFocused()

  await test.step('without script the form posts, says what is wrong, and changes the password', async () => {
    const change = (atual: string, nova: string) => {
      const typed: Typed[] = [
        ['[name="atual"]', atual],
        ['[name="nova"], [name="repetida"]', nova],
      ]
      return sendForm(page, '/admin/conta', 'form:has([name="nova"])', { typed })
    }
    expect(await change(chosen, 'curta')).toContain(
      'A senha é curta: use pelo menos 12 caracteres.',
    )
    expect(await change(chosen, `${chosen} outra vez`)).toBeNull()
    allowConsoleErrors(consoleErrors, /400/)
  })
  // The cookies of each change have arrived: this browser stays signed in.
  await page.getByRole('link', { name: 'Eventos' }).click()
  await expect(page.getByText(`Olá, ${email}`)).toBeVisible()
})
