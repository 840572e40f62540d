import type { Page } from '@playwright/test'
import { expectWholePicture } from '#tests/browser/full-page.ts'
import { doubleText, misfits } from '#tests/browser/large-text.ts'
import { picturesInSight, weightsAtRest } from '#tests/browser/page-weight.ts'
import { expectPictures } from '#tests/browser/pictures.ts'
import { expect, phone, test } from '#tests/browser/school-site.ts'
import { publicPageOfEachRoute, sidewaysScroll, waitForHydration } from '#tests/browser/visit.ts'

test.use(phone)

const KB = 1024

/** In KB, until a visitor touches an island. */
const scriptLimit = 5

test('every page is light and whole in a full-page picture, shows its pictures, and fits 320 px and text of 200 %', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('whatsapp-popup-closed', 'true')
  })
  const checked = new Set<string>()
  for (const path of publicPageOfEachRoute) {
    await test.step(path, async () => {
      await page.setViewportSize(phone.viewport)
      await page.goto(path)
      const weights = await weightsAtRest(page)
      const files = Object.keys(weights)
      const sum = (names: string[]) => names.reduce((all, name) => all + (weights[name] ?? 0), 0)
      const plainScripts = files.filter((name) => name.endsWith('.js'))
      expect(sum(plainScripts)).toBeGreaterThan(1 * KB)
      expect(sum(plainScripts)).toBeLessThanOrEqual(scriptLimit * KB)
      // The styles of the first paint are inline, even those only for a desk: on a phone another request costs more.
      const styleSheets = files.filter((name) => name.endsWith('.css'))
      expect(styleSheets).toEqual([expect.stringContaining('/after-first-paint-')])
      const fonts = sum(files.filter((name) => name.endsWith('.woff2')))
      expect(fonts).toBeGreaterThan(10 * KB)
      expect(fonts).toBeLessThanOrEqual(70 * KB)
      const pictures = await picturesInSight(page)
      expect(pictures.filter((name) => !files.includes(name))).toEqual([])
      if (path === '/') await expectPreloaded(page, await (await request.get(path)).text())
      if (['/', '/contato'].includes(path)) expect(sum(pictures)).toBeGreaterThan(5 * KB)
      expect(sum(pictures)).toBeLessThanOrEqual(80 * KB)

      await waitForHydration(page, 'main')
      await expectWholePicture(page)

      const scripts = Object.keys(await weightsAtRest(page)).filter((name) => name.endsWith('.js'))
      for (const script of scripts.filter((name) => !checked.has(name))) {
        checked.add(script)
        const answer = await request.get(script, { headers: { 'accept-encoding': 'gzip, br' } })
        expect(answer.headers()['content-encoding'], script).toBe('br')
        expect(await answer.text(), script).not.toMatch(/yarl__|Entrando\.\.\.|__reactRouter/)
        expect(script).not.toMatch(/admin|lightbox/)
      }

      await expectPictures(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await sidewaysScroll(page)).toBe(0)
      await page.setViewportSize(phone.viewport)
      await doubleText(page)
      expect(await misfits(page)).toEqual([])
    })
  }
})

/** The first picture of the home, which the browser must not discover late. */
async function expectPreloaded(page: Page, html: string) {
  const preload = html.match(/<link rel="preload"[^>]*as="image"[^>]*>/)?.[0] ?? ''
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('<body'))
  expect(preload).toContain('fetchPriority="high"')
  const picture = page.getByRole('img', { name: /Alunos conversam entre balões/ })
  const taken = await picture.evaluate((node: HTMLImageElement) => node.currentSrc)
  expect(preload).toContain(new URL(taken).pathname)
}
