import type { Page } from '@playwright/test'
import {
  answerOne,
  questionHeading,
  rememberResult,
  upTo,
} from '#tests/browser/level-test-learner.ts'
import { expect, open, test } from '#tests/browser/visit.ts'

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

test('at 320, 390 and 1280 px the frame grows with the test, so that nobody scrolls within it', async ({
  page,
}) => {
  await rememberResult(page, 'ingles', 'B1')
  await open(page, '/teste-nivel?idioma=ingles')
  const frame = page.getByTitle('Formulário do teste de nível de inglês').contentFrame()
  await expect(frame.getByRole('heading', { name: /^Nível B1/ })).toBeVisible()
  await expectWholeOnEveryScreen(page)
  await frame.getByRole('button', { name: 'Refazer o teste' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport()
  await expectWholeOnEveryScreen(page)

  await frame.getByRole('button', { name: 'Começar o teste' }).click()
  for (let question = 1; question <= screens.length + 1; question += 1) {
    await expect(questionHeading(frame, question)).toBeVisible()
    await expectWholeInFrame(page)
    await expect(frame.getByRole('heading', { level: 2 })).toBeInViewport()
    // The next question comes on another screen.
    await page.setViewportSize(screens[question % screens.length] ?? { width: 0, height: 0 })
    await expectWholeInFrame(page)
    await answerOne(frame, 'ingles', upTo('B1'))
  }
})

async function expectWholeOnEveryScreen(page: Page) {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await expectWholeInFrame(page)
  }
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
