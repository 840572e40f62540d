import type { Page } from '@playwright/test'
import { sitePicturesWords } from '#content/site-pictures.ts'
import type { AdminSite } from '#tests/browser/admin-site.ts'
import {
  allowConsoleErrors,
  asFile,
  closeDialog,
  dialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  openPhotos,
  photosPage,
  signInByForm,
  test,
} from '#tests/browser/admin-site.ts'
import { chooseByPath } from '#tests/browser/choose-by-path.ts'

test.use({ storageState: async ({ school }, use) => use(await school.signIn()) })

/** What an operator's new password, or the 25th hour, does to every session. */
async function endSessions({ stores }: AdminSite) {
  await stores.sessions.removeStartedBefore(Date.now() + 1)
}

// Whoever ends all sessions gives the worker's other tests a new one.
test.afterEach(async ({ school }) => {
  school.signedIn = await school.signIn()
})

async function typeNewEvent(page: Page) {
  await open(page, '/admin')
  await page.locator('summary', { hasText: 'Novo evento' }).click()
  await page.getByLabel('Nome do evento').fill('Encontro de ex-alunos')
  await page.getByLabel('Descrição').fill('Quarenta anos de histórias.')
  await page.getByLabel('Data', { exact: true }).fill('2026-11-07')
}

/** The dialog on the login, and then the login. */
async function expectEndedAndSignIn(page: Page, secret?: string) {
  await expectDialog(
    page,
    'info',
    'Sua sessão terminou',
    'Entre de novo para continuar: o que você tinha digitado ou escolhido está guardado.',
  )
  await closeDialog(page)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await signInByForm(page, secret)
}

async function expectTypedAndSend(page: Page, school: AdminSite) {
  await expect(page.getByLabel('Nome do evento')).toHaveValue('Encontro de ex-alunos')
  await expect(page.getByLabel('Descrição')).toHaveValue('Quarenta anos de histórias.')
  await expect(page.getByLabel('Data', { exact: true })).toHaveValue('2026-11-07')
  await page.getByRole('button', { name: 'Criar evento' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
  const kept = (await school.stores.events.all()).find(({ nome }) => nome.startsWith('Encontro'))
  if (!kept) throw new Error('not kept')
  await school.stores.events.remove(kept.id)
}

test('a new event that was typed when a new password ended the session is there after signing in with it', async ({
  page,
  school,
}) => {
  const { accounts, passwords } = school.stores
  const before = await accounts.find('admin')
  if (!before) throw new Error('no account')
  await typeNewEvent(page)
  const passwordHash = await passwords.hash('uma senha nova')
  await accounts.replace({ ...before, passwordHash, generation: 'depois' })
  await page.getByRole('button', { name: 'Criar evento' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await expectEndedAndSignIn(page, 'uma senha nova')
  await expectTypedAndSend(page, school)
  await accounts.replace(before)
})

test('an event or an edit that was typed is there after signing out in another tab, and after the session has ended', async ({
  page,
  context,
  school,
}) => {
  await typeNewEvent(page)
  const other = await context.newPage()
  await open(other, '/admin')
  await other.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/admin/login')
  await other.close()
  await expectEndedAndSignIn(page)
  await expectTypedAndSend(page, school)

  const id = await school.publish({ nome: 'Visita guiada' })
  await open(page, `/admin/evento/${id}/editar`)
  await page.getByLabel('Nome do evento').fill('Visita noturna')
  await endSessions(school)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectEndedAndSignIn(page)
  await expect(page).toHaveURL(`/admin/evento/${id}/editar`)
  await expect(page.getByLabel('Nome do evento')).toHaveValue('Visita noturna')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
  expect((await school.stores.events.one(id))?.nome).toBe('Visita noturna')
})

test('photos that were chosen when the session ended are offered after signing in', async ({
  page,
  school,
  consoleErrors,
}) => {
  await test.step('for an event', async () => {
    const id = await school.publish({}, 2)
    await openPhotos(page, id)
    await endSessions(school)
    const heavy = Buffer.concat([school.photo, Buffer.alloc(1024 * 1024)])
    const photos = { 'foto-1.jpg': heavy, 'foto-2.jpg': heavy, 'foto-3.jpg': heavy }
    await chooseByPath(page.getByLabel('Escolher fotos'), photos)
    await expectEndedAndSignIn(page)
    await expect(page).toHaveURL(photosPage(id))
    await expect(page.getByText('3 fotos escolhidas antes ainda não foram enviadas.')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar novamente' }).click()
    await expectDialog(page, 'success', 'Sucesso', '3 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    expect((await school.stores.events.one(id))?.fotos.length).toBe(5)

    await test.step('a cover that was being chosen leads back to the photos', async () => {
      await endSessions(school)
      await page.getByRole('button', { name: 'Usar como capa: joao-da-silva-1.jpg' }).click()
      await expectEndedAndSignIn(page)
      await expect(page).toHaveURL(photosPage(id))
      await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
    })
  })

  await test.step('for a page of the site', async () => {
    const path = '/admin/escola/imagens/owner'
    await open(page, path)
    const photo = page.getByLabel('Foto', { exact: true })
    await photo.setInputFiles([asFile('direcao.jpg', school.photo)])
    await page.getByRole('checkbox').check()
    await endSessions(school)
    await page.getByRole('button', { name: 'Enviar a foto' }).click()
    await expectEndedAndSignIn(page)
    await expect(page).toHaveURL(path)
    await page.getByRole('button', { name: 'Enviar novamente' }).click()
    await expectDialog(page, 'success', 'Sucesso', sitePicturesWords.flash.replaced)
    await open(page, path)
    await expect(page.getByText('ainda não foi enviada')).toBeHidden()
  })
  allowConsoleErrors(consoleErrors, /401/)
})
