import {
  closeDialog,
  dialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  photosPage,
  test,
} from '#tests/browser/admin-site.ts'

test('an event and a photo are deleted and restored to their place, and what goes for good offers no way back', async ({
  page,
  school,
}) => {
  const nome = 'Festa que volta'
  const id = await school.publish({ nome }, 3)
  const row = page.getByRole('listitem').filter({ hasText: nome })
  await open(page, '/admin')
  await row.getByRole('button', { name: 'Excluir' }).click()
  await expect(dialog(page)).toContainText('Por 30 dias, dá para trazer de volta da Lixeira.')
  await expect(dialog(page).getByLabel('Excluir de verdade')).not.toBeChecked()
  await dialog(page).getByRole('button', { name: 'Excluir', exact: true }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento excluído com sucesso!')
  await closeDialog(page)
  await expect(row).toHaveCount(0)
  expect((await page.request.get(`/galeria-evento/${id}`)).status()).toBe(404)

  await page.getByRole('link', { name: 'Lixeira' }).click()
  await expect(page.getByRole('heading', { name: 'Lixeira', exact: true })).toBeVisible()
  await expect(row).toContainText('3 fotos')
  await expect(row).toContainText('por secretaria@escola.example')
  await expect(row).toContainText('Restam 30 dias')
  const picture = row.getByRole('presentation').locator('visible=true').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Restaurar/ }).click()
  await expect(page.getByText(/^Qualquer pessoa na internet vai ver as 3 fotos de/)).toBeVisible()
  const leave = page.getByRole('link', { name: 'Deixar como está' })
  await expect(leave).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mostrar para todos' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Agora todos veem o evento: ele está no site.')
  await closeDialog(page)
  await expect(row).toContainText('Todos veem')
  await expect(row).toContainText('3 fotos')
  expect((await page.request.get(`/galeria-evento/${id}`)).status()).toBe(200)

  await row.getByRole('link', { name: 'Gerenciar fotos' }).click()
  await expect(page).toHaveURL(photosPage(id))
  const cards = page.locator('[data-foto]')
  const numbers = () =>
    cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-foto')))
  await expect(cards).toHaveCount(3)
  const before = await numbers()
  await cards.nth(1).getByRole('link', { name: 'Excluir' }).click()
  await dialog(page).getByRole('button', { name: 'Excluir', exact: true }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Foto excluída com sucesso!')
  await expect(dialog(page).getByRole('button', { name: 'Entendi' })).toBeFocused()
  await expect(cards).toHaveCount(2)
  await dialog(page).getByRole('button', { name: 'Desfazer' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Foto restaurada: voltou ao lugar no evento.')
  await closeDialog(page)
  expect(await numbers()).toEqual(before)
  await page.goBack()
  await expect(page).toHaveURL(photosPage(id))
  await expect(dialog(page)).toHaveCount(0)

  await cards.nth(0).getByRole('link', { name: 'Excluir' }).click()
  await dialog(page).getByLabel('Excluir de verdade').check()
  await dialog(page).getByRole('button', { name: 'Excluir de verdade' }).click()
  const sentence = 'Foto excluída de verdade: os arquivos foram apagados.'
  await expectDialog(page, 'success', 'Sucesso', sentence)
  await expect(dialog(page).getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  expect(await school.stores.events.bin.all()).toEqual([])
})
