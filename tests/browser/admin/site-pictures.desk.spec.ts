import { photosWords, previewWords } from '#content/admin.ts'
import { layoutWords } from '#content/layout.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import {
  allowConsoleErrors,
  asFile,
  closeDialog,
  dialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  test,
} from '#tests/browser/admin-site.ts'
import { chooseByPath } from '#tests/browser/choose-by-path.ts'
import { faultWords } from '#tests/browser/store-faults.ts'

const list = '/admin/escola/imagens'
const { flash, marks } = sitePicturesWords

/** Has no size, but a script and a picture of another site, which must not run or be loaded. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" onload="document.title='ran'">
  <script>document.title = 'ran'</script>
  <image href="https://outro.example/rastro.png" width="1" height="1"/>
  <circle cx="5" cy="5" r="5" fill="#0b1b3f"/>
  <rect x="12" y="3" width="28" height="4" fill="#0b1b3f"/>
</svg>`

test('a photo replaces a drawing, a logo drawn as SVG is sent as a picture; both are seen, and give way again', async ({
  page,
  school,
  consoleErrors,
}) => {
  await open(page, list)
  const cardOf = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const card = cardOf('com o segundo destaque')
  await expect(card).toContainText('Desenho')
  await card.getByRole('link', { name: 'Enviar uma foto' }).click()
  await expect(page).toHaveURL(`${list}/hero-2`)
  await expectAccessible(page)

  const photo = page.getByLabel('Foto', { exact: true })
  const send = page.getByRole('button', { name: 'Enviar a foto' })
  await page.getByRole('checkbox').check()
  await photo.setInputFiles([asFile('ata.pdf', Buffer.from('%PDF-1.4'), 'application/pdf')])
  await send.click()
  const refused = 'Erro ao enviar fotos: Arquivo ata.pdf não é uma imagem válida'
  await expectDialog(page, 'error', 'Erro no Upload', refused)
  await closeDialog(page)
  await photo.setInputFiles([asFile('roda.jpg', school.photo)])
  await test.step('the page with the photo can be seen before it is sent', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: previewWords.button }).click()
    const tab = await opened
    await expect(tab.getByText(layoutWords.preview)).toBeVisible()
    const shown = tab.getByRole('group', { name: '2 de 3' }).getByRole('img')
    await expect(shown).toBeInViewport({ ratio: 0.5 })
    await expect(shown).toHaveJSProperty('complete', true)
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /^data:image\/avif/,
    )
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await tab.close()
  })
  await send.click()
  await expectDialog(page, 'success', 'Sucesso', flash.replaced)
  await closeDialog(page)

  await expect(page).toHaveURL(`${list}/hero-2/ajuste`)
  await expectAccessible(page)
  const box = await page.getByRole('button', { name: 'Escolher na foto' }).boundingBox()
  if (!box) throw new Error('no photo to choose the focus on')
  await page.mouse.click(box.x + box.width * 0.21, box.y + box.height * 0.88)
  await expect(page.getByLabel('Da esquerda')).toHaveValue('20')
  await expect(page.getByLabel('De cima')).toHaveValue('90')
  const preview = page.getByRole('figure').locator('picture img')
  await expect(preview).toHaveCSS('object-position', '20% 90%')
  await page.getByLabel('Descrição da foto').fill('Alunos em roda')
  await page.getByRole('button', { name: 'Salvar enquadramento' }).click()
  await expectDialog(page, 'success', 'Sucesso', flash.adjusted)
  await closeDialog(page)
  await expect(card).toContainText('Foto da escola')

  await test.step('a logo is drawn in the browser', async () => {
    await open(page, `${list}/logo`)
    const file = page.getByLabel('Imagem', { exact: true })
    const send = page.getByRole('button', { name: 'Enviar a imagem' })
    await file.setInputFiles([asFile('logo.svg', Buffer.from('<svg/>'), 'image/svg+xml')])
    await send.click()
    const undrawn = `Erro ao enviar fotos: ${marks.drawingFailed('logo.svg')}`
    await expectDialog(page, 'error', 'Erro no Upload', undrawn)
    await closeDialog(page)
    await file.setInputFiles([asFile('logo.svg', Buffer.from(svg), 'image/svg+xml')])
    await send.click()
    await expectDialog(page, 'success', 'Sucesso', `${marks.replaced} ${marks.tone.dark}`)
    await closeDialog(page)
    await expect(page).not.toHaveTitle('ran')
    await expectAccessible(page)
  })

  await open(page, '/#hero-2')
  await test.step('the home page has both', async () => {
    const hero = page.getByRole('img', { name: 'Alunos em roda' })
    await expect(hero).toHaveCSS('object-position', '20% 90%')
    const shape = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight
    await expect.poll(() => hero.evaluate(shape)).toBeGreaterThan(0)
    for (const place of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
      const logo = place.locator('img.own-logo').first()
      await logo.scrollIntoViewIfNeeded()
      await expect.poll(() => logo.evaluate(shape)).toBeCloseTo(4, 1)
    }
    // A wide logo contains the name, which screen readers must still announce.
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: /página inicial/ })
      .first()
    await expect(link).toHaveAccessibleName('Escola de Idiomas: página inicial')
    await expectAccessible(page)
  })

  await open(page, list)
  const giveBack = async (from: typeof card, link: string, told: string) => {
    await from.getByRole('button', { name: link }).click()
    await dialog(page).getByRole('button', { name: 'Excluir' }).click()
    await expectDialog(page, 'success', 'Sucesso', told)
    await closeDialog(page)
  }
  await giveBack(cardOf('No cabeçalho e no rodapé'), 'Voltar à imagem do site', marks.removed)
  await giveBack(card, 'Voltar ao desenho', flash.removed)
  await expect(card).toContainText('Desenho')
  const home = async () => (await page.request.get('/')).text()
  await expect.poll(home).not.toMatch(/<img[^>]*own-logo/)
  expect(consoleErrors).toEqual([])
})

test('a photo for a slot is sent again after a fault or a lost line, reduced where it is too large, and cancelled on its way', async ({
  page,
  school,
  consoleErrors,
}) => {
  const choose = async (slot: string, photo: Buffer) => {
    await open(page, `${list}/${slot}`)
    await page.getByRole('checkbox').check()
    await chooseByPath(page.getByLabel('Foto', { exact: true }), { 'roda.jpg': photo })
  }
  const send = page.getByRole('button', { name: 'Enviar a foto' })

  await test.step('a store that fails is told, and its dialog sends the photo again', async () => {
    await choose('owner', school.photo)
    school.fail('session reads')
    await send.click()
    await expectDialog(page, 'error', 'Erro no Upload', `Erro ao enviar fotos: ${faultWords.other}`)
    school.fail(null)
    await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await expectDialog(page, 'success', 'Sucesso', flash.replaced)
    allowConsoleErrors(consoleErrors, /503/)
  })

  await test.step('a photo that is too large for a slot is reduced in the browser', async () => {
    await choose('hero-2', Buffer.concat([school.photo, Buffer.alloc(5 * 1024 * 1024)]))
    await send.click()
    await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
    await expectDialog(page, 'success', 'Sucesso', flash.replaced)
  })

  await test.step('a photo whose line broke is sent again with one press', async () => {
    const kept = school.photosKept()
    await choose('storefront', school.photo)
    await page.route(/\/envio$/, (route) => route.abort('connectionreset'))
    await send.click()
    const lost = `Erro ao enviar fotos: ${photosWords.lostConnection}`
    await expectDialog(page, 'error', 'Erro no Upload', lost)
    await page.unroute(/\/envio$/)
    await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await expectDialog(page, 'success', 'Sucesso', flash.replaced)
    expect(school.photosKept()).toBe(kept + 1)
    allowConsoleErrors(consoleErrors, /503|ERR_CONNECTION_RESET/)
  })

  await test.step('a photo for a slot is cancelled on its way, and leaving asks first', async () => {
    const kept = school.photosKept()
    await choose('hero-3', Buffer.concat([school.photo, Buffer.alloc(2 * 1024 * 1024)]))
    const wire = await page.context().newCDPSession(page)
    await wire.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput: 100 * 1024,
    })
    await send.click()
    await expect(page.getByText(/^Enviando: /)).toBeVisible()
    page.once('dialog', (asked) => asked.dismiss())
    await page.getByRole('link', { name: /^Voltar/ }).click()
    await expect(page).toHaveURL(`${list}/hero-3`)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(send).toBeEnabled()
    const { document } = await school.stores.school.find()
    expect(document ?? {}).not.toHaveProperty(['pictures', 'hero-3'])
    expect(school.photosKept()).toBe(kept)
  })
})
