import {
  closeDialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  phone,
  photosPage,
  test,
} from '#tests/browser/admin-site.ts'
import {
  boxOf,
  cover,
  coverStatus,
  openEditor,
  savedText,
} from '#tests/browser/redaction-editor.ts'
import { type Point, swipe } from '#tests/browser/touch.ts'
import { sidewaysScroll } from '#tests/browser/visit.ts'

test.use(phone)

test('faces are covered with one finger, and shown again', async ({ page, school }) => {
  const { id, photo, stored, before } = await openEditor(page, school)
  const picture = await boxOf(photo)
  const at = (x: number, y: number): Point => [
    picture.x + x * picture.width,
    picture.y + y * picture.height,
  ]
  const drag = (from: Point, to: Point) =>
    swipe(page, [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to])
  const save = page.getByRole('button', { name: 'Salvar' })
  await expect(save).toBeDisabled()

  await page.touchscreen.tap(...at(0.3, 0.3))
  await expect(coverStatus(page)).toContainText('Rosto 1, no alto à esquerda')
  await page.touchscreen.tap(...at(0.7, 0.5))
  await expect(coverStatus(page)).toContainText('2 rostos cobertos.')
  await drag(at(0.7, 0.5), at(0.6, 0.72))
  await expect(cover(page, 2)).toHaveAttribute('aria-label', /embaixo no centro/)
  const small = await boxOf(cover(page, 2))
  expect(Math.abs((small.x + small.right) / 2 - at(0.6, 0.72)[0])).toBeLessThan(4)

  const handle = await boxOf(page.locator('.redaction-corner'))
  expect(Math.min(handle.width, handle.height)).toBeGreaterThanOrEqual(44)
  const corner: Point = [handle.x + 22, handle.y + 22]
  const outwards = handle.y > small.y ? 20 : -20
  await drag(corner, [corner[0] + 30, corner[1] + outwards])
  const large = await boxOf(cover(page, 2))
  expect(large.width - small.width).toBeGreaterThan(50)
  expect(large.height - small.height).toBeGreaterThan(30)
  await page.getByRole('button', { name: 'Menor' }).click()
  expect((await boxOf(cover(page, 2))).width).toBeLessThan(large.width)

  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  // Within the reach of a thumb: in the lower half of the screen.
  for (const name of ['Adicionar', 'Menor', 'Maior', 'Retirar', 'Salvar']) {
    const button = await boxOf(page.getByRole('button', { name, exact: true }))
    expect(button.y, name).toBeGreaterThan(844 / 2)
    expect(button.bottom, name).toBeLessThanOrEqual(844)
    expect(button.height, name).toBeGreaterThanOrEqual(44)
  }
  await save.click()
  await expectDialog(page, 'success', 'Sucesso', savedText)
  await closeDialog(page)
  await expect(page).toHaveURL(photosPage(id))
  const covered = await stored()
  expect(covered?.cobertos).toHaveLength(2)
  expect(covered?.url).not.toBe(before?.url)

  await open(page, `${photosPage(id)}/${covered?.id}/cobrir`)
  await expect(cover(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Descobrir a foto' }).click()
  await expect(coverStatus(page)).toContainText('Salve para que todos os rostos voltem')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'A foto voltou a ser mostrada inteira.')
  expect(await stored()).not.toHaveProperty('cobertos')
})
