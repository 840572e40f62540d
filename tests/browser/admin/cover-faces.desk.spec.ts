import { expect, expectDialog, test } from '#tests/browser/admin-site.ts'
import {
  boxOf,
  cover,
  coverStatus,
  openEditor,
  savedText,
} from '#tests/browser/redaction-editor.ts'

test('a face is covered by keyboard alone', async ({ page, school }) => {
  const { stored } = await openEditor(page, school)
  const add = page.getByRole('button', { name: 'Adicionar' })
  for (let n = 0; n < 20; n += 1) {
    await page.keyboard.press('Tab')
    if (await add.evaluate((node) => node === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(cover(page, 1)).toBeFocused()
  const before = await boxOf(cover(page, 1))
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
  const moved = await boxOf(cover(page, 1))
  expect(moved.x).toBeGreaterThan(before.x)
  expect(moved.y).toBeLessThan(before.y)
  await page.keyboard.press('+')
  await page.keyboard.press('Shift+ArrowRight')
  const sized = await boxOf(cover(page, 1))
  expect(sized.width / sized.height).toBeGreaterThan(moved.width / moved.height)
  expect(sized.height).toBeGreaterThan(moved.height)

  await add.press('Enter')
  await expect(cover(page, 2)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(cover(page, 1)).toBeFocused()
  await expect(coverStatus(page)).toHaveText('Cobertura retirada. 1 rosto coberto.')
  await page.getByRole('button', { name: 'Salvar' }).press('Enter')
  await expectDialog(page, 'success', 'Sucesso', savedText)
  expect((await stored())?.cobertos).toHaveLength(1)
})
