import type { Page } from '@playwright/test'
import { takeTest, upTo } from '../level-test-learner.ts'
import { expect, expectAccessible, open, test } from '../visit.ts'

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} px the frame grows with the test, so that nobody scrolls within it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/teste-nivel?idioma=ingles')
    const frame = page.getByTitle('Formulário do teste de nível de inglês').contentFrame()
    await expect(frame.getByRole('button', { name: 'Começar o teste' })).toBeEnabled()
    await expectWholeInFrame(page)
    await takeTest(frame, 'ingles', upTo('B1'), async () => {
      await expectWholeInFrame(page)
      await expect(frame.getByRole('heading', { level: 2 })).toBeInViewport()
    })
    await expectWholeInFrame(page)
    await expect(frame.getByRole('heading', { name: /^Nível B1/ })).toBeInViewport()
    await expectAccessible(page)
    await frame.getByRole('button', { name: 'Refazer o teste' }).click()
    await expect(frame.getByRole('button', { name: 'Começar o teste' })).toBeEnabled()
    await expectWholeInFrame(page)
    await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport()
  })
}

/** At least the specified 800 px, and no more content than frame. */
async function expectWholeInFrame(page: Page) {
  await expect
    .poll(() =>
      page.locator('iframe').evaluate((node: HTMLIFrameElement) => {
        const inside = node.contentDocument?.documentElement
        const hidden = (inside?.scrollHeight ?? 0) - (inside?.clientHeight ?? 0)
        const empty = node.clientHeight - (inside?.querySelector('main')?.offsetHeight ?? 0)
        return { high: node.offsetHeight >= 800, hidden, empty }
      }),
    )
    .toEqual({ high: true, hidden: 0, empty: 0 })
}
