import type { LanguageId } from '#domain/languages.ts'
import {
  levelStart,
  levelWidth,
  luckyGuess,
  probabilityOfRight,
} from '#domain/placement/ability.ts'
import { type Level, levels, type Question } from '#domain/placement/question.ts'
import type { Counts } from './statistics.ts'
import { detailsOf } from './summary.ts'

const fewestAnswers = 20
const tolerated = 0.25

export type OddQuestion = {
  language: LanguageId
  id: string
  /** The result of those who answered. */
  result: Level
  answers: number
  share: number
  expected: number
}

/** Questions whose answers differ from what learners with that result should give, the oddest first. */
export function oddQuestions(
  counts: Counts,
  find: (language: LanguageId, id: string) => Pick<Question, 'level'> | undefined,
): OddQuestion[] {
  const answered = Map.groupBy(detailsOf(counts, 'pergunta'), ({ details }) =>
    details.slice(0, 3).join(' '),
  )
  return [...answered]
    .flatMap(([name, parts]) => {
      const [language, result, id = ''] = name.split(' ') as [LanguageId, Level, string]
      const question = find(language, id)
      const answers = parts.reduce((sum, { times }) => sum + times, 0)
      const right = parts.find(({ details }) => details[3] === 'certa')?.times ?? 0
      if (!question || answers < fewestAnswers || !levels.includes(result)) return []
      const middle = levelStart[result] + levelWidth / 2
      const expected = probabilityOfRight(middle, question.level, luckyGuess)
      return [{ language, id, result, answers, share: right / answers, expected }]
    })
    .filter(({ share, expected }) => Math.abs(share - expected) > tolerated)
    .sort((a, b) => Math.abs(b.share - b.expected) - Math.abs(a.share - a.expected))
}
