import type { Page } from '@playwright/test'
import {
  type AdminSite,
  asFile,
  choose,
  closeDialog,
  dialog,
  expect,
  expectAccessible,
  expectDialog,
  openPhotos,
  photosPage,
  test,
} from '#tests/browser/admin-site.ts'
import { pictureAddresses } from '#tests/browser/stores-under-test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const card = (page: Page, nome: string) => cards(page).filter({ hasText: nome })

test('the page has the way back, the event and its day, the hint, and says that it is empty', async ({
  page,
  school,
}) => {
  const id = await school.publish({ nome: 'Dia da poesia', data: '2026-03-14' })
  await openPhotos(page, id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dia da poesia')
  await expect(page.getByText('14 de março de 2026')).toBeVisible()
  await expect(page.getByText('Imagens JPG, PNG, GIF, máximo 5MB por arquivo')).toBeVisible()
  await expect(page.getByText('Este evento ainda não tem fotos.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page).toHaveURL('/admin')
})

const five = 5 * 1024 * 1024
type Refusal = {
  name: string
  files: Parameters<typeof asFile>[]
  sentence: string
  close?: 'Cancelar'
}
const refusals: Refusal[] = [
  {
    name: 'no image',
    files: [['ata.pdf', Buffer.from('%PDF-1.4'), 'application/pdf']],
    sentence: 'Arquivo ata.pdf não é uma imagem válida',
  },
  {
    name: 'one byte above 5 MB',
    files: [['enorme.jpg', Buffer.alloc(five + 1)]],
    sentence: 'Arquivo enorme.jpg é muito grande (máximo 5MB)',
    close: 'Cancelar',
  },
  {
    name: 'the first bad one of a batch',
    files: [
      ['boa.jpg', Buffer.alloc(9)],
      ['lista.txt', Buffer.from('Ana'), 'text/plain'],
      ['enorme.jpg', Buffer.alloc(five + 1)],
    ],
    sentence: 'Arquivo lista.txt não é uma imagem válida',
    close: 'Cancelar',
  },
]

test('every selection is looked at in the browser before anything is sent', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  await openPhotos(page, id)

  await test.step('every file is looked at in the browser first, and a refused batch sends nothing', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    for (const { files, sentence, close } of refusals) {
      await choose(page, ...files.map((file) => asFile(...file)))
      await expectDialog(page, 'error', 'Erro no Upload', `Erro ao enviar fotos: ${sentence}`)
      await closeDialog(page, close)
      await expect(page.getByLabel('Escolher fotos')).toBeFocused()
    }
    expect(sent).toEqual([])
    expect((await school.stores.events.one(id))?.fotos).toEqual([])
  })

  await test.step('more than 200 photos at once are refused before anything is sent', async () => {
    const many = Array.from({ length: 201 }, (_, n) => asFile(`${n}.jpg`, Buffer.from('x')))
    await choose(page, ...many)
    await expectDialog(
      page,
      'error',
      'Erro no Upload',
      'Erro ao enviar fotos: Envie no máximo 200 fotos por vez.',
    )
    await closeDialog(page)
  })

  await test.step('all bad files of a selection are named, and the good ones are sent when asked', async () => {
    const selection = [
      asFile('boa-1.jpg', school.photo),
      asFile('lista.txt', Buffer.from('Ana'), 'text/plain'),
      asFile('boa-2.jpg', school.photo),
      asFile('enorme.jpg', Buffer.alloc(five + 1)),
      asFile('ata.pdf', Buffer.from('%PDF-1.4'), 'application/pdf'),
    ]
    const first = 'Erro ao enviar fotos: Arquivo lista.txt não é uma imagem válida'
    await choose(page, ...selection)
    await expectDialog(page, 'error', 'Erro no Upload', first)
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      'Arquivo enorme.jpg é muito grande (máximo 5MB)',
      'Arquivo ata.pdf não é uma imagem válida',
    ])
    await expectAccessible(page)
    await closeDialog(page, 'Cancelar')
    expect((await school.stores.events.one(id))?.fotos).toEqual([])

    await choose(page, ...selection)
    await dialog(page).getByRole('button', { name: 'Enviar as outras 2' }).click()
    await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    const names = (await school.stores.events.one(id))?.fotos.map(({ nome }) => nome)
    expect(names).toEqual(['boa-1.jpg', 'boa-2.jpg'])

    await choose(page, ...selection.slice(3))
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
    await expect(dialog(page).getByRole('button')).toHaveText(['Reduzir e enviar', 'Cancelar'])
  })
})

test('photos are sent, listed with name and moment, and viewed in a new tab', {
  tag: '@stores',
}, async ({ page, school, context }) => {
  const id = await school.publish({ nome: 'Coral' })
  await openPhotos(page, id)
  await choose(page, asFile('ensaio.jpg', school.photo), asFile('palco.jpg', school.photo))
  await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
  await closeDialog(page)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '2 fotos' })).toBeVisible()
  await expect(card(page, 'ensaio.jpg')).toContainText(/Enviada em \d\d\/\d\d\/\d{4},? \d\d:\d\d/)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Ver ensaio.jpg em nova aba' }).click(),
  ])
  await expect(tab).toHaveURL(pictureAddresses.large)
  await tab.close()
  await expectAccessible(page)
})

test('photos can be dropped onto the area', async ({ page, school }) => {
  const id = await school.publish()
  await openPhotos(page, id)
  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
    transfer.items.add(new File([content], 'arrastada.jpg', { type: 'image/jpeg' }))
    return transfer
  }, school.photo.toString('base64'))
  const area = page.locator('.upload-area')
  await area.dispatchEvent('dragover', { dataTransfer: dropped })
  await expect(area).toHaveAttribute('data-dragging', 'true')
  await area.dispatchEvent('drop', { dataTransfer: dropped })
  await expectDialog(page, 'success', 'Sucesso', '1 foto(s) enviada(s) com sucesso!')
  await expect(area).toHaveAttribute('data-dragging', 'false')
  expect((await school.stores.events.one(id))?.fotos).toMatchObject([{ nome: 'arrastada.jpg' }])
})

test('a photo goes, with its files, after a question that names it', async ({ page, school }) => {
  const id = await school.publish({}, 3)
  const before = school.photosKept()
  await openPhotos(page, id)
  const opener = page.getByRole('link', { name: 'Excluir joao-da-silva-1.jpg' })
  await opener.click()
  await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expect(dialog(page)).toContainText('Excluir a foto “joao-da-silva-1.jpg”?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  expect(school.photosKept()).toBe(before)
  await opener.click()
  await dialog(page).getByRole('button', { name: 'Excluir' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Foto excluída com sucesso!')
  await closeDialog(page)
  await expect(page.getByRole('heading', { name: 'Fotos do evento' })).toBeFocused()
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(photosPage(id))
  expect(school.photosKept()).toBe(before - 1)
})

test('several photos are selected and go together', async ({ page, school }) => {
  const id = await school.publish({}, 4)
  await openPhotos(page, id)
  for (const n of [0, 2, 3]) await page.getByLabel(`Selecionar joao-da-silva-${n}.jpg`).check()
  await expect(page.getByRole('status').filter({ hasText: '3 fotos selecionadas' })).toBeVisible()
  // At the end of the page the bar covers no control.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Limpar seleção' }).click()
  await expect(page.getByRole('button', { name: 'Excluir selecionadas' })).toBeHidden()
  for (const n of [0, 3]) await page.getByLabel(`Selecionar joao-da-silva-${n}.jpg`).check()
  await page.getByRole('button', { name: 'Excluir selecionadas' }).click()
  await expect(dialog(page)).toContainText('Excluir 2 fotos?')
  await dialog(page).getByRole('button', { name: 'Excluir' }).click()
  await expectDialog(page, 'success', 'Sucesso', '2 fotos excluídas com sucesso!')
  const left = (await school.stores.events.one(id))?.fotos.map(({ nome }) => nome)
  expect(left).toEqual(['joao-da-silva-1.jpg', 'joao-da-silva-2.jpg'])
})

test('one of the photos becomes the cover, where the page stands, and shows on /eventos', async ({
  page,
  school,
}) => {
  const id = await school.publish({ nome: 'Feira do livro', data: '2199-01-01' }, 12)
  await openPhotos(page, id)
  const button = page.getByRole('button', { name: 'Usar como capa: joao-da-silva-9.jpg' })
  await button.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(100)
  await button.click()
  await expect(card(page, 'joao-da-silva-9.jpg')).toContainText('Capa')
  await expect(card(page, 'joao-da-silva-0.jpg').getByText('Capa', { exact: true })).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThanOrEqual(scrolled - 100)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  const url = (await school.stores.events.one(id))?.fotos[9]?.url ?? ''
  const key = /[0-9a-f]{32}/.exec(url)?.[0] ?? 'none'
  await page.goto('/eventos')
  await expect(
    page.getByRole('article').filter({ hasText: 'Feira do livro' }).locator('img').first(),
  ).toHaveAttribute('src', new RegExp(key))
})

test('a long gallery has pages, and deleting stays on the page where one was', async ({
  page,
  school,
}) => {
  const id = await publishLongGallery(school)
  await openPhotos(page, id)
  await page.getByRole('button', { name: 'Selecionar todas nesta página' }).click()
  await expect(page.getByText('120 fotos selecionadas')).toBeVisible()
  await page.getByRole('link', { name: 'Seguintes' }).click()
  await expect(page.getByText('Página 2 de 2')).toBeVisible({ timeout: 30_000 })
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Excluir longa-119.jpg' }).click()
  await dialog(page).getByRole('button', { name: 'Excluir' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Foto excluída com sucesso!')
  await closeDialog(page)
  await expect(page).toHaveURL(`${photosPage(id)}?pagina=2`)
  await expect(cards(page)).toHaveCount(2)
  // Its photos share one file, which is gone now: no other page may show it.
  await school.stores.events.remove(id)
})

test('a long gallery keeps its height while it is scrolled, so that nothing moves under the pointer', async ({
  page,
  school,
}) => {
  const id = await publishLongGallery(school)
  const height = () => page.evaluate(() => document.body.scrollHeight)
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openPhotos(page, id)
    const before = await height()
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(cards(page).last().getByRole('checkbox')).toBeInViewport()
    expect(Math.abs((await height()) - before), `at ${width} px`).toBeLessThan(8)
  }
  await school.stores.events.remove(id)
})

/** 123 photos that share the file of one. */
async function publishLongGallery(school: AdminSite): Promise<string> {
  const id = await school.publish({ nome: 'Maratona' }, 3)
  const [known] = (await school.stores.events.one(id))?.fotos ?? []
  if (!known) throw new Error('no photo')
  const { id: _, ...photo } = known
  const more = Array.from({ length: 120 }, (_, n) => ({ ...photo, nome: `longa-${n}.jpg` }))
  await school.stores.events.appendPhotos(id, more, new Date())
  return id
}
