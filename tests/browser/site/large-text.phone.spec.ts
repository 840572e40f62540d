import { ownTestLanguageIds } from '#domain/languages.ts'
import { doubleText, misfits } from '#tests/browser/large-text.ts'
import {
  answerOne,
  everything,
  openResult,
  questionHeading,
  rememberResult,
} from '#tests/browser/level-test-learner.ts'
import { allowConsoleErrors, expect, open, phone, test } from '#tests/browser/school-site.ts'

test.use(phone)

test('with text of 200 % a gallery, the menu, the popup, the level test and the login fit a phone', async ({
  page,
  school: { ids },
  consoleErrors,
}) => {
  for (const path of [
    `/galeria-evento/${ids.festa}`,
    `/galeria-evento/${ids.upcoming}`,
    '/familias/galeria/nada',
    '/admin/login',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await doubleText(page)
      expect(await misfits(page)).toEqual([])
    })
  }
  allowConsoleErrors(consoleErrors, /status of 404/)

  await test.step('the level test in each language: result, start and questions', async () => {
    for (const language of ownTestLanguageIds) {
      await openResult(page, language, 'B1')
      await doubleText(page)
      expect(await misfits(page), `${language}, result`).toEqual([])
      await page.getByRole('button', { name: 'Refazer o teste' }).click()
      const start = page.getByRole('button', { name: 'Começar o teste' })
      await expect(start).toBeVisible()
      expect(await misfits(page), `${language}, start`).toEqual([])
      await start.click()
      for (let number = 1; number <= 8; number += 1) {
        await expect(questionHeading(page, number)).toBeVisible()
        expect(await misfits(page), `${language}, question ${number}`).toEqual([])
        // The eighth answer may end the test.
        if (number < 8) await answerOne(page, language, everything)
      }
    }
  })

  await test.step('the level test: one that was left, and the end for beginners', async () => {
    await rememberResult(page, 'ingles', 'B1', 5)
    await rememberResult(page, 'espanhol', null)
    for (const [language, name] of [
      ['ingles', 'Há um teste parado'],
      ['espanhol', 'Ponto de partida'],
    ]) {
      await open(page, `/formulario/${language}`)
      await expect(page.getByRole('heading', { name })).toBeVisible()
      await doubleText(page)
      expect(await misfits(page)).toEqual([])
    }
  })

  await test.step('the menu', async () => {
    await open(page, '/contato')
    await doubleText(page)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    expect(await misfits(page)).toEqual([])
    const close = page.getByRole('button', { name: 'Fechar menu' })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
  })

  await test.step('the popup leaves half of the screen, and its close button is whole', async () => {
    const popup = page.getByRole('dialog', { name: 'Podemos ajudar?' })
    await expect(popup).toBeVisible()
    const height = await popup.evaluate((node) => node.getBoundingClientRect().height)
    expect(height).toBeLessThanOrEqual(phone.viewport.height / 2)
    await expect(popup.getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 })
    expect(await misfits(page)).toEqual([])
  })
})
