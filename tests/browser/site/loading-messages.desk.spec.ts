import { holdBack } from '../hold-back.ts'
import { expect, open, test } from '../school-site.ts'
import { wordsInSight } from '../words-in-sight.ts'

for (const path of ['/about', '/contato', '/privacidade', '/cursos']) {
  test(`on the way from ${path} to the events nothing of the old page stays`, async ({ page }) => {
    const letGo = await holdBack(page, /\/eventos\.data/)
    await open(page, path)
    await page.evaluate(() => window.scrollTo(0, 700))
    await page
      .getByRole('link', { name: 'Eventos', exact: true })
      .filter({ visible: true })
      .first()
      .click()
    const message = page.getByRole('status').filter({ hasText: 'Carregando eventos...' })
    await expect(message.getByRole('heading')).toBeInViewport({ ratio: 1 })
    expect(await wordsInSight(page, 'main > :not(.pending-page)')).toBe(0)
    letGo()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}
