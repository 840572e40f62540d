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
import { type Point, pinch, swipe } from '#tests/browser/touch.ts'
import { sidewaysScroll } from '#tests/browser/visit.ts'

test.use(phone)

test('faces are covered with one finger or by keyboard alone, and shown again', async ({
  page,
  school,
}) => {
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
  await expect(coverStatus(page)).toContainText('Rosto 1 de 1, coberto, no alto à esquerda')
  await page.touchscreen.tap(...at(0.7, 0.5))
  await expect(coverStatus(page)).toContainText('2 rostos cobertos.')
  await drag(at(0.7, 0.5), at(0.6, 0.72))
  await expect(cover(page, 2)).toHaveAttribute('aria-label', 'Rosto 2 de 2, coberto, embaixo')
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
  await test.step('by keyboard alone', async () => {
    const add = page.getByRole('button', { name: 'Adicionar' })
    for (let n = 0; n < 20; n += 1) {
      await page.keyboard.press('Tab')
      if (await add.evaluate((node) => node === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await expect(cover(page, 3)).toBeFocused()
    const first = await boxOf(cover(page, 3))
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
    const moved = await boxOf(cover(page, 3))
    expect(moved.x).toBeGreaterThan(first.x)
    expect(moved.y).toBeLessThan(first.y)
    await page.keyboard.press('+')
    await page.keyboard.press('Shift+ArrowRight')
    const sized = await boxOf(cover(page, 3))
    expect(sized.width / sized.height).toBeGreaterThan(moved.width / moved.height)
    expect(sized.height).toBeGreaterThan(moved.height)

    await add.press('Enter')
    await expect(cover(page, 4)).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(cover(page, 3)).toBeFocused()
    await expect(coverStatus(page)).toHaveText('Cobertura retirada. 3 rostos cobertos.')
    await page.getByRole('button', { name: 'Salvar' }).press('Enter')
    await expectDialog(page, 'success', 'Sucesso', savedText)
    await closeDialog(page)
    expect((await stored())?.cobertos).toHaveLength(3)
  })

  await open(page, `${photosPage(id)}/${(await stored())?.id}/cobrir`)
  await test.step('two fingers enlarge the photo, and a face of 12 pixels is covered', async () => {
    const [x, y] = at(0.5, 0.12)
    const zoom = () => page.evaluate(() => window.visualViewport?.scale)
    await pinch(page, [x, y], 20, 120)
    await expect.poll(zoom).toBeGreaterThan(3)
    // Somewhere on the photo: on a zoomed page the driver does not report where exactly.
    await page.mouse.click(x, y)
    await expect(coverStatus(page)).toContainText(/Rosto 4 de 4, .+\. 4 rostos cobertos\./)
    const onPhoto = await cover(page, 4).evaluate((node) => node.getBoundingClientRect().width)
    expect(onPhoto).toBeLessThanOrEqual(12)
    await pinch(page, [x, y], 140, 10)
    await expect.poll(zoom).toBe(1)
    await page.getByRole('button', { name: 'Maior' }).click()
    await expect(coverStatus(page)).toContainText(/Rosto 4 de 4, .+, maior\./)
  })

  await page.getByRole('button', { name: 'Tirar as coberturas' }).click()
  await expect(coverStatus(page)).toContainText('Salve para que todos os rostos voltem')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'A foto voltou a ser mostrada inteira.')
  expect(await stored()).not.toHaveProperty('cobertos')
})
