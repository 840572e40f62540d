import type { FrameLocator, Page } from '@playwright/test'
import { banks } from '#content/placement/banks.ts'
import type { OwnTestLanguageId } from '#domain/languages.ts'
import { nextQuestion } from '#domain/placement/next-question.ts'
import {
  answersOf,
  type Progress,
  writeProgress,
  writeUnfinished,
} from '#domain/placement/progress.ts'
import { type Level, levels, type Question } from '#domain/placement/question.ts'
import { expect, open } from './visit.ts'

type Place = Page | FrameLocator

export type Knows = (question: Question) => boolean

export const everything: Knows = () => true

export const upTo =
  (level: Level): Knows =>
  (question) =>
    levels.indexOf(question.level) <= levels.indexOf(level)

/** Gets the focus with each question, and says how far the test is. */
export const questionHeading = (place: Place, number: number) =>
  place.getByRole('heading', { name: `Pergunta ${number} de até 20.` })

export const options = (place: Place) => place.getByRole('radio')

/** The question on the screen, found in its bank by its options. */
export async function questionShown(place: Place, language: OwnTestLanguageId): Promise<Question> {
  const shown = await options(place).evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  )
  const question = banks[language].find(({ right, wrong }) =>
    [right, ...wrong].every((option) => shown.includes(option)),
  )
  if (!question || shown.length !== 4) throw new Error(`no question has ${shown.join(' | ')}`)
  return question
}

export async function answerOne(
  place: Place,
  language: OwnTestLanguageId,
  knows: Knows,
): Promise<void> {
  const question = await questionShown(place, language)
  const chosen = knows(question) ? question.right : question.wrong[0]
  await place.getByRole('radio', { name: chosen, exact: true }).check()
  await place.getByRole('button', { name: 'Responder' }).click()
}

/** Takes the test from the start to the result; returns how many questions there were. */
export async function takeTest(
  place: Place,
  language: OwnTestLanguageId,
  knows: Knows,
  onQuestion: (question: Question) => Promise<void> = async () => {},
): Promise<number> {
  await place.getByRole('button', { name: 'Começar o teste' }).click()
  for (let number = 1; ; number += 1) {
    const result = place.getByRole('heading', { name: /^Nível / })
    await expect(questionHeading(place, number).or(result)).toBeVisible()
    if (await result.isVisible()) return number - 1
    await onQuestion(await questionShown(place, language))
    await answerOne(place, language, knows)
  }
}

/** Opens the result of a learner who knows everything up to a level, or nothing, as a reload would. */
export async function openResult(page: Page, language: OwnTestLanguageId, level: Level | null) {
  await rememberResult(page, language, level)
  await open(page, `/formulario/${language}`)
  const name = level ? `Nível ${level}` : 'Ponto de partida'
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/**
 * As if a learner who knows everything up to a level, or nothing, had just taken the test in this tab, or had left it
 * before its last questions; returns how many were answered.
 */
export async function rememberResult(
  page: Page,
  language: OwnTestLanguageId,
  level: Level | null,
  unanswered = 0,
): Promise<number> {
  const bank = banks[language]
  let progress: Progress = { seed: 7, choices: [], seen: [] }
  for (;;) {
    const question = nextQuestion(bank, answersOf(bank, progress), progress)
    if (!question) break
    const chosen = level && upTo(level)(question) ? question.right : question.wrong[0]
    progress = { ...progress, choices: [...progress.choices, { id: question.id, chosen }] }
  }
  const choices = progress.choices.slice(0, progress.choices.length - unanswered)
  // The lightest address of the site.
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
  await page.evaluate(([area, key, text]) => window[area].setItem(key, text), [
    unanswered > 0 ? 'localStorage' : 'sessionStorage',
    `teste-nivel-${language}`,
    unanswered > 0
      ? writeUnfinished({ ...progress, choices }, Date.now())
      : writeProgress({ ...progress, choices }),
  ] as const)
  return choices.length
}
