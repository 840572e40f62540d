import type { Page } from '@playwright/test'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { sessionLifetimeMs } from '#domain/admin/session.ts'
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
  typeEvent,
} from '#tests/browser/admin-site.ts'
import { chooseByPath } from '#tests/browser/choose-by-path.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

test.use({ storageState: async ({ school }, use) => use(await school.signIn()) })

/** What an operator's new password, or the 25th hour, does to every session. */
async function endSessions({ stores }: AdminSite) {
  await stores.sessions.removeEnded(trusted(Date.now() + 1 + sessionLifetimeMs))
}

// These tests end all sessions, so the worker's other tests need a new one.
test.afterEach(async ({ school }) => {
  school.signedIn = await school.signIn()
})

/** Expects the dialog on the login page, then signs in. */
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

async function expectTyped(page: Page) {
  await expect(page.getByLabel('Nome do evento')).toHaveValue('Encontro de ex-alunos')
  await expect(page.getByLabel('Descrição')).toHaveValue('Quarenta anos de histórias.')
  await expect(page.getByLabel('Data', { exact: true })).toHaveValue('2026-08-15')
}

test('what was typed or chosen is there after signing in again, however the session ended', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  await open(page, '/admin')
  await page.locator('summary', { hasText: 'Novo evento' }).click()
  await typeEvent(page, 'Encontro de ex-alunos', 'Quarenta anos de histórias.')

  await test.step('in another tab', async () => {
    const other = await context.newPage()
    await open(other, '/admin/conta')
    await other.getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(page).toHaveURL('/admin/login')
    await other.close()
    await expectEndedAndSignIn(page)
    await expectTyped(page)
  })

  await test.step('by a new password', async () => {
    const { accounts, passwords } = school.stores
    const before = await accounts.find('admin')
    if (!before) throw new Error('no account')
    const passwordHash = await passwords.hash('uma senha nova')
    await accounts.replace({ ...before, passwordHash, generation: 'depois' })
    await page.getByRole('button', { name: 'Criar evento' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page)
    await expectEndedAndSignIn(page, 'uma senha nova')
    await expectTyped(page)
    await page.getByRole('button', { name: 'Criar evento' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
    await closeDialog(page)
    await accounts.replace(before)
  })

  await test.step('by its age, while an event was edited', async () => {
    const [event] = await school.stores.events.all()
    await context.addCookies((await school.signIn()).cookies)
    await page.getByRole('link', { name: 'Editar Encontro de ex-alunos' }).click()
    await page.getByLabel('Nome do evento').fill('Visita noturna')
    await endSessions(school)
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectEndedAndSignIn(page)
    await expect(page).toHaveURL(`/admin/evento/${event?.id}/editar`)
    await expect(page.getByLabel('Nome do evento')).toHaveValue('Visita noturna')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
    expect((await school.stores.events.one(event?.id ?? ''))?.nome).toBe('Visita noturna')
  })

  await test.step('photos that were chosen for an event are offered', async () => {
    const id = await school.publish({}, 2)
    await openPhotos(page, id)
    await endSessions(school)
    const heavy = Buffer.concat([school.photo, Buffer.alloc(1024 * 1024)])
    const photos = { 'foto-1.jpg': heavy, 'foto-2.jpg': heavy }
    await chooseByPath(page.getByLabel('Escolher fotos'), photos)
    await expectEndedAndSignIn(page)
    await expect(page).toHaveURL(photosPage(id))
    await expect(page.getByText('2 fotos escolhidas antes ainda não foram enviadas.')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar novamente' }).click()
    await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    expect((await school.stores.events.one(id))?.fotos.length).toBe(4)

    await test.step('a cover that was being chosen leads back to the photos', async () => {
      await endSessions(school)
      await page.getByRole('button', { name: 'Usar como capa: joao-da-silva-1.jpg' }).click()
      await expectEndedAndSignIn(page)
      await expect(page).toHaveURL(photosPage(id))
      await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
    })
  })

  await test.step('so is a photo for a page of the site', async () => {
    const path = '/admin/escola/imagens/owner'
    await open(page, path)
    const photo = page.getByLabel('Foto', { exact: true })
    await photo.setInputFiles([asFile('direcao.jpg', school.photo)])
    await page.getByRole('checkbox').check()
    await endSessions(school)
    await page.getByRole('button', { name: 'Enviar a foto' }).click()
    await expectEndedAndSignIn(page)
    await expect(page).toHaveURL(path)
    await expect(photo).toHaveValue(/direcao\.jpg$/)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.getByRole('button', { name: 'Enviar a foto' }).click()
    await expectDialog(page, 'success', 'Sucesso', sitePicturesWords.flash.replaced)
  })
  allowConsoleErrors(consoleErrors, /401/)
})
