import { doubleText, misfits } from '#tests/browser/large-text.ts'
import { allowConsoleErrors, expect, open, phone, test } from '#tests/browser/school-site.ts'

test.use(phone)

test('with text of 200 % a gallery, the menu, the popup, the level test and the login fit a phone', async ({
  page,
  school: { ids },
  consoleErrors,
}) => {
  for (const path of [
    `/galeria-evento/${ids.festa}`,
    `/galeria-evento/${ids.upcoming}`,
    '/familias/galeria/nada',
    '/formulario/ingles',
    '/admin/login',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await doubleText(page)
      expect(await misfits(page)).toEqual([])
    })
  }
  allowConsoleErrors(consoleErrors, /status of 404/)

  await test.step('the menu', async () => {
    await open(page, '/contato')
    await doubleText(page)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    expect(await misfits(page)).toEqual([])
    const close = page.getByRole('button', { name: 'Fechar menu' })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
  })

  await test.step('the popup leaves half of the screen, and its close button is whole', async () => {
    const popup = page.getByRole('dialog', { name: 'Podemos ajudar?' })
    await expect(popup).toBeVisible()
    const height = await popup.evaluate((node) => node.getBoundingClientRect().height)
    expect(height).toBeLessThanOrEqual(phone.viewport.height / 2)
    await expect(popup.getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 })
    expect(await misfits(page)).toEqual([])
  })
})
