import type { Page } from '@playwright/test'
import {
  answerOne,
  everything,
  options,
  questionShown,
  takeTest,
  upTo,
} from '#tests/browser/level-test-learner.ts'
import { expect, expectAccessible, open, sidewaysScroll, test } from '#tests/browser/visit.ts'

test('who knows everything reaches C1 by keyboard alone, finds the place again after a reload, and nothing leaves the browser', async ({
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
    const status = page.getByText(`Pergunta ${number} de até 20`)
    await expect(status.or(result)).toBeVisible()
    if (await result.isVisible()) break
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
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
  await expect(page.getByText('não substitui um certificado')).toBeVisible()

  await test.step('the next time other questions are asked', async () => {
    await page.getByRole('button', { name: 'Refazer o teste' }).click()
    await expect(page.getByRole('heading', { name: 'Teste de nível de inglês' })).toBeFocused()
    await start.click()
    for (let number = 1; number <= 5; number += 1) {
      await expect(page.getByText(`Pergunta ${number} de até 20`)).toBeVisible()
      expect(seen).not.toContain((await questionShown(page, 'ingles')).id)
      if (number < 5) await answerOne(page, 'ingles', everything)
      else await page.getByRole('button', { name: 'Não sei' }).click()
    }
    const origin = new URL(page.url()).origin
    expect(asked.filter((one) => !one.startsWith(`GET ${origin}/assets/`))).toEqual([])
  })

  await test.step('a reload in the middle keeps the place', async () => {
    const place = async () => ({
      question: await questionShown(page, 'ingles'),
      order: await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    })
    await expect(page.getByRole('status')).toHaveText('Pergunta 6 de até 20')
    const before = await place()
    await page.reload()
    await expect(page.getByRole('status')).toHaveText('Pergunta 6 de até 20')
    expect(await place()).toEqual(before)
  })

  await test.step('a damaged memory begins anew', async () => {
    await page.evaluate(() => sessionStorage.setItem('teste-nivel-ingles', '{"seed":'))
    await page.reload()
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
  await expect(page.getByRole('status')).toHaveText('Pergunta 1 de até 20')
}
