import { photosWords } from '#content/admin.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import {
  allowConsoleErrors,
  dialog,
  email,
  expect,
  password,
  test,
} from '#tests/browser/admin-site.ts'
import { saveNotice } from '#tests/browser/school-notice.ts'

test.use({ javaScriptEnabled: false })

test('one signs in, an event is created, its photos are arranged and it goes, without script', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  await test.step('the login posts, says what is wrong, and the panel shows', async () => {
    const { cookies } = await context.storageState()
    await context.clearCookies()
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill('outra senha')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('alert')).toHaveText('Email ou senha incorretos')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/admin#entrou')
    await expect(page.getByText(`Olá, ${email}`)).toBeVisible()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/admin/login#saiu')
    await context.addCookies(cookies)
  })

  await test.step('the login of someone who is signed in offers the way to the panel', async () => {
    await page.goto('/admin/login')
    await page.getByRole('link', { name: 'Ir para o painel' }).click()
    await expect(page).toHaveURL(/\/admin#entrou$/)
    await expect(page.getByRole('heading', { name: 'Eventos' })).toBeVisible()
  })

  const notice = page.locator('dialog[open]')
  await test.step('what was not kept is told, and typed words are still there', async () => {
    school.fail('event writes', 'unavailable')
    await page.locator('summary', { hasText: 'Novo evento' }).click()
    await page.getByLabel('Nome do evento').fill('Tarde sem script')
    await page.getByLabel('Descrição').fill('Como em 1984.')
    await page.getByLabel('Data', { exact: true }).fill('2026-09-09')
    await page.getByRole('button', { name: 'Criar evento' }).click()
    await expect(notice).toContainText('Serviço Indisponível')
    await notice.getByRole('button', { name: 'Entendi' }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByLabel('Nome do evento')).toHaveValue('Tarde sem script')
    school.fail(null)
    expect(await school.stores.events.all()).toEqual([])
  })

  await page.getByRole('button', { name: 'Criar evento' }).click()
  await expect(notice).toContainText('Evento criado com sucesso!')
  await expect(dialog(page)).toHaveCount(0)
  await notice.getByRole('button', { name: 'Entendi' }).click()
  await expect(notice).toBeHidden()

  const event = page.getByRole('listitem').filter({ hasText: 'Tarde sem script' })
  await event.getByRole('link', { name: 'Gerenciar fotos' }).click()
  await page.getByLabel('Tenho a autorização das pessoas retratadas ou dos responsáveis').check()
  await page.getByRole('button', { name: 'Confirmar e seguir para as fotos' }).click()
  await expect(page.getByText(/^Autorização confirmada em /)).toBeVisible()
  await test.step('that uploads need script is told; photos that are there can be arranged', async () => {
    await expect(page.locator('noscript p')).toHaveText(photosWords.needsScript)
    await expect(page.getByLabel(photosWords.choose)).toBeHidden()
    const [created] = await school.stores.events.all()
    const photos = ['um.jpg', 'dois.jpg'].map((name) => ({
      name,
      type: 'image/jpeg',
      bytes: school.photo,
    }))
    await addPhotos(created?.id ?? '', photos, school.stores, { now: () => new Date() })
    await page.reload()
  })
  await page.getByRole('button', { name: 'Usar como capa: dois.jpg' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'dois.jpg' })).toContainText('Capa')
  await page.getByLabel('Selecionar um.jpg').check()
  await page.getByRole('button', { name: 'Excluir selecionadas' }).click()
  await expect(page.getByText(/Excluir a foto nº \d+ \(“um\.jpg”\)\?/)).toBeVisible()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expect(notice).toContainText('Foto excluída com sucesso!')
  await notice.getByRole('button', { name: 'Entendi' }).click()

  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await page.getByRole('button', { name: 'Excluir Tarde sem script' }).click()
  const question = page.getByRole('alertdialog', { name: 'Excluir evento' })
  await expect(question.getByText('Excluir “Tarde sem script” e sua foto?')).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(notice).toContainText('Evento excluído com sucesso!')
  await expect(event).toHaveCount(0)
  allowConsoleErrors(consoleErrors, /401|503/)
})

test('a notice is read without script, and has no button that would do nothing', async ({
  page,
  school,
}) => {
  await saveNotice(school, {
    text: 'Matrículas abertas',
    link: '/contato',
    firstDay: null,
    lastDay: null,
  })
  const notice = page.getByRole('complementary', { name: 'Aviso da escola' })
  await expect
    .poll(async () => {
      await page.goto('/')
      return notice.isVisible()
    })
    .toBe(true)
  await expect(notice.getByRole('button')).toBeHidden()
  await notice.getByRole('link', { name: 'Matrículas abertas' }).click()
  await expect(page).toHaveURL('/contato')
  await saveNotice(school, null)
})
