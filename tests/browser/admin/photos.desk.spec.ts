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
import { chooseByPath } from '#tests/browser/choose-by-path.ts'
import { pictureAddresses } from '#tests/browser/stores-under-test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const card = (page: Page, nome: string) => cards(page).filter({ hasText: nome })

const limit = 5 * 1024 * 1024

test('a selection is looked at before it is sent; what is sent is listed, becomes the cover, and goes', async ({
  page,
  school,
}) => {
  const id = await school.publish({ nome: 'Dia da poesia', data: '2026-03-14' })
  const names = async () => (await school.stores.events.one(id))?.fotos.map(({ nome }) => nome)
  await openPhotos(page, id)

  await test.step('the page has the event and its day, the hint, and says that it is empty', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dia da poesia')
    await expect(page.getByText('14 de março de 2026')).toBeVisible()
    await expect(page.getByText('Imagens JPG, PNG, GIF, máximo 5MB por arquivo')).toBeVisible()
    await expect(page.getByText('Este evento ainda não tem fotos.')).toBeVisible()
    await expectAccessible(page)
  })

  const photos = page.getByLabel('Escolher fotos')
  const text = { 'lista.txt': 'Ana' }
  const pdf = { 'ata.pdf': '%PDF-1.4' }
  const large = { 'enorme.jpg': Buffer.alloc(limit + 1) }
  const good = { 'boa-1.jpg': school.photo, 'boa-2.jpg': school.photo }
  const mixed = { ...text, ...good, ...large, ...pdf }
  const expectRefused = (sentence: string) =>
    expectDialog(page, 'error', 'Erro no Upload', `Erro ao enviar fotos: ${sentence}`)
  const noImage = (name: string) => `Arquivo ${name} não é uma imagem válida`
  const tooLarge = 'Arquivo enorme.jpg é muito grande (máximo 5MB)'

  await test.step('a refused selection sends nothing: no image, one byte above 5 MB, more than 200 photos', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await chooseByPath(photos, pdf)
    await expectRefused(noImage('ata.pdf'))
    await closeDialog(page)
    await expect(page.getByLabel('Escolher fotos')).toBeFocused()
    await chooseByPath(photos, large)
    await expectRefused(tooLarge)
    await closeDialog(page, 'Cancelar')
    await choose(
      page,
      ...Array.from({ length: 201 }, (_, n) => asFile(`${n}.jpg`, Buffer.from('x'))),
    )
    await expectRefused('Envie no máximo 200 fotos por vez.')
    await closeDialog(page)
    await chooseByPath(photos, mixed)
    await expectRefused(noImage('lista.txt'))
    await expect(dialog(page).getByRole('listitem')).toHaveText([tooLarge, noImage('ata.pdf')])
    await expectAccessible(page)
    await closeDialog(page, 'Cancelar')
    await expect(page.getByLabel('Escolher fotos')).toBeFocused()
    expect(sent).toEqual([])
    expect(await names()).toEqual([])
  })

  await test.step('the good ones of a selection are sent when asked', async () => {
    await chooseByPath(photos, { ...large, ...pdf })
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
    await expect(dialog(page).getByRole('button')).toHaveText(['Reduzir e enviar', 'Cancelar'])
    await closeDialog(page, 'Cancelar')
    await chooseByPath(photos, mixed)
    await dialog(page).getByRole('button', { name: 'Enviar as outras 2' }).click()
    await expectDialog(page, 'success', 'Sucesso', '2 foto(s) enviada(s) com sucesso!')
    await closeDialog(page)
    expect(await names()).toEqual(['boa-1.jpg', 'boa-2.jpg'])
  })

  await test.step('photos can be dropped onto the area', async () => {
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
    await closeDialog(page)
    expect(await names()).toEqual(['boa-1.jpg', 'boa-2.jpg', 'arrastada.jpg'])
  })

  await test.step('what was sent is listed with name and moment, and viewed in a new tab', async () => {
    await expect(cards(page)).toHaveCount(3)
    await expect(page.getByRole('status').filter({ hasText: '3 fotos' })).toBeVisible()
    await expect(card(page, 'boa-1.jpg')).toContainText(/Enviada em \d\d\/\d\d\/\d{4},? \d\d:\d\d/)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Ver boa-1.jpg em nova aba' }).click(),
    ])
    await expect(tab).toHaveURL(pictureAddresses.large)
    await tab.close()
  })

  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page).toHaveURL('/admin')

  await test.step('photos are chosen as the cover, and go, one or several together', async () => {
    const id = await school.publish({ nome: 'Feira do livro', data: '2199-01-01' }, 12)
    const left = async () => (await school.stores.events.one(id))?.fotos.map(({ nome }) => nome)
    const before = school.photosKept()
    await openPhotos(page, id)

    await test.step('a photo goes, for every visitor, after a question that names it', async () => {
      const { url = '' } = (await school.stores.events.one(id))?.fotos[1] ?? {}
      expect((await page.request.get(url)).status()).toBe(200)
      const opener = page.getByRole('link', { name: 'Excluir joao-da-silva-1.jpg' })
      await opener.click()
      await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await expect(dialog(page)).toContainText('(“joao-da-silva-1.jpg”)?')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
      expect(school.photosKept()).toBe(before)
      await opener.click()
      await dialog(page).getByRole('button', { name: 'Excluir' }).click()
      await expectDialog(page, 'success', 'Sucesso', 'Foto excluída com sucesso!')
      await closeDialog(page)
      await expect(page.getByRole('heading', { name: 'Fotos do evento' })).toBeFocused()
      await expect(cards(page)).toHaveCount(11)
      await expect(page).toHaveURL(photosPage(id))
      expect((await page.request.get(url)).status()).toBe(404)
    })

    await test.step('several photos are selected and go together', async () => {
      for (const n of [0, 2, 3]) await page.getByLabel(`Selecionar joao-da-silva-${n}.jpg`).check()
      await expect(
        page.getByRole('status').filter({ hasText: '3 fotos selecionadas' }),
      ).toBeVisible()
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
      await closeDialog(page)
      expect(await left()).toEqual(
        [2, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `joao-da-silva-${n}.jpg`),
      )
    })

    await test.step('one of the photos becomes the cover, where the page stands, and shows on /eventos', async () => {
      const button = page.getByRole('button', { name: 'Usar como capa: joao-da-silva-11.jpg' })
      await button.scrollIntoViewIfNeeded()
      const scrolled = await page.evaluate(() => window.scrollY)
      expect(scrolled).toBeGreaterThan(100)
      await button.click()
      await expect(card(page, 'joao-da-silva-11.jpg')).toContainText('Capa')
      const first = card(page, 'joao-da-silva-2.jpg')
      await expect(first.getByText('Capa', { exact: true })).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => window.scrollY))
        .toBeGreaterThanOrEqual(scrolled - 100)
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
      const url = (await school.stores.events.one(id))?.fotos.at(-1)?.url ?? ''
      const key = /[0-9a-f]{32}/.exec(url)?.[0] ?? 'none'
      const events = await (await page.request.get('/eventos')).text()
      const [, article = ''] =
        /<article[^>]*>((?:(?!<\/article>).)*Feira do livro.*?)<\/article>/s.exec(events) ?? []
      expect(/<img[^>]* src="([^"]*)"/.exec(article)?.[1]).toContain(key)
    })
  })
})

test('a long gallery has pages, deleting stays on the page where one was, and nothing moves under the pointer', async ({
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
  await school.stores.events.remove(id, new Date())
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
