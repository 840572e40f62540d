// Row 41 of the threats: what only the server can recognise, in a batch of good photos.
import type { Page } from '@playwright/test'
import {
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
import { phonePhoto, quarters, WHITE } from '#tests/sample-data/builders.ts'
import { heicFile } from '#tests/sample-data/heic-file.ts'

const MiB = 1024 * 1024
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })

/** Three good photos between two that were cut off and a text. */
async function mixedFiles() {
  const photo = await phonePhoto(800, 600)
  const cut = photo.subarray(0, photo.length / 2)
  return [
    asFile('a.jpg', photo),
    asFile('cortada-1.jpg', cut),
    asFile('b.png', await quarters(), 'image/png'),
    asFile('texto.jpg', Buffer.from('isto não é um JPEG')),
    asFile(
      'c.heic',
      heicFile(640, 480, () => WHITE),
      'image/heic',
    ),
    asFile('cortada-2.jpg', cut),
  ]
}
const named = [
  'Arquivo texto.jpg não é uma imagem válida',
  'Arquivo cortada-2.jpg não é uma imagem válida',
]

async function expectRefusal(page: Page) {
  const first = 'Erro ao enviar fotos: Arquivo cortada-1.jpg não é uma imagem válida'
  await expectDialog(page, 'error', 'Erro no Upload', first)
  await expect(dialog(page).getByRole('listitem')).toHaveText(named)
}

function countUploads(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST')
      sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  return sent
}

test('bad files are all named at once, and the good ones are saved without being sent again', {
  tag: '@stores',
}, async ({ page, school }) => {
  const id = await school.publish()
  await openPhotos(page, id)
  const sent = countUploads(page)
  await choose(page, ...(await mixedFiles()))
  await expectRefusal(page)
  // Of the cut photos the browser can still show a part.
  await expect(dialog(page).locator('img')).toHaveCount(2)
  await expect(dialog(page).getByRole('button')).toHaveText(['Enviar as outras 3', 'Cancelar'])
  await expectAccessible(page)
  expect((await school.stores.events.one(id))?.fotos).toEqual([])

  await button(page, 'Enviar as outras 3').click()
  await expectDialog(page, 'success', 'Sucesso', '3 foto(s) enviada(s) com sucesso!')
  expect(sent).toEqual(['envio', 'salvar'])
  const names = (await school.stores.events.one(id))?.fotos.map(({ nome }) => nome)
  expect(names).toEqual(['a.jpg', 'b.png', 'c.heic'])
})

test('the question comes back after a reload, and giving up leaves nothing behind', async ({
  page,
  school,
}) => {
  const before = school.photosKept()
  const id = await school.publish()
  await openPhotos(page, id)
  await choose(page, ...(await mixedFiles()))
  await expectRefusal(page)
  expect(school.photosKept()).toBe(before + 3)
  await page.reload()
  await expectRefusal(page)
  await closeDialog(page, 'Cancelar')
  // While they are being deleted, a photo may be gone before its original.
  await expect(() => expect(school.photosKept()).toBe(before)).toPass()
  expect((await school.stores.events.one(id))?.fotos).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
  await expect(dialog(page)).toHaveCount(0)
})

test('what waits no longer is sent again by itself', async ({ page, school }) => {
  const id = await school.publish()
  await openPhotos(page, id)
  const sent = countUploads(page)
  await choose(page, ...(await mixedFiles()))
  await expectRefusal(page)
  for (const { id: waiting } of await school.stores.waiting.all()) {
    await school.stores.waiting.take(waiting)
  }
  await button(page, 'Enviar as outras 3').click()
  await expectDialog(page, 'success', 'Sucesso', '3 foto(s) enviada(s) com sucesso!')
  expect(sent).toEqual(['envio', 'salvar', 'envio'])
})

test('what waits is saved without being sent again, also after a fault and a new sign-in', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  const id = await school.publish()
  await openPhotos(page, id)
  const sent = countUploads(page)
  await choose(page, ...(await mixedFiles()))
  await expectRefusal(page)
  school.fail('event writes', 'unavailable')
  await button(page, 'Enviar as outras 3').click()
  await expect(dialog(page).getByRole('button')).toHaveText(['Tentar novamente', 'Entendi'])
  await button(page, 'Entendi').click()
  school.fail(null)
  await page.getByRole('button', { name: 'Enviar novamente' }).click()
  await expectRefusal(page)

  await context.clearCookies()
  await button(page, 'Enviar as outras 3').click()
  await closeDialog(page)
  await signInByForm(page)
  await expectRefusal(page)
  await button(page, 'Enviar as outras 3').click()
  await expectDialog(page, 'success', 'Sucesso', '3 foto(s) enviada(s) com sucesso!')
  expect(sent.filter((path) => path === 'envio')).toHaveLength(1)
  expect((await school.stores.events.one(id))?.fotos).toHaveLength(3)
  allowConsoleErrors(consoleErrors, /status of (401|503)/)
})

test('an upload that is saved before it can be cancelled says so and shows the photos', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  await openPhotos(page, id)
  const saved = async () => (await school.stores.events.one(id))?.fotos.length
  await page.route(/\/cancelar$/, async (route) => {
    await expect.poll(saved, { timeout: 30_000 }).toBe(4)
    await route.continue()
  })
  const large = await phonePhoto(1600, 1200)
  await choose(page, ...Array.from({ length: 4 }, (_, n) => asFile(`${n}.jpg`, large)))
  await expect(page.getByText(/^Preparando as fotos: /)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expectDialog(page, 'success', 'Sucesso', '4 foto(s) enviada(s) com sucesso!')
  await closeDialog(page)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
})

test('an upload is cancelled with one press, on its way or on the server', async ({
  page,
  school,
}) => {
  const before = school.photosKept()
  const id = await school.publish()
  await openPhotos(page, id)
  const bar = page.getByRole('progressbar', { name: 'Envio das fotos' })
  const cancel = async (label: RegExp) => {
    await expect(page.getByText(label)).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(bar).toHaveCount(0)
    await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
  }
  const wire = await page.context().newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    wire.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput,
    })
  await throttle(100 * 1024)
  await choose(page, asFile('a.jpg', Buffer.concat([school.photo, Buffer.alloc(4 * MiB)])))
  await cancel(/^Enviando: /)
  await throttle(-1)
  const large = await phonePhoto(3000, 2250)
  await choose(page, ...Array.from({ length: 12 }, (_, n) => asFile(`${n}.jpg`, large)))
  await cancel(/^Preparando as fotos: /)

  await expect.poll(() => school.photosKept(), { timeout: 30_000 }).toBe(before)
  expect((await school.stores.events.one(id))?.fotos).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Enviar novamente' })).toHaveCount(0)
})

test('a failure’s dialog holds its own retry, and the old error goes when the next try begins', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  await openPhotos(page, id)
  school.fail('event writes', 'unavailable')
  await choose(page, asFile('a.jpg', school.photo))
  await expect(dialog(page).getByRole('button')).toHaveText(['Tentar novamente', 'Entendi'])
  school.fail(null)
  await button(page, 'Tentar novamente').click()
  await expect(dialog(page).locator('[data-message="error"]')).toHaveCount(0)
  await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
})

test('the owner’s afternoon: mixed files from a phone are saved within four taps', async ({
  page,
  school,
}) => {
  test.setTimeout(180_000)
  const id = await school.publish()
  await openPhotos(page, id)
  const [photo, large] = [await phonePhoto(1200, 900), await phonePhoto(2400, 1800)]
  const cut = photo.subarray(0, photo.length / 3)
  const good = Array.from({ length: 8 }, (_, n) => asFile(`IMG_${n}.jpg`, photo))
  const files = [
    ...good,
    asFile(
      'IMG_8.HEIC',
      heicFile(1600, 1200, () => WHITE, { depth: 2 }),
      'image/heic',
    ),
    asFile('print.png', await quarters({ width: 900, height: 700 }), 'image/png'),
    asFile('grande.jpg', Buffer.concat([large, Buffer.alloc(20 * MiB)])),
    asFile('convite.pdf', Buffer.from('%PDF-1.4'), 'application/pdf'),
    asFile('dança.mp4', Buffer.alloc(9), 'video/mp4'),
    asFile('cortada-1.jpg', cut),
    asFile('cortada-2.jpg', cut),
    asFile('texto.jpg', Buffer.from('lista')),
  ]
  // Tap 1: 'Escolher fotos'.
  await choose(page, ...files)
  // Tap 2: the large one is reduced; PDF and video stay out.
  await button(page, 'Reduzir e enviar').click()
  // Tap 3: the three that only the server can recognise stay out too.
  await expect(button(page, 'Enviar as outras 11')).toBeVisible({ timeout: 120_000 })
  await button(page, 'Enviar as outras 11').click()
  // Tap 4: read and closed.
  await expectDialog(page, 'success', 'Sucesso', '11 foto(s) enviada(s) com sucesso!')
  await closeDialog(page)
  expect((await school.stores.events.one(id))?.fotos).toHaveLength(11)
})
