import type { Page, Route } from '@playwright/test'
import {
  allowConsoleErrors,
  closeDialog,
  dialog,
  email,
  expect,
  expectAccessible,
  expectDialog,
  open,
  password,
  photosPage,
  test,
  typeEvent,
} from '#tests/browser/admin-site.ts'

/** What can happen on the way to the site: no connection, a failing proxy, a proxy that sends its own page. */
const lostLine = (route: Route) => route.abort('internetdisconnected')
const failingProxy = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })
const pageOfAProxy = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<h1>Aguarde</h1>' })
const provoked = /ERR_INTERNET_DISCONNECTED|status of 502/

const unavailable = [
  'error',
  'Serviço Indisponível',
  'Verifique sua conexão com a internet.',
] as const
const greeting = (page: Page) => page.getByText(`Olá, ${email}`)
const retry = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' })

/** Requests of the page's script to these addresses fail until the returned function is called. */
async function failing(page: Page, address: RegExp, meet: (route: Route) => Promise<void>) {
  await page.route(address, meet)
  return () => page.unroute(address)
}

test.use({ storageState: async ({ school }, use) => use(await school.signIn()) })

test('whatever a request meets on its way is told, nothing is lost or gone, and a page is tried again', async ({
  page,
  school,
  consoleErrors,
}) => {
  const nome = 'Ficou apesar de tudo'
  const id = await school.publish({ nome }, 3)
  await open(page, '/admin')

  await test.step('a new event is not lost to any fault', async () => {
    await page.locator('summary', { hasText: 'Novo evento' }).click()
    await typeEvent(page, 'Luau', 'Com violão.')
    for (const meet of [lostLine, failingProxy, pageOfAProxy]) {
      const mend = await failing(page, /\/admin(\.data)?(\?|$)/, meet)
      await page.getByRole('button', { name: 'Criar evento' }).click()
      await expectDialog(page, ...unavailable)
      await closeDialog(page)
      await expect(page.getByLabel('Nome do evento')).toHaveValue('Luau')
      await expect(page.getByLabel('Descrição')).toHaveValue('Com violão.')
      await expect(greeting(page)).toBeVisible()
      await mend()
    }
    await page.getByRole('button', { name: 'Criar evento' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
    await closeDialog(page)
    const kept = (await school.stores.events.all()).filter(({ nome }) => nome === 'Luau')
    expect(kept.length).toBe(1)
  })

  await test.step('a deletion is told, and nothing is gone', async () => {
    const mend = await failing(page, /\/excluir(\.data)?(\?|$)/, pageOfAProxy)
    await page.getByRole('button', { name: `Excluir ${nome}` }).click()
    await dialog(page).getByRole('button', { name: 'Excluir' }).click()
    const words = 'Erro ao excluir evento. Tente novamente.'
    await expectDialog(page, 'error', 'Erro ao Excluir', words)
    await closeDialog(page)
    await mend()
    expect(await school.stores.events.one(id)).not.toBeNull()
  })

  await test.step('the page of one event that cannot be fetched is tried again', async () => {
    const mend = await failing(page, /\/editar\.data/, pageOfAProxy)
    await page.getByRole('link', { name: `Editar ${nome}` }).click()
    await expectDialog(page, ...unavailable)
    await closeDialog(page)
    await mend()
    await retry(page).click()
    await expect(page.getByLabel('Nome do evento')).toHaveValue(nome)
  })

  await test.step('an edit is not lost', async () => {
    await page.getByLabel('Nome do evento').fill('Sarau de outono')
    const mend = await failing(page, /\/editar(\.data)?(\?|$)/, failingProxy)
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectDialog(page, ...unavailable)
    await closeDialog(page)
    await expect(page.getByLabel('Nome do evento')).toHaveValue('Sarau de outono')
    await mend()
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
    await closeDialog(page)
  })

  await test.step('a page whose script is lost is loaded anew, and opens then', async () => {
    await page.goto('/admin')
    await page.route(/\/assets\/photos-[^/]+\.js$/, (route) => route.abort(), { times: 1 })
    const row = page.getByRole('listitem').filter({ hasText: 'Sarau de outono' })
    const anew = page.waitForEvent('load')
    await row.getByRole('link', { name: 'Gerenciar fotos' }).click()
    await anew
    await row.getByRole('link', { name: 'Gerenciar fotos' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sarau de outono')
    allowConsoleErrors(consoleErrors, /ERR_FAILED|route module|dynamically imported module/)
    await page.goto('/admin')
  })

  await test.step('the photos, and the panel after them, are tried as often as it takes', async () => {
    const mend = await failing(page, /\/fotos\.data/, lostLine)
    const row = page.getByRole('listitem').filter({ hasText: 'Sarau de outono' })
    await row.getByRole('link', { name: 'Gerenciar fotos' }).click()
    await expectDialog(page, ...unavailable)
    await closeDialog(page)
    await expect(greeting(page)).toBeVisible()
    await retry(page).click()
    await expectDialog(page, ...unavailable)
    await expectAccessible(page)
    await closeDialog(page)
    await mend()
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sarau de outono')
    await expect(page).toHaveURL(photosPage(id))

    const mendPanel = await failing(page, /\/admin\.data/, pageOfAProxy)
    await page.getByRole('link', { name: 'Voltar ao painel' }).click()
    await expectDialog(page, ...unavailable)
    await closeDialog(page)
    await mendPanel()
    await retry(page).click()
    await expect(page.getByRole('status').filter({ hasText: /evento/ })).toBeVisible()
    await row.getByRole('link', { name: 'Gerenciar fotos' }).click()
  })

  await test.step('a cover that cannot be chosen for want of a line is told', async () => {
    const mend = await failing(page, /\/capa\.data/, lostLine)
    const button = page.getByRole('button', { name: 'Usar como capa: joao-da-silva-1.jpg' })
    await button.click()
    const words = ['Erro ao Escolher a Capa', 'Erro ao escolher a capa. Tente novamente.'] as const
    await expectDialog(page, 'error', ...words)
    await closeDialog(page)
    await expect(button).toBeFocused()
    await mend()
    await button.click()
    await expect(page.getByRole('listitem').filter({ hasText: '-1.jpg' })).toContainText('Capa')
  })

  await test.step('photos that could not be deleted stay selected', async () => {
    for (const n of [0, 2]) await page.getByLabel(`Selecionar joao-da-silva-${n}.jpg`).check()
    const mend = await failing(page, /\/excluir(\.data)?(\?|$)/, failingProxy)
    await page.getByRole('button', { name: 'Excluir selecionadas' }).click()
    await dialog(page).getByRole('button', { name: 'Excluir' }).click()
    await expectDialog(page, 'error', 'Erro ao Excluir', 'Erro ao excluir foto. Tente novamente.')
    await closeDialog(page)
    await expect(page.getByText('2 fotos selecionadas')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Excluir selecionadas' }).click()
    await dialog(page).getByRole('button', { name: 'Excluir' }).click()
    await expectDialog(page, 'success', 'Sucesso', '2 fotos excluídas com sucesso!')
  })

  await test.step('a sign-out that does not arrive is told', async () => {
    await closeDialog(page)
    const note = () => page.evaluate(() => localStorage.getItem('adminAuth'))
    const mend = await failing(page, /\/sair/, lostLine)
    await page.getByRole('button', { name: 'Sair' }).click()
    await expectDialog(page, ...unavailable)
    await closeDialog(page)
    await expect(greeting(page)).toBeVisible()
    expect(await note()).not.toBeNull()
    await mend()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect.poll(note).toBeNull()
  })

  await test.step('so is a login, which keeps what was typed', async () => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    const mendLogin = await failing(page, /\/login/, lostLine)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Serviço Indisponível: Verifique sua conexão com a internet.',
    )
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(password)
    await mendLogin()
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(greeting(page)).toBeVisible()
  })
  allowConsoleErrors(consoleErrors, provoked)
})
