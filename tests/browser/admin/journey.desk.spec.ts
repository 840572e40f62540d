import type { Page } from '@playwright/test'
import {
  asFile,
  closeDialog,
  expect,
  expectDialog,
  open,
  signedOut,
  signInByForm,
  test,
} from '#tests/browser/admin-site.ts'
import { pictureAddresses } from '#tests/browser/stores-under-test.ts'

test.use(signedOut)

// With two instances, consecutive requests go to different ones.
test('the admin signs in, publishes, edits and deletes, wherever the data lives', async ({
  page,
  context,
  school,
}) => {
  const kept = school.photosKept()
  await open(page, '/admin/login')
  await signInByForm(page)
  await createEvent(page)
  await sendPhotos(page, school.photo)

  const whole = page.getByRole('link', { name: 'Ver 1.jpg em nova aba' })
  await expect(whole).toHaveAttribute('href', pictureAddresses.large)
  await page.getByRole('button', { name: 'Usar como capa: 2.jpg' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '2.jpg' })).toContainText('Capa')
  await page.getByRole('link', { name: 'Excluir 1.jpg' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expectSuccess(page, 'Foto excluída com sucesso!')
  await expect(page.getByRole('status').filter({ hasText: '2 fotos' })).toBeVisible()

  const visited = await (await fetch(`${school.site.url}/eventos`)).text()
  expect(visited).toContain('Arraial')
  expect(visited).toContain('2 fotos')

  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await page.getByRole('link', { name: 'Editar Arraial' }).click()
  await page.getByLabel('Nome do evento').fill('Arraial da Escola')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectSuccess(page, 'Evento salvo com sucesso!')
  await page.getByRole('button', { name: 'Excluir Arraial da Escola' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Excluir “Arraial da Escola” e suas 2 fotos?',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expectSuccess(page, 'Evento excluído com sucesso!')
  await expect(page.getByText('Nenhum evento')).toBeVisible()
  // All of them are in the bin.
  expect(school.photosKept()).toBe(kept + 3)

  await test.step('signed out on one, signed out on all', async () => {
    const cookies = await context.cookies()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/admin\/login$/)
    await context.addCookies(cookies)
    for (let tries = 0; tries < 4; tries += 1) {
      const answer = await page.request.get('/admin', { maxRedirects: 0 })
      expect(answer.headers().location).toBe('/admin/login')
    }
  })
})

async function createEvent(page: Page): Promise<void> {
  await page.getByText('Novo evento', { exact: true }).click()
  await page.getByLabel('Nome do evento').fill('Arraial')
  await page.getByLabel('Descrição').fill('Quadrilha e quentão sem álcool.')
  await page.getByLabel('Data', { exact: true }).fill('2026-06-20')
  await page.getByRole('button', { name: 'Criar evento' }).click()
  await expectSuccess(page, 'Evento criado com sucesso!')
}

async function sendPhotos(page: Page, photo: Buffer): Promise<void> {
  await page.getByRole('link', { name: 'Gerenciar fotos' }).click()
  await page.getByLabel('Tenho a autorização das pessoas retratadas ou dos responsáveis').check()
  await page.getByRole('button', { name: 'Confirmar e seguir para as fotos' }).click()
  const files = [1, 2, 3].map((n) => asFile(`${n}.jpg`, photo))
  await page.locator('input[type=file]').setInputFiles(files)
  await expectSuccess(page, '3 foto(s) enviada(s) com sucesso!')
  await expect(page.getByRole('status').filter({ hasText: '3 fotos' })).toBeVisible()
}

async function expectSuccess(page: Page, sentence: string): Promise<void> {
  await expectDialog(page, 'success', 'Sucesso', sentence)
  await closeDialog(page)
}
