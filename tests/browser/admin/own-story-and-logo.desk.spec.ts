import { sitePicturesWords } from '#content/site-pictures.ts'
import {
  asFile,
  closeDialog,
  dialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  test,
} from '#tests/browser/admin-site.ts'

const { marks } = sitePicturesWords
const original = 'A porta por onde todo curso começa.'

test('a text is put in own words, counted, and goes back to the original at a press; a course goes and comes back', {
  tag: '@stores',
}, async ({ page }) => {
  await open(page, '/admin/escola/sobre')
  const caption = page.getByLabel('Legenda da porta de entrada')
  const back = page.getByRole('button', { name: /Voltar ao original.*Legenda da porta/ })
  await expect(caption).toHaveValue(original)
  await expect(back).toHaveCount(0)
  await caption.fill('A nossa porta, <b>azul</b>')
  await expect(back).toBeVisible()
  await expect(caption).toHaveAccessibleDescription(/Até 120 caracteres/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Salvo! O site já mostra a mudança.')
  const about = async () => (await page.request.get('/about')).text()
  await expect.poll(about).toContain('A nossa porta, &lt;b&gt;azul&lt;/b&gt;')

  await open(page, '/admin/escola/sobre')
  await back.click()
  await expect(caption).toHaveValue(original)
  await expect(caption).toBeFocused()
  await expect(back).toHaveCount(0)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Salvo! O site já mostra a mudança.')
  await expect.poll(about).toContain(original)

  await test.step('a course is hidden, and shown again by undoing', async () => {
    const courses = async () => (await page.request.get('/cursos')).text()
    await open(page, '/admin/escola/cursos')
    await page.getByRole('button', { name: 'Esconder Nursery' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Nursery' })
    await expect(row).toContainText('Escondido')
    await expect.poll(courses).not.toContain('>Nursery<')
    await open(page, '/admin/escola')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(dialog(page)).toContainText(/^SucessoDesfeito: Cursos/)
    await expect.poll(courses).toContain('>Nursery<')
  })
})

/** Without a size, and with script and a picture of another site, which must neither run nor be loaded. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" onload="document.title='ran'">
  <script>document.title = 'ran'</script>
  <image href="https://outro.example/rastro.png" width="1" height="1"/>
  <circle cx="5" cy="5" r="5" fill="#0b1b3f"/>
  <rect x="12" y="3" width="28" height="4" fill="#0b1b3f"/>
</svg>`

test('a logo drawn as SVG is sent as a picture, seen everywhere, and taken off again', {
  tag: '@stores',
}, async ({ page, consoleErrors }) => {
  await open(page, '/admin/escola/imagens/logo')
  const file = page.getByLabel('Imagem', { exact: true })
  const send = page.getByRole('button', { name: 'Enviar a imagem' })
  await file.setInputFiles([asFile('logo.svg', Buffer.from('<svg/>'), 'image/svg+xml')])
  await send.click()
  await expect(file).toHaveAccessibleDescription(/não conseguiu desenhar logo\.svg/)
  await file.setInputFiles([asFile('logo.svg', Buffer.from(svg), 'image/svg+xml')])
  await send.click()
  await expectDialog(page, 'success', 'Sucesso', `${marks.replaced} ${marks.tone.dark}`)
  await closeDialog(page)
  await expect(page).not.toHaveTitle('ran')
  await expectAccessible(page)

  await open(page, '/')
  const logos = page.locator('img.own-logo')
  for (const place of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    const logo = place.locator(logos).first()
    await logo.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        logo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
      )
      .toBeCloseTo(4, 1)
  }
  // A wide logo contains the name, which screen readers are still told.
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: /página inicial/ })
    .first()
  await expect(link).toHaveAccessibleName(/^Escola de Idiomas ?: página inicial$/)
  await expectAccessible(page)

  await open(page, '/admin/escola/imagens')
  const card = page.getByRole('listitem').filter({ hasText: 'No cabeçalho e no rodapé' })
  await card.getByRole('link', { name: 'Voltar à do site' }).click()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await expectDialog(page, 'success', 'Sucesso', marks.removed)
  const home = async () => (await page.request.get('/')).text()
  await expect.poll(home).not.toMatch(/<img[^>]*own-logo/)
  expect(consoleErrors).toEqual([])
})
