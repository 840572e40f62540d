import type { Page } from '@playwright/test'
import {
  allowConsoleErrors,
  closeDialog,
  expect,
  expectDialog,
  open,
  test,
  typeEvent,
} from '#tests/browser/admin-site.ts'

const newTeacher = '/admin/escola/professores/novo'
const draftNotice = (page: Page) => page.getByText(/^Rascunho de hoje/)
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('admin-rascunho-')),
  )

async function typeTeacher(page: Page, name: string) {
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Inglês').check()
  await page.getByLabel('Uma frase').fill('Morou em Lyon.')
}

test('what was saved is no draft, even if the next form is opened before the page after saving works', async ({
  page,
}) => {
  await open(page, newTeacher)
  await typeTeacher(page, 'Ana Lima')
  expect(await drafts(page)).toHaveLength(1)
  // As on a slow phone: the page after saving is read and left before its scripts arrive.
  await page.route(/\/assets\/.*\.js/, () => {})
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { name: 'Ana Lima' })).toBeVisible()
  expect(await drafts(page)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open(page, newTeacher)
  await expect(page.getByLabel('Nome')).toHaveValue('')
  await expect(draftNotice(page)).toHaveCount(0)
})

test('a draft that was sent and got no response says so, and one that was refused does not', async ({
  page,
  consoleErrors,
}) => {
  await open(page, newTeacher)
  await typeTeacher(page, 'Rui Costa')
  await page.route(`**${newTeacher}.data*`, (route) => route.abort())
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expectDialog(page, 'error', 'Serviço Indisponível', 'Verifique sua conexão com a internet.')
  await closeDialog(page)
  await page.unrouteAll()
  allowConsoleErrors(consoleErrors, /ERR_FAILED/)
  await open(page, newTeacher)
  await expect(page.getByLabel('Nome')).toHaveValue('Rui Costa')
  await expect(page.getByText('enviado, mas a resposta não chegou')).toBeVisible()
  await page.getByLabel('Inglês').uncheck()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Confira os campos marcados.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('(ainda não salvo)')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  allowConsoleErrors(consoleErrors, /400/)
})

test('the form of a new event is empty after saving, and the draft of an edited one is gone', async ({
  page,
}) => {
  await open(page, '/admin')
  await page.getByText('Novo evento', { exact: true }).click()
  await typeEvent(page, 'Festa do rascunho')
  await page.getByRole('button', { name: 'Criar evento' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
  await closeDialog(page)
  expect(await drafts(page)).toEqual([])
  await page.getByText('Novo evento', { exact: true }).click()
  await expect(page.getByLabel('Nome do evento')).toHaveValue('')
  await page.getByRole('link', { name: 'Editar Festa do rascunho' }).click()
  await expect(page.getByRole('heading', { name: 'Editar evento' })).toBeVisible()
  await page.getByLabel('Nome do evento').fill('Festa sem rascunho')
  expect(await drafts(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
  expect(await drafts(page)).toEqual([])
})
