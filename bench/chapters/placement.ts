import { atLeast, atMost, type Figure } from '#bench/table.ts'
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
  const apart = `${who}: too low ${percent(tooLow)}, too high ${percent(tooHigh)}, apart`
  const asked = `${who}: questions, ${questions.toFixed(1)} on average, at most`
  return [
    atLeast(75, '%', `${who}: exact level`, exact * 100),
    atLeast(99.5, '%', `${who}: within one level`, withinOne * 100),
    atMost(5, 'points', apart, Math.abs(tooLow - tooHigh) * 100),
    atMost(mostQuestions, '', asked, placed.mostQuestions),
    atMost(15, '%', `${who}: even learners told that a skill stands out`, judged * 100),
  ]
}

/** One bank is enough: all have the same plan. */
function oddSkillFigures(habit: Habit): Figure[] {
  const found = (oddSkill: number) => place('ingles', { perLevel: 300, habit, oddSkill }).oddFound
  return [
    atLeast(15, '%', `${habit}: a skill one level behind is found`, found(-2) * 100),
    atLeast(40, '%', `${habit}: a skill two levels behind is found`, found(-4) * 100),
  ]
}

function secondRunFigures(habit: Habit): Figure[] {
  const { repeated, exact, withinOne } = place('ingles', { perLevel: 300, habit, again: true })
  const placed = `exact ${percent(exact)}, within one ${percent(withinOne)}`
  return [
    atMost(0, '%', `${habit}, second run (${placed}): questions of the first`, repeated * 100),
  ]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
