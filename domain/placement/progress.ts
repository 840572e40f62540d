import * as v from 'valibot'
import { nextQuestion } from './next-question.ts'
import type { Answer, Bank, Question } from './question.ts'
import { mixSeeds, seededRandom, shuffle } from './seeded-random.ts'

export type Progress = {
  seed: number
  choices: readonly Choice[]
  /** The questions of earlier runs: see seen-questions.ts. */
  seen: readonly string[]
}

export type Choice = { id: string; chosen: string | null }

export function answersOf(bank: Bank, { choices }: Pick<Progress, 'choices'>): Answer[] {
  return choices.flatMap(({ id, chosen }) => {
    const question = bank.find((one) => one.id === id)
    return question
      ? [{ question, right: chosen === question.right, skipped: chosen === null }]
      : []
  })
}

export function optionsOf({ id, right, wrong }: Question, seed: number): string[] {
  const own = [...id].reduce((sum, sign) => mixSeeds(sum, sign.charCodeAt(0)), seed)
  return shuffle([right, ...wrong], seededRandom(own))
}

export function writeProgress(progress: Progress): string {
  return JSON.stringify(progress)
}

const progressSchema = v.object({
  seed: v.pipe(v.number(), v.safeInteger()),
  choices: v.array(v.object({ id: v.string(), chosen: v.nullable(v.string()) })),
  seen: v.array(v.string()),
})

export const unfinishedKeptDays = 7

/** An unfinished test, stored to be continued another day. */
export function writeUnfinished(progress: Progress, now: number): string {
  return JSON.stringify({ ...progress, savedAt: now })
}

const savedSchema = v.object({ savedAt: v.number() })

/** Null for anything that cannot be continued: too old, finished, without an answer, or no progress at all. */
export function readUnfinished(text: string | null, bank: Bank, now: number): Progress | null {
  const { success, output } = v.safeParse(savedSchema, parsed(text))
  if (!success || now - output.savedAt >= unfinishedKeptDays * 86_400_000) return null
  const progress = readProgress(text, bank)
  return progress?.choices.length && !isFinished(bank, progress) ? progress : null
}

export function isFinished(bank: Bank, progress: Progress): boolean {
  return nextQuestion(bank, answersOf(bank, progress), progress) === null
}

/** Null for anything this bank cannot have produced: damaged, written by hand, or from an older bank. */
export function readProgress(text: string | null, bank: Bank): Progress | null {
  const { success, output } = v.safeParse(progressSchema, parsed(text))
  return success && isPossible(bank, output) ? output : null
}

function isPossible(bank: Bank, progress: Progress): boolean {
  const answers = answersOf(bank, progress)
  return progress.choices.every(({ id, chosen }, step) => {
    const question = nextQuestion(bank, answers.slice(0, step), progress)
    if (question?.id !== id) return false
    return chosen === null || chosen === question.right || question.wrong.includes(chosen)
  })
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
