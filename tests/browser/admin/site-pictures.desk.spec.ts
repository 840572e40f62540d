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
import { flatJpeg } from '#tests/sample-data/builders.ts'

const list = '/admin/escola/imagens'

test('a photo replaces a drawing, keeps in sight what was chosen, and gives way again', {
  tag: '@stores',
}, async ({ page, school }) => {
  await open(page, list)
  const card = page.getByRole('listitem').filter({ hasText: 'A primeira imagem do site' })
  await expect(card).toContainText('Desenho')
  await card.getByRole('link', { name: 'Enviar uma foto' }).click()
  await expect(page).toHaveURL(`${list}/hero-1`)
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
  await send.click()
  await expectDialog(page, 'success', 'Sucesso', sitePicturesWords.flash.replaced)
  await closeDialog(page)

  await expect(page).toHaveURL(`${list}/hero-1/ajuste`)
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
  await expectDialog(page, 'success', 'Sucesso', sitePicturesWords.flash.adjusted)
  await closeDialog(page)
  await expect(card).toContainText('Foto da escola')

  await open(page, '/')
  const hero = page.getByRole('img', { name: 'Alunos em roda' })
  await expect(hero).toHaveCSS('object-position', '20% 90%')
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await open(page, list)
  await card.getByRole('link', { name: 'Voltar ao desenho' }).click()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expectDialog(page, 'success', 'Sucesso', sitePicturesWords.flash.removed)
  await closeDialog(page)
  await expect(card).toContainText('Desenho')
})

test('a photo for a slot is sent again after a fault, reduced where it is too large, and cancelled although it has arrived', async ({
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
    await expectDialog(page, 'success', 'Sucesso', sitePicturesWords.flash.replaced)
    allowConsoleErrors(consoleErrors, /503/)
  })

  await test.step('a photo that is too large for a slot is reduced in the browser', async () => {
    await choose('hero-2', Buffer.concat([school.photo, Buffer.alloc(5 * 1024 * 1024)]))
    await send.click()
    await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
    await expectDialog(page, 'success', 'Sucesso', sitePicturesWords.flash.replaced)
  })

  await test.step('a photo for a slot is cancelled although it has arrived', async () => {
    // Few bytes and many pixels: the server is busy with them when the press arrives.
    await choose('hero-3', await flatJpeg(3000, 2250))
    await send.click()
    await expect(page.getByText('Preparando a foto...')).toBeVisible({ timeout: 30_000 })
    const kept = school.photosKept()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 })
    await expect(page).toHaveURL(`${list}/hero-3`)
    await expect(send).toBeEnabled()
    const { document } = await school.stores.school.find()
    expect(document ?? {}).not.toHaveProperty(['pictures', 'hero-3'])
    expect(school.photosKept()).toBe(kept)
  })
})
