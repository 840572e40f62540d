import { expect, test } from 'vitest'
import { banks } from '#content/placement/banks.ts'
import { ownTestLanguageIds } from '#domain/languages.ts'
import { estimate } from '#domain/placement/ability.ts'
import type { Answer, Level } from '#domain/placement/question.ts'
import { seededRandom } from '#domain/placement/seeded-random.ts'
import { expectedAPosteriori, type Item } from './published-estimator.ts'
import { takeTest } from './virtual-learners.ts'

/** As decision 6 states them. */
const difficulties: Record<Level, number> = { A1: -4, A2: -2, B1: 0, B2: 2, C1: 4 }
const range = [-4, 6] as const

function publishedEstimate(answers: readonly Answer[], lowerAsymptote: number): number {
  const itemOf = (level: Level): Item => ({
    discrimination: 1,
    difficulty: difficulties[level],
    lowerAsymptote,
    upperAsymptote: 0.97,
  })
  return expectedAPosteriori(
    answers.map(({ question, right }) => ({ item: itemOf(question.level), correct: right })),
    range,
  )
}

test('30 answer sheets get the ability that the published estimator gives them, within 0.05 logit', () => {
  const chance = seededRandom(34)
  let [furthest, lowest, highest] = [0, 9, -9]
  for (let sheet = 0; sheet < 30; sheet += 1) {
    const language = ownTestLanguageIds[sheet % ownTestLanguageIds.length] ?? 'ingles'
    const [knowledge, honesty] = [chance(), chance()]
    const answers = takeTest(banks[language], chance, () =>
      chance() < knowledge ? 'right' : chance() < honesty ? 'skipped' : 'wrong',
    )
    const { ability, guessing } = estimate(answers)
    furthest = Math.max(furthest, Math.abs(ability - publishedEstimate(answers, guessing)))
    lowest = Math.min(lowest, ability)
    highest = Math.max(highest, ability)
  }
  expect(furthest).toBeLessThan(0.05)
  expect([lowest, highest]).toEqual([expect.closeTo(-3.5, 0), expect.closeTo(5.5, 0)])
})

test('the published estimator would show a wrong parameter', () => {
  const chance = seededRandom(5)
  const answers = takeTest(banks.ingles, chance, () => (chance() < 0.6 ? 'right' : 'wrong'))
  const { ability, guessing } = estimate(answers)
  expect(Math.abs(ability - publishedEstimate(answers, guessing))).toBeLessThan(0.05)
  expect(Math.abs(ability - publishedEstimate(answers, 0))).toBeGreaterThan(0.05)
})
