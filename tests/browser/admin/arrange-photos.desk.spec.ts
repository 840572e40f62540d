import type { Page } from '@playwright/test'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { movePhotos } from '#domain/photos/arrange-photos.ts'
import {
  type AdminSite,
  allowConsoleErrors,
  closeDialog,
  dialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  photosPage,
  test,
} from '#tests/browser/admin-site.ts'
import { holdBack } from '#tests/browser/hold-back.ts'
import { sendForm } from '#tests/browser/send-form.ts'
import { cameraJpeg } from '#tests/sample-data/builders.ts'

const card = (page: Page, n: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `joao-da-silva-${n}.jpg` })

/** A card's title is the photo's number, then its name. */
const shown = (name: string) => new RegExp(`^Foto nº \\d+ · ${name}$`)

async function expectOrder(page: Page, { stores }: AdminSite, id: string, numbers: number[]) {
  const names = numbers.map((n) => `joao-da-silva-${n}.jpg`)
  await expect(page.locator('li[data-foto] p[title]')).toHaveText(names.map(shown))
  await expect
    .poll(async () => (await stores.events.one(id))?.fotos.map(({ nome }) => nome))
    .toEqual(names)
}

const options = (page: Page, n: number) =>
  page.getByRole('link', { name: `Opções de joao-da-silva-${n}.jpg` })

test('photos are put in order and captioned, whatever another tab does, without losing what was pressed early', async ({
  page,
  school,
  consoleErrors,
}) => {
  const { events } = school.stores
  const id = await school.publish({}, 5)
  const held = (place: string) => page.getByRole('status').filter({ hasText: `posição ${place}` })

  await test.step('what is pressed and selected before the script has come is not lost', async () => {
    let deliverScript = await holdBack(page, /\.js$/)
    await page.goto(photosPage(id), { waitUntil: 'commit' })
    await page.getByLabel('Selecionar joao-da-silva-2.jpg').check()
    await page.getByRole('button', { name: 'Selecionar todas' }).click()
    deliverScript()
    await expect(page.getByText('5 fotos selecionadas')).toBeVisible()

    deliverScript = await holdBack(page, /\.js$/)
    await page.goto(photosPage(id), { waitUntil: 'commit' })
    await page.getByLabel('Selecionar joao-da-silva-2.jpg').check()
    await page.getByRole('button', { name: 'Mover joao-da-silva-1.jpg' }).click()
    deliverScript()
    await expect(held('2 de 5')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('1 foto selecionada')).toBeVisible()
    await page.getByLabel('Selecionar joao-da-silva-2.jpg').uncheck()
  })

  await test.step('by dragging, by keys, from their options and as a selection', async () => {
    await card(page, 3).dragTo(card(page, 0), { targetPosition: { x: 20, y: 60 } })
    await expectOrder(page, school, id, [3, 0, 1, 2, 4])
    const grip = page.getByRole('button', { name: 'Mover joao-da-silva-1.jpg' })
    await grip.press('Enter')
    await expect(held('3 de 5')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowLeft')
    await expect(held('2 de 5')).toBeVisible()
    await expect(grip).toBeFocused()
    await page.keyboard.press('Enter')
    await expectOrder(page, school, id, [3, 1, 0, 2, 4])
    await grip.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await expectOrder(page, school, id, [3, 1, 0, 2, 4])

    await options(page, 0).click()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Mover para o início' }).click()
    await expectOrder(page, school, id, [0, 3, 1, 2, 4])
    for (const n of [0, 1]) await page.getByLabel(`Selecionar joao-da-silva-${n}.jpg`).check()
    await page.getByRole('button', { name: 'Mover', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Mover para o fim' }).click()
    await expectOrder(page, school, id, [3, 2, 4, 0, 1])
    for (const n of [0, 1]) await page.getByLabel(`Selecionar joao-da-silva-${n}.jpg`).uncheck()

    const key = /[0-9a-f]{32}/.exec((await events.one(id))?.fotos[0]?.url ?? '')?.[0]
    const gallery = await (await page.request.get(`/galeria-evento/${id}`)).text()
    const [, first = ''] = /data-position="0" .*?<img[^>]* src="([^"]*)"/s.exec(gallery) ?? []
    expect(first).toContain(key ?? '-')
  })

  await test.step('a list from which a photo has gone in another tab is shown anew instead of moved', async () => {
    const photos = (await events.one(id))?.fotos ?? []
    await events.removePhotos(id, [photos[0]?.id ?? 0], new Date())
    await card(page, 0).dragTo(card(page, 3), { targetPosition: { x: 20, y: 60 } })
    await expectDialog(
      page,
      'info',
      'Ordem Não Mudada',
      'As fotos deste evento mudaram em outra aba ou aparelho. Confira a lista e mova de novo.',
    )
    await closeDialog(page)
    await expectOrder(page, school, id, [2, 4, 0, 1])
  })

  await test.step('a photo that is lifted stays where it is held while the list changes, and goes back', async () => {
    const grip = page.getByRole('button', { name: 'Mover joao-da-silva-4.jpg' })
    await grip.press('Enter')
    await page.keyboard.press('End')
    await expect(held('4 de 4')).toBeVisible()
    const last = (await events.one(id))?.fotos.at(-1)?.id ?? 0
    await events.arrangePhotos(id, movePhotos([last], 'first'))
    await page.getByRole('button', { name: 'Usar como capa: joao-da-silva-0.jpg' }).click()
    await expect(page.locator('li[data-foto] p[title]')).toHaveText(
      [1, 2, 0, 4].map((n) => shown(`joao-da-silva-${n}.jpg`)),
    )
    await expect(held('4 de 4')).toBeVisible()
    await grip.press('Escape')
    await expectOrder(page, school, id, [1, 2, 4, 0])
    await grip.press('Enter')
    await expect(held('3 de 4')).toBeVisible()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expectOrder(page, school, id, [4, 1, 2, 0])
  })

  await test.step('photos stand in the order in which they were taken', async () => {
    const dates = ['2026:06:20 21:00:00', '2026:06:20 18:00:00']
    const files = await Promise.all(dates.map((takenAt) => cameraJpeg({ takenAt })))
    const offered = files.map((bytes, n) => ({
      name: `joao-da-silva-${n + 5}.jpg`,
      type: 'image/jpeg',
      bytes,
    }))
    await addPhotos(id, offered, school.stores, { now: () => new Date() })
    await page.getByRole('button', { name: 'Ordenar por data da foto' }).click()
    // The others are sorted by upload time, which the photos of one batch may share.
    await expect(page.locator('li[data-foto] p[title]').first()).toHaveText(
      shown('joao-da-silva-6.jpg'),
    )
    const names = (await events.one(id))?.fotos.map(({ nome }) => nome)
    expect(names?.slice(0, 2)).toEqual(['joao-da-silva-6.jpg', 'joao-da-silva-5.jpg'])
  })

  await test.step('without script the options are a page: a caption is saved, a photo moved', async () => {
    const path = (await options(page, 2).getAttribute('href')) ?? ''
    const typed: [string, string][] = [['[name="legenda"]', 'Sem script']]
    expect(await sendForm(page, path, 'form:has([name="legenda"])', { typed })).toBeNull()
    expect(await sendForm(page, path, 'form:has([value="inicio"])')).toBeNull()
    const [first] = (await events.one(id))?.fotos ?? []
    expect(first).toMatchObject({ nome: 'joao-da-silva-2.jpg', legenda: 'Sem script' })
  })

  await test.step('a caption is written, survives a fault, and is read in the gallery', async () => {
    const save = dialog(page).getByRole('button', { name: 'Salvar legenda' })
    await options(page, 5).click()
    await page.getByText('Escrever uma legenda').click()
    await page.getByLabel('Legenda').fill('la '.repeat(68))
    await expect(page.getByLabel('Legenda')).toHaveAccessibleDescription(/tire 3 caracteres/)
    await save.click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'A legenda pode ter até 200 caracteres. Tire 3 caracteres.',
    )
    await page.getByLabel('Legenda').fill('A turma do B1 canta Piaf')
    await dialog(page).getByRole('button', { name: 'Fechar' }).click()
    await options(page, 5).click()
    await expect(page.getByLabel('Legenda')).toHaveValue('A turma do B1 canta Piaf')
    school.fail('event writes', 'unavailable')
    await save.click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Erro ao salvar a legenda. Tente novamente.',
    )
    await expect(page.getByLabel('Legenda')).toHaveValue('A turma do B1 canta Piaf')
    school.fail(null)
    await save.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(card(page, 5)).toContainText('A turma do B1 canta Piaf')

    await open(page, `/galeria-evento/${id}`)
    const tile = page.getByRole('link', { name: 'Abrir foto 3 de 6: A turma do B1 canta Piaf' })
    await expect(tile.locator('img')).toHaveAttribute('alt', 'A turma do B1 canta Piaf')
    await tile.click()
    await expect(page.locator('.lightbox-caption')).toHaveText('A turma do B1 canta Piaf')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.lightbox-caption')).toHaveCount(0)
    allowConsoleErrors(consoleErrors, /503|400/)
  })
})
