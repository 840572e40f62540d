import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { expect, expectAccessible, open, phone, test } from '#tests/browser/admin-site.ts'
import { aClass } from '#tests/sample-data/builders.ts'

test.use(phone)

test('a class is announced in the status with four taps', async ({ page, school: { stores } }) => {
  const { revision } = await stores.school.find()
  const classes = [aClass({ id: 1, firstDay: '2199-02-04' })]
  await stores.school.save(withState(emptyDocument, { classes }), revision)
  // Chromium on this machine has no sheet to share with.
  await page.addInitScript(() => {
    const shared: { files: File[]; text: string }[] = []
    Object.assign(navigator, {
      shared,
      canShare: () => true,
      share: async (what: { files: File[]; text: string }) => shared.push(what),
    })
  })
  await open(page, '/admin')
  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'link' = 'link') => {
    taps += 1
    await page.getByRole(role, { name }).first().click()
  }
  await tap('A escola')
  await tap('Turmas abertas')
  await tap(/^Divulgar/)
  const share = page.getByRole('button', { name: /^Compartilhar ?: Status/ })
  await expect(share).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await tap(/^Compartilhar ?: Status/, 'button')
  expect(taps).toBe(4)
  const sent = await page.evaluate(async () => {
    const [
      {
        files: [file],
        text,
      } = { files: [], text: '' },
    ] = (navigator as unknown as { shared: { files: File[]; text: string }[] }).shared
    const { width, height } = file ? await createImageBitmap(file) : { width: 0, height: 0 }
    return { type: file?.type, width, height, text }
  })
  expect(sent).toMatchObject({ type: 'image/jpeg', width: 1080, height: 1920 })
  expect(sent.text).toMatch(/\/cursos\/turmas#turma-1$/)

  await page.getByRole('link', { name: 'Claro' }).click()
  const picture = page.getByRole('img', { name: /Status/ })
  await expect(picture).toHaveAttribute('src', /status\.jpg\?fundo=claro$/)
  const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(isLoaded).toBe(1080)
})
