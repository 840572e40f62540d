import type { Frame } from '@playwright/test'
import { expect, expectAccessible, open, test } from '#tests/browser/visit.ts'

/** A picture without alternative text, which axe must report. */
const addFault = (frame: Frame) =>
  frame.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    document.body.prepend(picture)
  })

// Both ways in which axe is run, each on the smallest page that has it.
test('axe would find a fault in a page, and in a frame of ours', async ({ page }) => {
  await open(page, '/formulario/ingles')
  await addFault(page.mainFrame())
  await expect(expectAccessible(page)).rejects.toThrow('image-alt')
  await open(page, '/teste-nivel?idioma=ingles')
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  const [, levelTest] = page.frames()
  if (!levelTest) throw new Error('no frame')
  await addFault(levelTest)
  await expect(expectAccessible(page, 'iframe')).rejects.toThrow('image-alt')
})
