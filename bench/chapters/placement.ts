import type { Figure } from '#bench/table.ts'
import { banks } from '#content/placement/banks.ts'
import { type OwnTestLanguageId, ownTestLanguageIds } from '#domain/languages.ts'
import { mostQuestions } from '#domain/placement/next-question.ts'
import {
  type Crowd,
  type Habit,
  habits,
  placeLearners,
} from '#tests/rules/placement/virtual-learners.ts'

export const title =
  'Level test: 1,000 virtual learners of each level for each language and habit; 300 for single skills and second runs'

export function measure(): Figure[] {
  const allHabits = Object.keys(habits) as Habit[]
  return [
    ...ownTestLanguageIds.flatMap((language) =>
      allHabits.flatMap((habit) => placementFigures(language, habit)),
    ),
    ...allHabits.flatMap(oddSkillFigures),
    ...allHabits.flatMap(secondRunFigures),
  ]
}

function place(language: OwnTestLanguageId, crowd: Omit<Crowd, 'seed'>) {
  const seed = 1984 + ownTestLanguageIds.indexOf(language)
  return placeLearners(banks[language], { seed, ...crowd })
}

function placementFigures(language: OwnTestLanguageId, habit: Habit): Figure[] {
  const who = `${language}, ${habit}`
  const placed = place(language, { perLevel: 1000, habit })
  const { exact, withinOne, tooLow, tooHigh, questions, judged } = placed
  return [
    { what: `${who}: exact level`, value: exact * 100, limit: 75, atLeast: true, unit: '%' },
    {
      what: `${who}: within one level`,
      value: withinOne * 100,
      limit: 99.5,
      atLeast: true,
      unit: '%',
    },
    {
      what: `${who}: too low ${percent(tooLow)}, too high ${percent(tooHigh)}, apart`,
      value: Math.abs(tooLow - tooHigh) * 100,
      limit: 5,
      unit: 'points',
    },
    {
      what: `${who}: questions, ${questions.toFixed(1)} on average, at most`,
      value: placed.mostQuestions,
      limit: mostQuestions,
      unit: '',
    },
    {
      what: `${who}: even learners told that a skill stands out`,
      value: judged * 100,
      limit: 15,
      unit: '%',
    },
  ]
}

/** One bank is enough: all have the same plan. */
function oddSkillFigures(habit: Habit): Figure[] {
  const found = (oddSkill: number) => place('ingles', { perLevel: 300, habit, oddSkill }).oddFound
  return [
    {
      what: `${habit}: a skill one level behind is found`,
      value: found(-2) * 100,
      limit: 15,
      atLeast: true,
      unit: '%',
    },
    {
      what: `${habit}: a skill two levels behind is found`,
      value: found(-4) * 100,
      limit: 40,
      atLeast: true,
      unit: '%',
    },
  ]
}

function secondRunFigures(habit: Habit): Figure[] {
  const { repeated, exact, withinOne } = place('ingles', { perLevel: 300, habit, again: true })
  return [
    {
      what: `${habit}, second run (exact ${percent(exact)}, within one ${percent(withinOne)}): questions of the first`,
      value: repeated * 100,
      limit: 0,
      unit: '%',
    },
  ]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
