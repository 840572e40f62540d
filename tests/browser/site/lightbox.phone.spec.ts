import { expect, open, test } from '../school-site.ts'

test('a finger drawn sideways pages the lightbox', async ({ page, school }) => {
  await open(page, `/galeria-evento/${school.ids.certificates}`)
  await page.getByRole('link', { name: 'Abrir foto 1 de 8' }).click()
  const counter = page.getByRole('dialog', { name: 'Foto ampliada' }).getByRole('status')
  await expect(counter).toHaveText('1 de 8')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 420 }],
    })
  await touch('touchStart', 320)
  for (const x of [280, 220, 150, 80]) await touch('touchMove', x)
  await touch('touchEnd', 80)
  await expect(counter).toHaveText('2 de 8')
})
