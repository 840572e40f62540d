import type { Page } from '@playwright/test'
import { expect, open, publicPages, test } from '#tests/browser/visit.ts'

const KB = 1024

for (const path of publicPages) {
  test(`${path} is light: 110 KB of script, 70 of fonts, 80 of pictures in the first screen`, async ({
    page,
  }) => {
    await open(page, path)
    const weights = await weightsAtRest(page)
    const files = Object.keys(weights)
    const sum = (names: string[]) => names.reduce((all, name) => all + (weights[name] ?? 0), 0)
    const script = sum(files.filter((name) => name.endsWith('.js')))
    expect(script).toBeGreaterThan(50 * KB)
    expect(script).toBeLessThanOrEqual(110 * KB)
    const fonts = sum(files.filter((name) => name.endsWith('.woff2')))
    expect(fonts).toBeGreaterThan(10 * KB)
    expect(fonts).toBeLessThanOrEqual(70 * KB)
    const pictures = await picturesInSight(page)
    expect(pictures.filter((name) => !files.includes(name))).toEqual([])
    if (['/', '/contato'].includes(path)) expect(sum(pictures)).toBeGreaterThan(5 * KB)
    expect(sum(pictures)).toBeLessThanOrEqual(80 * KB)
  })
}

test('scripts travel as brotli, and none of them is a lightbox or the admin area', async ({
  page,
  request,
}) => {
  await open(page, '/')
  const scripts = Object.keys(await weightsAtRest(page)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    const answer = await request.get(script, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers()['content-encoding'], script).toBe('br')
    expect(await answer.text(), script).not.toMatch(/yarl__|Entrando\.\.\./)
    expect(script).not.toMatch(/admin|lightbox/)
  }
})

/** Addresses of the pictures that the first screen shows; drawings within the page cost no request. */
async function picturesInSight(page: Page): Promise<string[]> {
  const addresses = await page.locator('img').evaluateAll((nodes) =>
    (nodes as HTMLImageElement[])
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .filter((node) => node.getBoundingClientRect().top < window.innerHeight)
      .map((node) => node.currentSrc)
      .filter((address) => address.startsWith('http')),
  )
  return [...new Set(addresses)]
}

/** What each file cost on the wire, once the page asks for nothing more. */
async function weightsAtRest(page: Page): Promise<Record<string, number>> {
  const weigh = () =>
    page.evaluate(() =>
      Object.fromEntries(
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
          ({ name, encodedBodySize }) => [name, encodedBodySize],
        ),
      ),
    )
  let before = await weigh()
  await expect
    .poll(
      async () => {
        const last = before
        before = await weigh()
        return JSON.stringify(last) === JSON.stringify(before)
      },
      { intervals: [400] },
    )
    .toBe(true)
  return before
}
