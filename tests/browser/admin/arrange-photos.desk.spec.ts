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
  openPhotos,
  photosPage,
  test,
} from '#tests/browser/admin-site.ts'
import { holdBack } from '#tests/browser/hold-back.ts'
import { cameraJpeg } from '#tests/sample-data/builders.ts'

const card = (page: Page, n: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `joao-da-silva-${n}.jpg` })

async function expectOrder(page: Page, { stores }: AdminSite, id: string, numbers: number[]) {
  const names = numbers.map((n) => `joao-da-silva-${n}.jpg`)
  await expect(page.locator('li[data-foto] p[title]')).toHaveText(names)
  await expect
    .poll(async () => (await stores.events.one(id))?.fotos.map(({ nome }) => nome))
    .toEqual(names)
}

test('photos are put in order by dragging, by keys and from their options', {
  tag: '@stores',
}, async ({ page, school }) => {
  const id = await school.publish({}, 4)
  await openPhotos(page, id)
  await card(page, 3).dragTo(card(page, 0), { targetPosition: { x: 20, y: 60 } })
  await expectOrder(page, school, id, [3, 0, 1, 2])

  const grip = page.getByRole('button', { name: 'Mover joao-da-silva-1.jpg' })
  await grip.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'posição 3 de 4' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: 'posição 2 de 4' })).toBeVisible()
  await expect(grip).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOrder(page, school, id, [3, 1, 0, 2])
  await grip.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await expectOrder(page, school, id, [3, 1, 0, 2])

  await page.getByRole('link', { name: 'Opções de joao-da-silva-0.jpg' }).click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Mover para o início' }).click()
  await expectOrder(page, school, id, [0, 3, 1, 2])
  for (const n of [0, 1]) await page.getByLabel(`Selecionar joao-da-silva-${n}.jpg`).check()
  await page.getByRole('button', { name: 'Mover', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Mover para o fim' }).click()
  await expectOrder(page, school, id, [3, 2, 0, 1])

  const key = /[0-9a-f]{32}/.exec((await school.stores.events.one(id))?.fotos[0]?.url ?? '')?.[0]
  const gallery = await (await page.request.get(`/galeria-evento/${id}`)).text()
  const [, first = ''] = /data-position="0".*?<img[^>]* src="([^"]*)"/s.exec(gallery) ?? []
  expect(first).toContain(key ?? '-')
})

test('what another tab does meanwhile neither loses nor moves a photo', async ({
  page,
  school,
}) => {
  const id = await school.publish({}, 5)
  await openPhotos(page, id)

  await test.step('a list from which a photo has gone is shown anew instead of moved', async () => {
    const photos = (await school.stores.events.one(id))?.fotos ?? []
    await school.stores.events.removePhotos(id, [photos[0]?.id ?? 0])
    await card(page, 2).dragTo(card(page, 0), { targetPosition: { x: 20, y: 60 } })
    await expectDialog(
      page,
      'info',
      'Ordem Não Mudada',
      'As fotos deste evento mudaram em outra aba ou aparelho. Confira a lista e mova de novo.',
    )
    await closeDialog(page)
    await expectOrder(page, school, id, [1, 2, 3, 4])
  })

  await test.step('a photo that is lifted stays where it is held while the list changes, and goes back', async () => {
    const grip = page.getByRole('button', { name: 'Mover joao-da-silva-2.jpg' })
    const held = (place: number) =>
      page.getByRole('status').filter({ hasText: `posição ${place} de 4` })
    await grip.press('Enter')
    await page.keyboard.press('End')
    await expect(held(4)).toBeVisible()
    const last = (await school.stores.events.one(id))?.fotos.at(-1)?.id ?? 0
    await school.stores.events.arrangePhotos(id, movePhotos([last], 'first'))
    await page.getByRole('button', { name: 'Usar como capa: joao-da-silva-3.jpg' }).click()
    await expect(page.locator('li[data-foto] p[title]')).toHaveText(
      [4, 1, 3, 2].map((n) => `joao-da-silva-${n}.jpg`),
    )
    await expect(held(4)).toBeVisible()
    await grip.press('Escape')
    await expectOrder(page, school, id, [4, 1, 2, 3])
    await grip.press('Enter')
    await expect(held(3)).toBeVisible()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expectOrder(page, school, id, [2, 4, 1, 3])
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
    await expectOrder(page, school, id, [6, 5, 1, 2, 3, 4])
  })
})

test('what is pressed and selected before the script has come is not lost', async ({
  page,
  school,
}) => {
  const id = await school.publish({}, 3)
  let deliverScript = await holdBack(page, /\.js$/)
  await page.goto(photosPage(id), { waitUntil: 'commit' })
  await page.getByLabel('Selecionar joao-da-silva-2.jpg').check()
  await page.getByRole('button', { name: 'Mover joao-da-silva-1.jpg' }).click()
  deliverScript()
  await expect(page.getByRole('status').filter({ hasText: 'posição 2 de 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('1 foto selecionada')).toBeVisible()
  await expect(page.getByLabel('Selecionar joao-da-silva-2.jpg')).toBeChecked()

  deliverScript = await holdBack(page, /\.js$/)
  await page.goto(photosPage(id), { waitUntil: 'commit' })
  await page.getByLabel('Selecionar joao-da-silva-2.jpg').check()
  await page.getByRole('button', { name: 'Selecionar todas' }).click()
  deliverScript()
  await expect(page.getByText('3 fotos selecionadas')).toBeVisible()
})

test('a caption is written, survives a fault, and is read in the gallery', async ({
  page,
  school,
  consoleErrors,
}) => {
  const id = await school.publish({ nome: 'Coral' }, 2)
  await openPhotos(page, id)
  await page.getByRole('link', { name: 'Opções de joao-da-silva-1.jpg' }).click()
  await page.getByLabel('Legenda').fill('la '.repeat(68))
  await expect(page.getByLabel('Legenda')).toHaveAccessibleDescription(/tire 3 caracteres/)
  await dialog(page).getByRole('button', { name: 'Salvar legenda' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'A legenda pode ter até 200 caracteres. Tire 3 caracteres.',
  )
  await page.getByLabel('Legenda').fill('A turma do B1 canta Piaf')
  school.fail('event writes', 'unavailable')
  await dialog(page).getByRole('button', { name: 'Salvar legenda' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Erro ao salvar a legenda. Tente novamente.',
  )
  await expect(page.getByLabel('Legenda')).toHaveValue('A turma do B1 canta Piaf')
  school.fail(null)
  await dialog(page).getByRole('button', { name: 'Salvar legenda' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page, 1)).toContainText('A turma do B1 canta Piaf')

  await open(page, `/galeria-evento/${id}`)
  const tile = page.getByRole('link', { name: 'Abrir foto 2 de 2: A turma do B1 canta Piaf' })
  await expect(tile.locator('img')).toHaveAttribute('alt', 'A turma do B1 canta Piaf')
  await tile.click()
  await expect(page.locator('.lightbox-caption')).toHaveText('A turma do B1 canta Piaf')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.lightbox-caption')).toHaveCount(0)
  allowConsoleErrors(consoleErrors, /503|400/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the options are a page: a caption is saved, a photo moved', async ({ page, school }) => {
    const id = await school.publish({}, 2)
    await page.goto(photosPage(id))
    await page.getByRole('link', { name: 'Opções de joao-da-silva-1.jpg' }).click()
    await page.getByLabel('Legenda').fill('Sem script')
    await page.getByRole('button', { name: 'Salvar legenda' }).click()
    await expect(page).toHaveURL(photosPage(id))
    await expect(card(page, 1)).toContainText('Sem script')
    await page.getByRole('link', { name: 'Opções de joao-da-silva-1.jpg' }).click()
    await page.getByRole('button', { name: 'Mover para o início' }).click()
    await expectOrder(page, school, id, [1, 0])
  })
})
