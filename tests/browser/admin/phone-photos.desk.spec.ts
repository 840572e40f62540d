import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cameraJpeg, phonePhoto, WHITE } from '../../builders.ts'
import { heicFile } from '../../heic-file.ts'
import { peakMemory } from '../../process-memory.ts'
import {
  asFile,
  choose,
  closeDialog,
  dialog,
  expect,
  expectDialog,
  openPhotos,
  photosPage,
  test,
} from '../admin-site.ts'
import { holdBack } from '../hold-back.ts'

const MiB = 1024 * 1024

test('a photo of 20 MB is refused in the specified words, reduced and sent with the others', async ({
  page,
  school,
}) => {
  test.setTimeout(120_000)
  const id = await school.publish()
  await openPhotos(page, id)
  const large = join(test.info().outputPath(), 'enorme.jpg')
  const turned = await cameraJpeg({ width: 4800, height: 3200, orientation: 6 })
  writeFileSync(large, Buffer.concat([turned, Buffer.alloc(20 * MiB - turned.length)]))
  const small = join(test.info().outputPath(), 'pequena.jpg')
  writeFileSync(small, school.photo)
  await page.getByLabel('Escolher fotos').setInputFiles([large, small])
  await expectDialog(
    page,
    'error',
    'Erro no Upload',
    'Erro ao enviar fotos: Arquivo enorme.jpg é muito grande (máximo 5MB)',
  )
  await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
  await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    '1 foto foi reduzida para caber em 5MB.',
  ])
  await closeDialog(page)
  const fotos = (await school.stores.events.one(id))?.fotos ?? []
  // Upright, and still of the moment at which it was taken; the place has gone with the rest.
  expect(fotos).toMatchObject([
    { nome: 'enorme.jpg', height: 2048, tiradaEm: '2026-06-20T18:05:00' },
    { nome: 'pequena.jpg' },
  ])
  const original = await school.stores.photos.original(fotos[0] ?? { url: '' })
  expect((original?.bytes.length ?? 0) <= 5 * MiB).toBe(true)
  const { width = 0, height = 0 } = await sharp(original?.bytes).metadata()
  expect(Math.max(width, height)).toBe(4096)
  expect(Math.max(...school.site.instances.map(peakMemory))).toBeLessThan(400)
})

test('what the browser cannot open is named, with what to do, and the others can go', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  await openPhotos(page, id)
  await choose(
    page,
    asFile('enorme.jpg', Buffer.alloc(5 * MiB + 1, 7)),
    asFile('boa.jpg', school.photo),
  )
  await dialog(page).getByRole('button', { name: 'Reduzir e enviar' }).click()
  await expect(dialog(page)).toContainText('este navegador não consegue abrir a foto')
  await dialog(page).getByRole('button', { name: 'Enviar a outra' }).click()
  await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
})

test('a HEIC photo is sent as it is, and shown as any other', async ({ page, school }) => {
  const id = await school.publish()
  await openPhotos(page, id)
  const heic = heicFile(640, 480, () => WHITE)
  await choose(page, asFile('IMG_1.HEIC', heic, 'image/heic'))
  await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
  expect((await school.stores.events.one(id))?.fotos).toMatchObject([{ width: 640, height: 480 }])
})

test('photos chosen before the script has arrived are sent, and so are those that are pasted', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  const deliver = await holdBack(page, /\.js$/)
  await page.goto(photosPage(id), { waitUntil: 'commit' })
  await choose(page, asFile('cedo.jpg', await phonePhoto(320, 240)))
  deliver()
  await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
  await closeDialog(page)
  await page.evaluate((bytes) => {
    const clipboardData = new DataTransfer()
    const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
    clipboardData.items.add(new File([content], 'colada.jpg', { type: 'image/jpeg' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, school.photo.toString('base64'))
  await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
})
