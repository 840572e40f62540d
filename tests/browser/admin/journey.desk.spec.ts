import type { Browser, Page } from '@playwright/test'
import { closeDialog, expectDialog, signInByForm } from '#tests/browser/admin-site.ts'
import { startInstances } from '#tests/browser/instances.ts'
import { type OwnStores, ownStores } from '#tests/browser/own-stores.ts'
import { pictureAddresses } from '#tests/browser/stores-under-test.ts'
import { expect, open, test as visit } from '#tests/browser/visit.ts'
import { accountEnv } from '#tests/running-site/admin-client.ts'
import { phonePhoto } from '#tests/sample-data/builders.ts'

/** An empty school on the stores under test; with two instances, no two requests go to the same one. */
const test = visit.extend<{ delivery: undefined }, { own: OwnStores; address: string }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const own = await ownStores()
      await use(own)
      await own.stop()
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ own }, use) => {
      const site = await startInstances({ ...own.env, ...accountEnv })
      await use(`http://localhost:${site.port}`)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  delivery: [
    async ({ context, consoleErrors: _, own }, use) => {
      await own.deliverPictures(context)
      await use(undefined)
    },
    { auto: true },
  ],
  baseURL: async ({ address }, use) => use(address),
})

test('the admin signs in, publishes, edits and deletes, wherever the data lives', {
  tag: '@stores',
}, async ({ page, context, browser, own, address }) => {
  await signIn(page)
  await createEvent(page)
  await sendPhotos(page)

  const whole = page.getByRole('link', { name: 'Ver 1.jpg em nova aba' })
  await expect(whole).toHaveAttribute('href', pictureAddresses.large)
  await page.getByRole('button', { name: 'Usar como capa: 2.jpg' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '2.jpg' })).toContainText('Capa')
  await page.getByRole('link', { name: 'Excluir 1.jpg' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expectSuccess(page, 'Foto excluída com sucesso!')
  await expect(page.getByRole('status').filter({ hasText: '2 fotos' })).toBeVisible()

  const visitor = await newVisitor(browser, own)
  await visitor.goto(`${address}/eventos`)
  await expect(visitor.getByRole('heading', { name: 'Arraial' })).toBeVisible()
  await expect(visitor.getByText('2 fotos')).toBeVisible()
  await visitor.close()

  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await page.getByRole('link', { name: 'Editar Arraial' }).click()
  await page.getByLabel('Nome do evento').fill('Arraial da Escola')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectSuccess(page, 'Evento salvo com sucesso!')
  await page.getByRole('link', { name: 'Excluir Arraial da Escola' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Excluir “Arraial da Escola” e suas 2 fotos?',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expectSuccess(page, 'Evento excluído com sucesso!')
  await expect(page.getByText('Nenhum evento')).toBeVisible()
  await expect.poll(own.photosKept).toBe(0)

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

async function signIn(page: Page): Promise<void> {
  await open(page, '/admin/login')
  await signInByForm(page)
}

async function createEvent(page: Page): Promise<void> {
  await page.getByText('Novo evento', { exact: true }).click()
  await page.getByLabel('Nome do evento').fill('Arraial')
  await page.getByLabel('Descrição').fill('Quadrilha e quentão sem álcool.')
  await page.getByLabel('Data', { exact: true }).fill('2026-06-20')
  await page.getByRole('button', { name: 'Criar evento' }).click()
  await expectSuccess(page, 'Evento criado com sucesso!')
}

async function sendPhotos(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Gerenciar fotos' }).click()
  await page.getByLabel('Tenho a autorização das pessoas retratadas ou dos responsáveis').check()
  await page.getByRole('button', { name: 'Confirmar e seguir para as fotos' }).click()
  const buffer = Buffer.from(await phonePhoto(640, 480))
  const files = [1, 2, 3].map((n) => ({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer }))
  await page.locator('input[type=file]').setInputFiles(files)
  await expectSuccess(page, '3 foto(s) enviada(s) com sucesso!')
  await expect(page.getByRole('status').filter({ hasText: '3 fotos' })).toBeVisible()
}

async function expectSuccess(page: Page, sentence: string): Promise<void> {
  await expectDialog(page, 'success', 'Sucesso', sentence)
  await closeDialog(page)
}

async function newVisitor(browser: Browser, own: OwnStores): Promise<Page> {
  const context = await browser.newContext()
  await own.deliverPictures(context)
  return context.newPage()
}
