import { holdBack } from '../hold-back.ts'
import { leaveFor, recordMessages } from '../loading-message.ts'
import { expect, open, test } from '../school-site.ts'

for (const path of ['/about', '/contato', '/privacidade', '/cursos']) {
  test(`on the way from ${path} to the events nothing of the old page stays`, async ({ page }) => {
    const seen = await recordMessages(page)
    const letGo = await holdBack(page, /\/eventos$/)
    await open(page, path)
    await page.evaluate(() => window.scrollTo(0, 700))
    const link = page.getByRole('link', { name: 'Eventos', exact: true }).filter({ visible: true })
    await leaveFor(page, () => link.first().click(), letGo)
    await expect(page.getByRole('article').first()).toBeVisible()
    const message = { text: 'Carregando eventos...', inSight: true, oldPageHidden: true }
    expect(await seen()).toEqual(message)
  })
}
