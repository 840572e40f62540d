import type { Page } from '@playwright/test'
import {
  asFile,
  expect,
  expectAccessible,
  expectDialog,
  open,
  test,
  waitForHydration,
} from '#tests/browser/admin-site.ts'
import { openEditorOf, savedText } from '#tests/browser/redaction-editor.ts'

test('an event is hidden from its row, and a family sees it with the link', async ({
  page,
  browser,
  school,
}) => {
  const nome = 'Apresentação da turma'
  const id = await school.publish({ nome }, 2)
  await open(page, '/admin')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nome }) })
  await row.getByRole('button', { name: `Mais sobre ${nome}` }).click()
  await row.getByLabel('Famílias, com o link').check()
  await expect(row.getByLabel('Publicar em (opcional)')).toBeHidden()
  await row.getByRole('button', { name: 'Salvar' }).click()

  await expect(page).toHaveURL(`/admin/evento/${id}/familias`)
  const link = await page.getByLabel('Link para as famílias').inputValue()
  const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*%2Ffamilias%2F/)
  await page.getByText('QR code, para mostrar').click()
  await expect(page.getByRole('img', { name: 'QR code do link das famílias' })).toBeVisible()
  await expectAccessible(page)

  const family = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const phone = await family.newPage()
  const hosts = new Set<string>()
  phone.on('request', (request) => hosts.add(new URL(request.url()).origin))
  const origin = new URL(page.url()).origin
  await phone.goto('about:blank')
  await phone.goto(origin + new URL(link).pathname)
  await expect(phone).toHaveURL(`${origin}/familias/galeria/${id}`)
  // The link's own page is not in the history either: going back leaves the site.
  await phone.goBack()
  await expect(phone).toHaveURL('about:blank')
  await phone.goForward()
  await expect(phone.getByRole('heading', { name: nome })).toBeVisible()
  await phone.getByRole('link', { name: 'Abrir foto 1 de 2' }).click()
  await expect(phone.getByText('1 de 2')).toBeVisible()
  await expect(phone).toHaveURL(/\?foto=\d+$/)
  await expect(phone.getByRole('button', { name: 'Compartilhar' })).toHaveCount(0)
  const saved = phone.waitForEvent('download')
  await phone.getByRole('link', { name: 'Salvar foto' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Apresentação da turma \d{4} - 001\.jpg$/)
  await phone.goBack()
  const download = phone.waitForEvent('download')
  await phone.getByRole('link', { name: 'Baixar todas' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Apresentação da turma \d{4}\.zip$/)
  expect([...hosts]).toEqual([origin])
  const stranger = await phone.request.get(`${origin}/galeria-evento/${id}`)
  expect(stranger.status()).toBe(404)
  await family.close()

  await open(page, '/admin')
  await expect(row.getByText('Só famílias, com o link')).toBeVisible()

  const showToEveryone = async () => {
    await row.getByRole('button', { name: `Mais sobre ${nome}` }).click()
    await row.getByLabel(/^Todos/).check()
    await row.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText(`vai ver as 2 fotos de “${nome}”`)).toBeVisible()
  }
  await showToEveryone()
  const leave = page.getByRole('link', { name: 'Deixar como está' })
  await expect(leave).toBeFocused()
  await leave.press('Enter')
  await showToEveryone()
  await page.getByRole('button', { name: 'Mostrar para todos' }).click()
  const message = page.locator('dialog:modal')
  await expect(message).toContainText('Agora todos veem o evento')
  expect((await page.request.get(`/galeria-evento/${id}`)).status()).toBe(200)
  await message.getByRole('button', { name: 'Desfazer' }).click()
  await expect(message).toContainText('Agora só as famílias com o link veem o evento.')
  expect((await page.request.get(`/galeria-evento/${id}`)).status()).toBe(404)
  await message.getByRole('button', { name: 'Entendi' }).click()
  await expect(row.getByText('Só famílias, com o link')).toBeVisible()

  const { photo, stored } = await openEditorOf(id, page, school)
  await expect(photo).toHaveAttribute('src', new RegExp(`^/familias/galeria/${id}/[0-9a-f]{32}/`))
  const before = await stored()
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expectDialog(page, 'success', 'Sucesso', savedText)
  const covered = await stored()
  expect(covered?.cobertos).toHaveLength(1)
  expect(covered?.url).not.toBe(before?.url)
  expect((await page.request.get(covered?.url ?? '')).status()).toBe(404)

  // After a later upload the dialog leads to the same link.
  await open(page, `/admin/evento/${id}/fotos`)
  await page.locator('input[type=file]').setInputFiles([asFile('mais.jpg', school.photo)])
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toContainText('1 foto(s) enviada(s) com sucesso!')
  await dialog.getByRole('link', { name: 'Enviar o link às famílias' }).click()
  await expect(page.getByLabel('Link para as famílias')).toHaveValue(link)
  await expect(dialog).toHaveCount(0)
})

test('a family whose link is withdrawn learns it from whatever they press next', async ({
  page,
  browser,
  school,
}) => {
  const id = await school.publish({ nome: 'Recital', visibilidade: 'familias' }, 11)
  await open(page, `/admin/evento/${id}/familias`)
  await page.getByRole('button', { name: 'Criar o link' }).click()
  const link = new URL(await page.getByLabel('Link para as famílias').inputValue()).pathname
  const { origin } = new URL(page.url())
  const family = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const openGallery = async () => {
    const tab = await family.newPage()
    await tab.goto(origin + link)
    await expect(tab.getByRole('heading', { name: 'Recital' })).toBeVisible()
    await waitForHydration(tab, 'main')
    return tab
  }
  const press = (name: string) => (tab: Page) => tab.getByRole('link', { name }).click()
  const openPhoto = press('Abrir foto 1 de 11')
  const inLightbox = (tab: Page) =>
    expect(tab.getByRole('dialog', { name: 'Foto ampliada' })).toContainText('1 de 11')

  const presses = [
    { press: press('Ver todas (mais 5 fotos)') },
    { press: openPhoto },
    { press: press('Baixar todas') },
    { before: openPhoto, press: press('Salvar foto') },
  ]
  const tabs: { tab: Page; press: (tab: Page) => Promise<void> }[] = []
  for (const { before, press } of presses) {
    const tab = await openGallery()
    await before?.(tab)
    if (before) await inLightbox(tab)
    tabs.push({ tab, press })
  }

  await test.step('without a connection, a download says so and the page stays', async () => {
    const { tab, press } = tabs[3] ?? {}
    if (!tab || !press) throw new Error('no tab')
    await family.setOffline(true)
    await press(tab)
    await expect(tab.getByRole('alert')).toHaveText(
      'Não foi possível baixar agora. Verifique sua conexão com a internet e tente de novo.',
    )
    await expectAccessible(tab, '[role="alert"]')
    await family.setOffline(false)
  })

  await open(page, `/admin/evento/${id}/familias`)
  await page.getByRole('button', { name: 'Retirar o link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar o link' }).click()
  await expect(page.getByText('Ainda não há link')).toBeVisible()
  await expect
    .poll(async () => (await family.request.get(`${origin}/familias/galeria/${id}`)).status())
    .toBe(404)
  for (const { tab, press } of tabs) {
    await press(tab)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Aqui só se entra pelo link')
    await expect(tab.getByText('peça um novo à escola')).toBeVisible()
    await expect(tab).toHaveURL(`${origin}/familias/galeria/${id}`)
  }
  await family.close()
})
