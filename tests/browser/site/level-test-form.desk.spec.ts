import type { Page } from '@playwright/test'
import {
  answerOne,
  everything,
  options,
  questionHeading,
  questionShown,
  takeTest,
  upTo,
} from '#tests/browser/level-test-learner.ts'
import { expect, expectAccessible, open, sidewaysScroll, test } from '#tests/browser/visit.ts'

test('who knows everything reaches C1 by keyboard alone, continues a test that was left, and no answer leaves the browser', async ({
  page,
}) => {
  await open(page, '/formulario/ingles')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  const start = page.getByRole('button', { name: 'Começar o teste' })
  await expect(start).toBeEnabled()
  while (!(await start.evaluate((node) => node === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const result = page.getByRole('heading', { name: /^Nível / })
  const seen: string[] = []
  for (let number = 1; number <= 20; number += 1) {
    await expect(questionHeading(page, number).or(result)).toBeFocused()
    if (await result.isVisible()) break
    const { id, right } = await questionShown(page, 'ingles')
    seen.push(id)
    const values = await options(page).evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    )
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (let down = 0; down < values.indexOf(right); down += 1)
      await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: right, exact: true })).toBeChecked()
    await page.keyboard.press('Enter')
  }
  await expect(result).toHaveText('Nível C1: Avançado')
  await expect(result).toBeFocused()
  expect(seen.length).toBeGreaterThanOrEqual(8)
  await expect(page.getByText('O teste vai até o C1')).toBeVisible()

  await test.step('the next time other questions are asked', async () => {
    await page.getByRole('button', { name: 'Refazer o teste' }).click()
    await expect(page.getByRole('heading', { name: 'Teste de nível de inglês' })).toBeFocused()
    await start.click()
    for (let number = 1; number <= 5; number += 1) {
      await expect(questionHeading(page, number)).toBeVisible()
      // The highest level may run short of unseen questions after these.
      if (number <= 3) expect(seen).not.toContain((await questionShown(page, 'ingles')).id)
      if (number < 5) await answerOne(page, 'ingles', everything)
      else await page.getByRole('button', { name: 'Não sei' }).click()
    }
    const origin = new URL(page.url()).origin
    const beacon = `POST ${origin}/contagem`
    const ours = [`GET ${origin}/assets/`, beacon]
    expect(asked.filter((one) => !ours.some((known) => one.startsWith(known)))).toEqual([])
    // One each for begun, finished and begun again; none contains the answers.
    expect(asked.filter((one) => one === beacon)).toHaveLength(3)
  })

  const resume = page.getByRole('button', { name: 'Continuar de onde parou' })
  const anew = page.getByRole('button', { name: 'Começar de novo' })
  const stored = () => page.evaluate(() => localStorage.getItem('teste-nivel-ingles'))

  await test.step('a test that was left goes on in another tab, by keyboard, where it stopped', async () => {
    const place = async () => ({
      question: await questionShown(page, 'ingles'),
      order: await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    })
    await expect(questionHeading(page, 6)).toBeVisible()
    const before = await place()
    // Closing a tab loses this, too.
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(page.getByRole('status')).toContainText('Há um teste parado na pergunta 6')
    await expect(start).toHaveCount(0)
    await resume.press('Enter')
    await expect(questionHeading(page, 6)).toBeFocused()
    expect(await place()).toEqual(before)
  })

  await test.step('for another person a new test is one press away', async () => {
    await page.reload()
    await anew.press('Enter')
    await expect(questionHeading(page, 1)).toBeFocused()
    expect(await stored()).toBeNull()
    await page.getByRole('button', { name: 'Não sei' }).press('Enter')
    await expect(questionHeading(page, 2)).toBeFocused()
  })

  await test.step('after seven days a test is deleted, and so is a damaged one', async () => {
    await page.evaluate(() => {
      const key = 'teste-nivel-ingles'
      const left = JSON.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, JSON.stringify({ ...left, savedAt: left.savedAt - 7 * 86_400_000 }))
    })
    await page.reload()
    await expect.poll(stored).toBeNull()
    await expect(start).toBeVisible()
    await expect(resume).toHaveCount(0)
    await page.evaluate(() => localStorage.setItem('teste-nivel-ingles', '{"seed":'))
    await page.reload()
    await expect.poll(stored).toBeNull()
    await expect(start).toBeEnabled()
    const left = await page.evaluate(() => Object.keys(localStorage))
    expect(left).toEqual(['teste-nivel-vistas-ingles'])
  })
})

test('every step passes axe and fits a 320 px screen, also without a choice and in a browser that refuses to remember', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem, getItem } = Storage.prototype
    const refuse = (key: string) => {
      if (key.startsWith('teste-nivel')) throw new DOMException('refused', 'SecurityError')
    }
    Storage.prototype.setItem = function (key, value) {
      refuse(key)
      setItem.call(this, key, value)
    }
    Storage.prototype.getItem = function (key) {
      refuse(key)
      return getItem.call(this, key)
    }
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/formulario/alemao')
  const expectFits = async () => expect(await sidewaysScroll(page)).toBe(0)
  await expect(page.getByRole('button', { name: 'Começar o teste' })).toBeEnabled()
  await expectFits()
  await expectAccessible(page)
  const checked = { choice: false, text: false }
  await takeTest(page, 'alemao', upTo('B2'), async ({ text }) => {
    await expectFits()
    if (!checked.choice) {
      await expectChoiceAskedFor(page)
      await expectAccessible(page)
      await options(page).first().check()
      await expect(page.getByRole('alert')).toBeEmpty()
      checked.choice = true
    }
    if (text && !checked.text) {
      await expectAccessible(page)
      checked.text = true
    }
  })
  expect(checked).toEqual({ choice: true, text: true })
  await expect(page.getByRole('heading', { name: /^Nível B2/ })).toBeVisible()
  await expectFits()
  await expectAccessible(page)
})

async function expectChoiceAskedFor(page: Page) {
  await page.getByRole('button', { name: 'Responder' }).click()
  await expect(page.getByRole('alert')).toHaveText('Escolha uma das opções ou toque em “Não sei”.')
  await expect(questionHeading(page, 1)).toBeVisible()
}
