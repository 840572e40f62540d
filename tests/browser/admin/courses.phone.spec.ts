import {
  allowConsoleErrors,
  closeDialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  phone,
  test,
} from '#tests/browser/admin-site.ts'

test.use(phone)

const saved = 'Salvo! O site já mostra a mudança.'

test('a course is added, checked as it is typed, edited, moved and hidden on a phone', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/admin/escola/cursos')
  await page.getByRole('link', { name: /^Adicionar curso ?: Adolescentes$/ }).click()
  await expect(page.getByLabel('Categoria')).toHaveValue('adolescentes')

  await page.getByLabel('Nome do curso').fill('Robótica em francês')
  await page.getByLabel('Francês', { exact: true }).check()
  await page.getByLabel('Idades').fill('12-15 anos')
  await page.getByLabel('Texto').fill('Montar e programar.')
  const details = page.getByLabel('Destaques')
  await details.fill(`Peças de verdade\n${'x'.repeat(83)}`)
  await expect(page.getByText('A linha 2 passou do limite: tire 3 caracteres.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome do curso')).toHaveValue('Robótica em francês')
  await expect(page.getByLabel('Francês', { exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(details).toBeFocused()
  await expect(details).toHaveAccessibleDescription(/Cada linha pode ter até 80 caracteres\./)
  await expectAccessible(page)
  allowConsoleErrors(consoleErrors, /400/)
  await details.fill('Peças de verdade\nEquipes pequenas')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'success', 'Sucesso', saved)
  await closeDialog(page)

  const rows = page.getByRole('region', { name: 'Adolescentes', exact: true }).getByRole('listitem')
  await expect(rows.last()).toContainText('Robótica em francês')
  await page.getByRole('button', { name: 'Subir Robótica em francês' }).click()
  await expect(rows.nth(1)).toContainText('Robótica em francês')
  await page.getByRole('link', { name: 'Editar Robótica em francês' }).click()
  await page.getByLabel('Idades').fill('10-12 anos')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'success', 'Sucesso', saved)
  await closeDialog(page)

  const shown = async () =>
    (await page.request.get('/cursos?categoria=adolescentes&idioma=frances')).text()
  expect(await shown()).toMatch(/Robótica em francês.*10-12 anos/s)
  await page.getByRole('button', { name: 'Esconder Robótica em francês' }).click()
  await expect(rows.nth(1)).toContainText('Escondido')
  await expectAccessible(page)
  expect(await shown()).toContain('Procura francês? Pergunte')
  expect(await shown()).not.toContain('Robótica em francês')

  await page.getByRole('button', { name: 'Excluir Robótica em francês' }).click()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Curso excluído com sucesso!')
})
