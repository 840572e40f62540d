import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  allowConsoleErrors,
  asFile,
  choose,
  closeDialog,
  dialog,
  expect,
  expectDialog,
  open,
  openPhotos,
  photosPage,
  test,
} from '#tests/browser/admin-site.ts'
import { chooseByPath } from '#tests/browser/choose-by-path.ts'
import { holdBack } from '#tests/browser/hold-back.ts'
import { peakMemory, peakMemoryOf } from '#tests/running-site/process-memory.ts'
import { claiming, storedPicture } from '#tests/sample-data/stored-picture.ts'

const MiB = 1024 * 1024

function paste(into: Locator, photo: Buffer, name = 'colada.jpg'): Promise<void> {
  const pasted = { bytes: photo.toString('base64'), name }
  return into.evaluate((node, { bytes, name }) => {
    const clipboardData = new DataTransfer()
    const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
    clipboardData.items.add(new File([content], name, { type: 'image/jpeg' }))
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, pasted)
}

/** Too many bytes for the site, but few pixels to decode. */
const tooLarge = (photo: Buffer) => Buffer.concat([photo, Buffer.alloc(5 * MiB)])

const files = (page: Page) => page.getByLabel('Escolher fotos')

const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** A photo of 20 MB and 12 megapixels, full of detail, and rotated as a camera stores it. */
async function photoOf20MB(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const
  const background = '#000'
  const grain = { width: 600, height: 320, channels: 3, background, noise } as const
  // The same grain, tiled: generating as much of it would take longer than the test itself.
  const input = await sharp({ create: grain }).png().toBuffer()
  const create = { width: 4800, height: 2560, channels: 3, background } as const
  const jpeg = await sharp({ create })
    .composite([{ input, tile: true }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD2: { DateTimeOriginal: '2026:06:20 18:05:00' } })
    .jpeg({ quality: 96, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return Buffer.concat([jpeg, Buffer.alloc(Math.max(0, 20 * MiB - jpeg.length))])
}

/** The peak memory, in megabytes, of the browser's largest renderer process. */
async function peakOfPages(browser: Browser): Promise<number> {
  const devTools = await browser.newBrowserCDPSession()
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(...pages.map(({ id }) => peakMemoryOf(id)))
}

test('a photo of 20 MB is refused in the specified words, reduced and sent with the others', async ({
  page,
  browser,
  school,
}) => {
  const id = await school.publish()
  await openPhotos(page, id)
  const large = await photoOf20MB()
  expect(large.length / MiB).toBeGreaterThanOrEqual(20)
  await chooseByPath(files(page), { 'enorme.jpg': large, 'pequena.jpg': school.photo })
  await expectDialog(
    page,
    'error',
    'Erro no Upload',
    'Erro ao enviar fotos: Arquivo enorme.jpg é muito grande (máximo 5MB)',
  )
  await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
  await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    '1 foto foi reduzida para caber no limite.',
  ])
  await closeDialog(page)
  const fotos = (await school.stores.events.one(id))?.fotos ?? []
  // Upright, and with the date taken; the GPS position is gone with the other metadata.
  expect(fotos).toMatchObject([
    { nome: 'enorme.jpg', height: 2048, tiradaEm: '2026-06-20T18:05:00' },
    { nome: 'pequena.jpg' },
  ])
  const original = await school.stores.photos.original(fotos[0] ?? { url: '' })
  expect((original?.bytes.length ?? 0) <= 5 * MiB).toBe(true)
  const { width = 0, height = 0 } = await sharp(original?.bytes).metadata()
  expect(Math.max(width, height)).toBe(4096)
  expect(Math.max(...school.site.instances.map(peakMemory))).toBeLessThan(400)
  expect(await peakOfPages(browser)).toBeLessThan(700)
})

test('photos are chosen before the script has arrived, or pasted; what cannot be sent is named, and the others can go', async ({
  page,
  school,
  consoleErrors,
}) => {
  const id = await school.publish({}, 1)
  const expectSent = async () => {
    await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
  }
  const deliver = await holdBack(page, /\.js$/)
  await page.goto(photosPage(id), { waitUntil: 'commit' })
  await choose(page, asFile('cedo.jpg', school.photo))
  deliver()
  await expectSent()

  await test.step('what is pasted into a field is not sent', async () => {
    await page.getByRole('link', { name: 'Opções de joao-da-silva-0.jpg' }).click()
    await page.getByText('Escrever uma legenda').click()
    await paste(page.getByLabel('Legenda'), school.photo, 'na-legenda.jpg')
    await dialog(page).getByRole('button', { name: 'Fechar' }).click()
    await paste(page.locator('body'), school.photo)
    await expectSent()
    const names = (await school.stores.events.one(id))?.fotos.map(({ nome }) => nome)
    expect(names).toEqual(['joao-da-silva-0.jpg', 'cedo.jpg', 'colada.jpg'])
  })

  await test.step('a box or the field for files that has the focus does not keep what is pasted', async () => {
    for (const label of ['Selecionar joao-da-silva-0.jpg', 'Escolher fotos']) {
      await paste(page.getByLabel(label), school.photo)
      await expectSent()
    }
  })

  await test.step('what the browser cannot open is named, with what to do, and the others can go', async () => {
    await chooseByPath(files(page), {
      'enorme.jpg': Buffer.alloc(5 * MiB + 1, 7),
      'boa.jpg': school.photo,
    })
    await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
    await expect(dialog(page)).toContainText('este navegador não consegue abrir a foto')
    await dialog(page).getByRole('button', { name: 'Enviar a outra' }).click()
    await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
  })

  await test.step('where other files stay behind, the dialog says what is sent', async () => {
    await chooseByPath(files(page), {
      'enorme.jpg': tooLarge(school.photo),
      'IMG_1.HEIC': storedPicture('white.heic'),
      'lista.pdf': '%PDF',
    })
    await expect(
      dialog(page).getByText('Serão enviadas 2 fotos, 1 delas reduzida. Fica de fora: lista.pdf.'),
    ).toBeVisible()
    school.fail('event writes', 'unavailable')
    await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
    await expect(dialog(page).locator('[data-message="error"]')).toBeVisible({ timeout: 30_000 })
  })

  await test.step('what is sent later still tells what was reduced and what stayed behind', async () => {
    school.fail(null)
    await page.reload()
    await page.getByRole('button', { name: 'Salvar as 2 no evento' }).click()
    await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      '1 foto foi reduzida para caber no limite.',
      'Ficou de fora: lista.pdf.',
    ])
    await closeDialog(page)
    const heic = (await school.stores.events.one(id))?.fotos.at(-1)
    expect(heic, 'sent as it is').toMatchObject({ nome: 'IMG_1.HEIC', width: 160, height: 120 })
  })

  await test.step('a small file with too many pixels is reduced where the browser can open it, and told where not', async () => {
    const heic = claiming(storedPicture('white.heic'), 6000, 4500)
    // A long picture of one colour: once it is reduced, little is left to encode.
    const avif = storedPicture('13-megapixels.avif')
    await choose(
      page,
      asFile('painel.avif', avif, 'image/avif'),
      asFile('IMG_9.HEIC', heic, 'image/heic'),
    )
    const tooMany = 'tem pixels demais (máximo 50 megapixels; HEIC 26, AVIF 12)'
    const first = `Erro ao enviar fotos: Arquivo painel.avif ${tooMany}`
    await expectDialog(page, 'error', 'Erro no Upload', first)
    await expect(dialog(page).getByRole('listitem')).toHaveText([`Arquivo IMG_9.HEIC ${tooMany}`])
    await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
    await expect(dialog(page).locator('#aviso-texto')).toContainText(
      'Arquivo IMG_9.HEIC não foi reduzido: este navegador não consegue abrir a foto.',
      { timeout: 30_000 },
    )
    await dialog(page).getByRole('button', { name: 'Enviar a outra' }).click()
    await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
    expect((await school.stores.events.one(id))?.fotos.at(-1)).toMatchObject({ width: 2048 })
  })
  allowConsoleErrors(consoleErrors, /status of 503/)
})

test('while photos are reduced the bar tells how far it is, leaving asks first, and cancelling sends nothing', async ({
  page,
  school,
}) => {
  const id = await school.publish({}, 1)
  const [known] = (await school.stores.events.one(id))?.fotos ?? []
  if (!known) throw new Error('no photo')
  const { id: _, ...photo } = known
  await school.stores.events.appendPhotos(id, Array(120).fill(photo), new Date())
  const lastPage = `${photosPage(id)}?pagina=2`
  await open(page, lastPage)
  const letWork = await holdBack(page, /reduce-photo-worker/)
  const large = tooLarge(school.photo)
  const chooseBoth = () => chooseByPath(files(page), { 'a.jpg': large, 'b.jpg': large })
  await chooseBoth()
  await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
  const bar = page.getByRole('progressbar', { name: 'Redução das fotos' })
  await expect(bar).toHaveAttribute('max', '2')
  await expect(bar).toHaveAttribute('value', '0')
  await expect(page.getByText('Reduzindo as fotos: 0 de 2 prontas')).toBeVisible()
  await expect(page.getByLabel('Escolher fotos')).toBeDisabled()
  expect(await asksBeforeLeaving(page)).toBe(true)
  page.once('dialog', (question) => question.dismiss())
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page).toHaveURL(lastPage)
  await expect(bar).toBeVisible()

  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(bar).toHaveCount(0)
  expect(await asksBeforeLeaving(page)).toBe(false)
  letWork()
  await chooseBoth()
  const reduceSecond = await holdSecondPhoto(page)
  await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
  await expect(bar).toHaveAttribute('value', '1')

  await test.step('another page of the same photos is no leaving', async () => {
    // The driver dismisses a dialog that the test does not handle, and the page would stay.
    await page.getByRole('link', { name: 'Anteriores' }).click()
    await expect(page.getByText('Página 1 de 2')).toBeVisible({ timeout: 30_000 })
    await expect(bar).toBeVisible()
  })

  await reduceSecond()
  await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    '2 fotos foram reduzidas para caber no limite.',
  ])
  const sent = (await school.stores.events.one(id))?.fotos.slice(121)
  expect(sent?.map(({ nome }) => nome)).toEqual(['a.jpg', 'b.jpg'])
})

test('the script that reduces photos is fetched again when it was lost', async ({
  page,
  school,
}) => {
  const id = await school.publish({}, 1)
  await open(page, photosPage(id))
  await page.route(/reduce-photo-worker[^?]*$/, (route) => route.abort())
  await chooseByPath(files(page), { 'a.jpg': tooLarge(school.photo) })
  await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
  await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')

  await test.step('and if it stays away, it is the connection that is blamed', async () => {
    await closeDialog(page)
    await page.clock.install()
    await page.route(/reduce-photo-worker/, (route) => route.abort())
    await chooseByPath(files(page), { 'b.jpg': tooLarge(school.photo) })
    await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
    const alert = dialog(page).locator('#aviso-texto')
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(alert).toContainText('b.jpg não foi reduzido: a conexão com o site caiu.', {
        timeout: 100,
      })
    }).toPass()
  })
})

/** The second photo reaches the worker when the returned function is called. */
async function holdSecondPhoto(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype
    let photos = 0
    Worker.prototype.postMessage = function (...message: unknown[]) {
      photos += 1
      const send = () => Reflect.apply(postMessage, this, message)
      if (photos === 2) Object.assign(window, { reduceSecond: send })
      else send()
    }
  })
  return () =>
    page.evaluate(() => (window as unknown as { reduceSecond: () => void }).reduceSecond())
}
