import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '#tests/browser/visit.ts'

/** For a page that was just opened. */
export async function expectFooterAtRest(page: Page): Promise<void> {
  await test.step('its links stand still while the sections above are laid out', async () => {
    const link = page.locator('#rodape a[href="/#sobre"]')
    const moved = await link.evaluate(async (node) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      const tops: number[] = []
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise(requestAnimationFrame)
        tops.push(node.getBoundingClientRect().top)
      }
      return Math.max(...tops) - Math.min(...tops)
    })
    expect(moved).toBeLessThan(24)
  })

  await test.step('no bright line is below it', async () => {
    await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'end' }))
    await expect(page.getByRole('link', { name: 'Política de Uso e Privacidade' })).toBeInViewport()
    const pixels = sharp(await page.screenshot({ animations: 'disabled' }))
    const { width = 0, height = 0 } = await pixels.metadata()
    // The screen is 2215.5 pixels high: half of the last line of its picture is outside of it.
    const lastLine = pixels.extract({ left: 0, top: height - 2, width, height: 1 })
    const [red = 255, , blue = 0] = await lastLine.raw().toBuffer()
    expect(blue).toBeGreaterThan(red)
  })
  await page.evaluate(() => window.scrollTo(0, 0))
}
