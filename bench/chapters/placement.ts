import type { Figure } from '#bench/table.ts'
import { banks } from '#content/placement/banks.ts'
import { ownTestLanguageIds } from '#domain/languages.ts'
import { mostQuestions } from '#domain/placement/next-question.ts'
import { placeLearners } from '#tests/rules/placement/virtual-learners.ts'

export const title = 'Level test: 1,000 virtual learners a language, 200 of each level'

export function measure(): Figure[] {
  const measured = ownTestLanguageIds.map((language, index) => ({
    language: language as string,
    ...placeLearners(banks[language], { perLevel: 200, seed: 1984 + index }),
  }))
  const mean = (pick: (one: (typeof measured)[number]) => number) =>
    measured.reduce((sum, one) => sum + pick(one), 0) / measured.length
  const all = {
    language: 'all',
    exact: mean(({ exact }) => exact),
    withinOne: mean(({ withinOne }) => withinOne),
    questions: mean(({ questions }) => questions),
  }
  const uneven = {
    language: 'uneven by skill',
    ...placeLearners(banks.ingles, { perLevel: 400, seed: 1984, unevenness: 0.8 }),
  }
  return [...measured, all, uneven].flatMap(({ language, exact, withinOne, questions }) => [
    { what: `${language}: exact level`, value: exact * 100, limit: 70, atLeast: true, unit: '%' },
    {
      what: `${language}: within one level`,
      value: withinOne * 100,
      limit: 99,
      atLeast: true,
      unit: '%',
    },
    { what: `${language}: mean questions`, value: questions, limit: mostQuestions, unit: '' },
  ])
}
