import { readFileSync } from 'node:fs'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import {
  addressOf,
  closeDialog,
  email,
  expect,
  expectAccessible,
  expectDialog,
  open,
  password,
  phone,
  signedOut,
  test,
} from '#tests/browser/admin-site.ts'
import { sidewaysScroll } from '#tests/browser/visit.ts'

test.use(phone)

const secret = 'jabuti cadeira vento laranja'

let before: AdminAccount | null = null
test.beforeEach(async ({ school }) => {
  before = await school.stores.accounts.find('admin')
})
// Restoring the account makes the sessions of the other tests valid again.
test.afterEach(async ({ school }) => {
  await school.stores.passkeys.removeOfAccount('admin')
  if (before) await school.stores.accounts.replace(before)
})

test('a code from the drawer opens the account after the password and the phone were lost', async ({
  page,
  browser,
  school,
}) => {
  const elsewhere = await school.signIn()
  let codes: string[] = []
  await test.step('the panel offers the codes; the account shows them once, to save', async () => {
    await open(page, '/admin')
    await page.getByRole('link', { name: /Gerar os códigos$/ }).click()
    await page.getByRole('textbox', { name: 'Senha, para confirmar' }).fill(password)
    await page.getByRole('button', { name: 'Gerar os códigos' }).click()
    await expect(page.getByRole('heading', { name: /^Guarde os códigos agora/ })).toBeVisible()
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
    codes = await page.getByRole('main').getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Salvar em um arquivo' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('codigos-de-recuperacao.txt')
    const text = readFileSync(await file.path(), 'utf8')
    for (const code of [...codes, '/admin/recuperar', email]) expect(text).toContain(code)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(codes[9] ?? '')).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Voltar para a conta' }).click()
    await expect(page.getByText('Restam 10 códigos.')).toBeVisible()
  })

  await test.step('the browsers in which one is signed in are listed, and the others leave with one press', async () => {
    const list = page.getByRole('heading', { name: 'Aparelhos em que você entrou' }).locator('..')
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(1)
    await expect(list.getByText('(este aparelho)')).toHaveCount(1)
    await list.getByRole('button', { name: 'Sair dos outros' }).click()
    const left = 'Pronto! Só este aparelho continua na sua conta.'
    await expectDialog(page, 'success', 'Sucesso', left)
    await closeDialog(page)
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('button', { name: 'Sair dos outros' })).toHaveCount(0)
    const cookie = elsewhere.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL('/admin', page.url()), {
      headers: { cookie },
      redirect: 'manual',
    })
    expect(answer.headers.get('location')).toMatch(/^\/admin\/login/)
    await page.getByRole('link', { name: 'Eventos' }).click()
    await expect(page.getByRole('link', { name: /códigos$/ })).toHaveCount(0)
  })

  const times = { createdAt: Date.now(), usedAt: null }
  const key = { id: 'bG9zdA', publicKey: 'eA', counter: 0, transports: [], name: 'Perdido' }
  await school.stores.passkeys.create({ ...key, ...times, accountId: 'admin' })
  const stored = await school.stores.accounts.find('admin')
  if (stored) await school.stores.accounts.replace({ ...stored, passkeyRequired: true })

  await test.step('on another phone the login leads to the ways back in', async () => {
    const baseURL = addressOf(school.site)
    const context = await browser.newContext({ ...signedOut, baseURL })
    const other = await context.newPage()
    await open(other, '/admin/login')
    await other.getByRole('link', { name: 'Esqueci a senha' }).click()
    await expect(other.getByRole('heading', { level: 2 })).toHaveText([
      'Com um código de recuperação',
      'Com a ajuda da pessoa responsável',
      'Com quem cuida do servidor',
    ])
    await expectAccessible(other)
    expect(await sidewaysScroll(other)).toBe(0)
    await other.getByLabel('E-mail').fill(email)
    await other.getByLabel('Código de recuperação').fill('abcde fghjk mnpqr')
    await other.getByLabel('Nova senha', { exact: true }).fill(secret)
    await other.getByLabel('Confirmação da nova senha', { exact: true }).fill(secret)
    await other.getByLabel(/^Apagar as minhas chaves/).check()
    await other.getByRole('button', { name: 'Trocar a senha e entrar' }).click()
    await expect(other.getByRole('alert')).toHaveText('E-mail ou código incorretos')
    await other.getByLabel('Código de recuperação').fill(codes[3]?.toUpperCase() ?? '')
    await other.getByRole('button', { name: 'Trocar a senha e entrar' }).click()
    await expectDialog(
      other,
      'success',
      'Sucesso',
      'Senha trocada! A sessão foi encerrada nos outros aparelhos.',
    )
    await closeDialog(other)
    await expect(
      other.getByText(/^Um código de recuperação foi usado em .* restam 9\./),
    ).toBeVisible()
    await expectAccessible(other)
    await other.reload()
    await expect(other.getByText(`Olá, ${email}`)).toBeVisible()
    expect(await school.stores.passkeys.ofAccount('admin')).toEqual([])
    await context.close()
  })

  await page.reload()
  await expect(page).toHaveURL(/\/admin\/login/)
})
