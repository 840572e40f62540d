import {
  answerOne,
  everything,
  openResult,
  options,
  questionShown,
  takeTest,
  upTo,
} from '#tests/browser/level-test-learner.ts'
import { expect, expectAccessible, open, sidewaysScroll, test } from '#tests/browser/visit.ts'

test('the result can be taken along: WhatsApp, mail, paper', async ({ page }) => {
  await openResult(page, 'ingles', 'B1')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const parts = page.getByRole('region', { name: 'Como você foi em cada parte' })
  await expect(parts.getByRole('listitem')).toHaveText([
    /^Gramática\d de \d/,
    /^Vocabulário\d de \d/,
    /^Leitura\d de \d/,
    /^Uso do idioma\d de \d/,
  ])
  const chat = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect(chat).toHaveAttribute('target', '_blank')
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain('Nível B1: Intermediário')
  await expect(page.getByRole('link', { name: 'Enviar para meu e-mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Teste%20de%20n%C3%ADvel%20de%20ingl%C3%AAs%3A%20B1&body=.*%0D%0A/,
  )
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  const courses = page.getByRole('region', { name: 'Cursos que combinam com este nível' })
  await expect(courses.getByRole('listitem').first()).toContainText('General English')
  await expect(courses.getByRole('heading', { name: 'General English' })).toHaveAttribute(
    'lang',
    'en',
  )
  for (const link of await page.getByRole('link').all()) {
    if ((await link.getAttribute('href'))?.startsWith('mailto:')) continue
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Teste feito em')).toBeVisible()
  await expect(chat).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a reload in the middle keeps the place; a damaged memory begins anew', async ({ page }) => {
  await open(page, '/formulario/frances')
  await page.getByRole('button', { name: 'Começar o teste' }).click()
  for (let count = 0; count < 4; count += 1) await answerOne(page, 'frances', everything)
  await page.getByRole('button', { name: 'Não sei' }).click()
  await expect(page.getByRole('status')).toHaveText('Pergunta 6 de até 20')
  const before = await questionShown(page, 'frances')
  const order = await options(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('value')),
  )

  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Pergunta 6 de até 20')
  expect(await questionShown(page, 'frances')).toEqual(before)
  expect(
    await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(order)

  for (const damage of ['{"seed":', '{"seed":1,"choices":[{"id":"x","chosen":null}]}', '']) {
    await page.evaluate((text) => sessionStorage.setItem('teste-nivel-frances', text), damage)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Começar o teste' })).toBeEnabled()
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
    'teste-nivel-vistas-frances',
  ])
})

test('the whole test by keyboard alone', async ({ page }) => {
  await open(page, '/formulario/espanhol')
  const start = page.getByRole('button', { name: 'Começar o teste' })
  await expect(start).toBeEnabled()
  while (!(await start.evaluate((node) => node === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const result = page.getByRole('heading', { name: /^Nível / })
  for (let number = 1; number <= 20; number += 1) {
    const status = page.getByText(`Pergunta ${number} de até 20`)
    await expect(status.or(result)).toBeVisible()
    if (await result.isVisible()) break
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    const { right } = await questionShown(page, 'espanhol')
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
})

test('an answer without a choice is asked for again', async ({ page }) => {
  await open(page, '/formulario/ingles')
  await page.getByRole('button', { name: 'Começar o teste' }).click()
  await page.getByRole('button', { name: 'Responder' }).click()
  await expect(page.getByRole('alert')).toHaveText('Escolha uma das opções ou toque em “Não sei”.')
  await expect(page.getByRole('status')).toHaveText('Pergunta 1 de até 20')
  await expectAccessible(page)
  await options(page).first().check()
  await expect(page.getByRole('alert')).toBeEmpty()
})

test('every step passes axe and fits a 320 px screen, also in a browser that refuses to remember', async ({
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
  const seen = new Set<string>()
  await takeTest(page, 'alemao', upTo('B2'), async ({ skill }) => {
    await expectFits()
    if (!seen.has(skill)) await expectAccessible(page)
    seen.add(skill)
  })
  expect(seen.size).toBe(4)
  await expect(page.getByRole('heading', { name: /^Nível B2/ })).toBeVisible()
  await expectFits()
  await expectAccessible(page)
})
