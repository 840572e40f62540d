import { expect, open, publicPages, sidewaysScroll, test } from '#tests/browser/visit.ts'

for (const path of publicPages) {
  test(`${path} fits a 320 px screen without sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    expect(await sidewaysScroll(page)).toBe(0)
  })
}
