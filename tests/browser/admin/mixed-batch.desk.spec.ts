// Row 41 of the threats: what only the server can recognise, in a batch of good photos.
import type { Page } from '@playwright/test'
import {
  type AdminSite,
  allowConsoleErrors,
  asFile,
  choose,
  closeDialog,
  dialog,
  expect,
  expectAccessible,
  expectDialog,
  openPhotos,
  signInByForm,
  test,
} from '#tests/browser/admin-site.ts'
import { chooseByPath } from '#tests/browser/choose-by-path.ts'
import { flatJpeg, quarters } from '#tests/sample-data/builders.ts'
import { storedPicture } from '#tests/sample-data/stored-picture.ts'

const MiB = 1024 * 1024
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })

/** Three good photos among two truncated ones and a text file. */
async function mixedFiles({ photo }: AdminSite) {
  const cut = photo.subarray(0, photo.length / 2)
  return {
    'a.jpg': photo,
    'cortada-1.jpg': cut,
    'b.png': await quarters(),
    'texto.jpg': 'isto não é um JPEG',
    'c.heic': storedPicture('white.heic'),
    'cortada-2.jpg': cut,
  }
}

async function expectRefusal(page: Page, names = ['cortada-1.jpg', 'texto.jpg', 'cortada-2.jpg']) {
  const [first, ...others] = names.map((name) => `Arquivo ${name} não é uma imagem válida`)
  await expectDialog(page, 'error', 'Erro no Upload', `Erro ao enviar fotos: ${first}`)
  await expect(dialog(page).getByRole('listitem')).toHaveText(others)
}

function countUploads(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST')
      sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  return sent
}

test('the owner’s afternoon: of mixed files the bad ones are named at once, and the good ones saved within four taps', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  const photos = async () => (await school.stores.events.one(id))?.fotos.map(({ nome }) => nome)
  await openPhotos(page, id)
  const sent = countUploads(page)
  // Tap 1: 'Escolher fotos'.
  await chooseByPath(page.getByLabel('Escolher fotos'), {
    ...(await mixedFiles(school)),
    'grande.jpg': Buffer.concat([school.photo, Buffer.alloc(5 * MiB)]),
    'convite.pdf': '%PDF-1.4',
    'dança.mp4': Buffer.alloc(9),
  })
  // Tap 2: the large one is reduced; PDF and video stay out.
  await button(page, 'Reduzir e enviar').click()
  await expectRefusal(page)
  // The browser can still show part of the truncated photos.
  await expect(dialog(page).locator('img')).toHaveCount(2)
  await expect(dialog(page).getByRole('button')).toHaveText(['Enviar as outras 4', 'Cancelar'])
  await expectAccessible(page)
  expect(await photos()).toEqual([])

  await test.step('the question comes back after a reload, and the good ones are saved without being sent again', async () => {
    await page.reload()
    await expectRefusal(page)
    // Tap 3: the three that only the server can recognise stay out too.
    await button(page, 'Enviar as outras 4').click()
    await expectDialog(page, 'success', 'Sucesso', '4 foto(s) enviada(s) com sucesso!')
    const out = 'Ficaram de fora: convite.pdf, dança.mp4, cortada-1.jpg, texto.jpg e cortada-2.jpg.'
    await expect(dialog(page).getByRole('listitem')).toHaveText([/reduzida/, out])
    // Tap 4: closes the message. The pointer may rest on the edge of the new button, so it is moved away.
    await page.mouse.move(0, 0)
    await closeDialog(page)
    expect(sent.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', 'salvar'])
    await expect(dialog(page)).toHaveCount(0)
    expect(await photos()).toEqual(['a.jpg', 'b.png', 'c.heic', 'grande.jpg'])
  })
})

test('what waits outlives a fault and a new sign-in, says when it waits no longer, and is given up whole after a question', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  const id = await school.publish()
  await openPhotos(page, id)
  const sent = countUploads(page)
  const files = [asFile('a.jpg', school.photo), asFile('texto.jpg', Buffer.from('texto'))]
  const expectWaiting = () => expectRefusal(page, ['texto.jpg'])
  const expectSaved = async () => {
    await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
  }
  await choose(page, ...files)
  await expectWaiting()
  school.fail('event writes', 'unavailable')
  await button(page, 'Enviar a outra').click()
  await expect(dialog(page).getByRole('button')).toHaveText(['Tentar novamente', 'Entendi'])
  await button(page, 'Entendi').click()
  school.fail(null)
  await page.getByRole('button', { name: 'Salvar no evento' }).click()
  await expectWaiting()

  await context.clearCookies()
  await button(page, 'Enviar a outra').click()
  await closeDialog(page)
  await signInByForm(page)
  await expectWaiting()
  await button(page, 'Enviar a outra').click()
  await expectSaved()
  expect(sent.filter((path) => path === '0')).toHaveLength(1)
  expect((await school.stores.events.one(id))?.fotos).toHaveLength(1)

  await test.step('what waits no longer is told', async () => {
    await choose(page, ...files)
    await expectWaiting()
    for (const { id: waiting } of await school.stores.waiting.all()) {
      await school.stores.waiting.take(waiting)
    }
    await button(page, 'Enviar a outra').click()
    const gone =
      'As fotos que já tinham chegado não esperam mais no site. Escolha-as e envie de novo.'
    await expectDialog(page, 'error', 'Erro no Upload', gone)
    await closeDialog(page)
  })

  await test.step('giving up is asked about first, and leaves nothing behind', async () => {
    const kept = school.photosKept()
    await choose(page, ...files)
    await expectWaiting()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toContainText('1 foto já chegou ao site e ainda não está no evento.')
    await button(page, 'Cancelar').click()
    await expectWaiting()
    await button(page, 'Cancelar').click()
    await button(page, 'Desistir das fotos').click()
    await expect(dialog(page)).toHaveCount(0)
    // While they are being deleted, a photo may be gone before its original.
    await expect(() => expect(school.photosKept()).toBe(kept)).toPass()
    expect((await school.stores.events.one(id))?.fotos).toHaveLength(1)
    await page.reload()
    await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('a failure’s dialog holds its own retry, and the old error goes when the next try begins', async () => {
    school.fail('event writes', 'unavailable')
    await choose(page, asFile('a.jpg', school.photo))
    await expect(dialog(page).getByRole('button')).toHaveText(['Tentar novamente', 'Entendi'])
    school.fail(null)
    await button(page, 'Tentar novamente').click()
    await expect(dialog(page).locator('[data-message="error"]')).toHaveCount(0)
    await expectSaved()
  })
  allowConsoleErrors(consoleErrors, /status of (401|503)/)
})

test('an upload is cancelled with one press, on its way or on the server; one that was saved before says so', async ({
  page,
  school,
}) => {
  const before = school.photosKept()
  const id = await school.publish()
  const saved = async () => (await school.stores.events.one(id))?.fotos.length
  await openPhotos(page, id)
  const bar = page.getByRole('progressbar', { name: 'Envio das fotos' })
  const pressCancel = async (label: RegExp) => {
    await expect(page.getByText(label)).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Cancelar' }).click()
  }
  const wire = await page.context().newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    wire.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput,
    })
  await throttle(100 * 1024)
  await choose(page, asFile('a.jpg', Buffer.concat([school.photo, Buffer.alloc(MiB)])))
  await pressCancel(/^Enviando: /)
  await expect(bar).toHaveCount(0)
  await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
  await throttle(-1)
  // Few bytes and many pixels: the server is busy with them when the press arrives.
  const large = await flatJpeg(3000, 2250)
  const batch = (count: number) =>
    Array.from({ length: count }, (_, n) => asFile(`${n}.jpg`, large))
  await choose(page, ...batch(8))
  await expect(page.getByText('chegou').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await button(page, 'Desistir das fotos').click()
  await expect(bar).toHaveCount(0)
  await expect(page.getByLabel('Escolher fotos')).toBeEnabled()

  await expect.poll(() => school.photosKept(), { timeout: 30_000 }).toBe(before)
  expect(await saved()).toBe(0)
  await page.reload()
  await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Enviar novamente' })).toHaveCount(0)

  await test.step('one that is saved before it can be cancelled says so and shows the photos', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<void>()
    await page.route(/\/salvar$/, async (route) => {
      const response = await route.fetch()
      await told
      await route.fulfill({ response })
    })
    await choose(page, ...batch(2))
    await expect(page.getByText('Salvando...').first()).toBeVisible({ timeout: 30_000 })
    await expect.poll(saved, { timeout: 30_000 }).toBe(2)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await button(page, 'Desistir das fotos').click()
    await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
    tell()
    await closeDialog(page)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  })
})
