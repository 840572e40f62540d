import { expect, open, phone, test } from '#tests/browser/school-site.ts'
import { type Point, swipe } from '#tests/browser/touch.ts'

test.use(phone)

test('a finger drawn sideways pages the lightbox', async ({ page, school }) => {
  await open(page, `/galeria-evento/${school.ids.certificates}`)
  await page.getByRole('link', { name: 'Abrir foto 1 de 8' }).click()
  const counter = page.getByRole('dialog', { name: 'Foto ampliada' }).getByRole('status')
  await expect(counter).toHaveText('1 de 8')
  const way = [320, 280, 220, 150, 80].map((x): Point => [x, 420])
  await swipe(page, way as [Point, ...Point[]])
  await expect(counter).toHaveText('2 de 8')
})
