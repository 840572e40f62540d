import { expect, test } from 'vitest'
import { banks } from '#content/placement/banks.ts'
import { estimate, guessingOf, information, levelAt } from '#domain/placement/ability.ts'
import { type Answer, type Level, levels } from '#domain/placement/question.ts'
import { resultOf } from '#domain/placement/result.ts'

const answers = (right: boolean, ...wanted: Level[]): Answer[] =>
  wanted.flatMap((level) => {
    const question = banks.ingles.find((one) => one.level === level)
    return question ? [{ question, right, skipped: false }] : []
  })

const skipped = (...wanted: Level[]): Answer[] =>
  answers(false, ...wanted).map((answer) => ({ ...answer, skipped: true }))

test('before the first answer every level is open', () => {
  const { ability, uncertainty, likely } = estimate([])
  expect(ability).toBeCloseTo(1)
  expect(uncertainty).toBeGreaterThan(2.8)
  expect(Object.values(likely).reduce((sum, share) => sum + share)).toBeCloseTo(1)
  for (const level of levels) expect(likely[level]).toBeCloseTo(0.2)
})

test('a right answer raises the estimate, a wrong one lowers it, and both make it surer', () => {
  const open = estimate([])
  const right = estimate(answers(true, 'B1'))
  const wrong = estimate(answers(false, 'B1'))
  expect(right.ability).toBeGreaterThan(open.ability)
  expect(wrong.ability).toBeLessThan(open.ability)
  expect(right.uncertainty).toBeLessThan(open.uncertainty)
  expect(wrong.uncertainty).toBeLessThan(open.uncertainty)
})

test('a lucky guess far above is worth little', () => {
  const beginner = answers(false, 'A2', 'A2', 'A2', 'B1')
  const lucky = [...beginner, ...answers(true, 'C1')]
  expect(estimate(lucky).ability - estimate(beginner).ability).toBeLessThan(0.5)
})

test('an ability belongs to the highest level that it reaches', () => {
  expect(levelAt(2)).toBe('B2')
  expect(levelAt(1.99)).toBe('B1')
  expect(levelAt(-30)).toBe('A1')
})

test('a question tells most about those near its level', () => {
  for (const guessing of [0, 0.25]) {
    const best = information(2.3, 'B2', guessing)
    expect(best).toBeGreaterThan(information(2.3, 'B1', guessing))
    expect(best).toBeGreaterThan(information(2.3, 'C1', guessing))
  }
})

test("'Não sei' costs the point and nothing more: what else was right counts in full", () => {
  const known = answers(true, 'A2', 'A2', 'B1', 'B1', 'B1', 'B2')
  const guesser = [...known, ...answers(false, 'B1', 'B2', 'B2', 'B2', 'B2')]
  const honest = [...known, ...skipped('B1', 'B2', 'B2', 'B2', 'B2')]
  expect(guessingOf(guesser)).toBeGreaterThan(0.2)
  expect(guessingOf(honest)).toBeLessThan(0.06)
  expect(estimate(honest).ability).toBeGreaterThan(estimate(guesser).ability)
  expect(guessingOf([...guesser, ...honest])).toBeGreaterThan(guessingOf(honest))
})

test('the result names a neighbour that the answers do not rule out', () => {
  const sure = answers(true, 'A1', 'A2', 'A2', 'A2', 'B1', 'B1', 'B1', 'B1', 'B1', 'B1')
  const above = answers(false, 'B2', 'B2', 'B2', 'B2', 'B2', 'B2')
  expect(resultOf([...sure, ...above])).toMatchObject({ level: 'B1', near: null })
  const half = [...answers(true, 'B2', 'B2', 'B2'), ...answers(false, 'B2', 'B2')]
  expect(resultOf([...sure, ...half])).toMatchObject({ level: 'B2', near: 'B1' })
})

test('a skill that stands out from the others is named, and nothing is said of the others', () => {
  const asked = banks.ingles.filter(({ level }) => level === 'A2' || level === 'B1')
  const { skills } = resultOf(
    asked.map((question) => ({
      question,
      right: question.skill !== 'grammar' && question.level === 'A2',
      skipped: false,
    })),
  )
  expect(skills).toEqual([
    { skill: 'grammar', right: 0, asked: 6, standing: 'weak' },
    { skill: 'vocabulary', right: 3, asked: 6, standing: null },
    { skill: 'reading', right: 3, asked: 6, standing: null },
    { skill: 'use', right: 3, asked: 6, standing: null },
  ])
})

test('with no more right answers than luck gives, a learner is at the starting point', () => {
  const levelsAsked = ['B1', 'A2', 'A2', 'A1', 'A1', 'A1'] as const
  const wrong = answers(false, ...levelsAsked)
  const beginner = { level: 'A1', startingPoint: true, near: null }
  expect(resultOf(wrong)).toMatchObject(beginner)
  expect(resultOf([...wrong, ...answers(true, 'A1', 'A1')])).toMatchObject(beginner)
  expect(resultOf([...wrong, ...answers(true, 'A1', 'A1', 'A1')]).startingPoint).toBe(false)
  // A learner who says 'Não sei' does not guess: two right answers are knowledge.
  const unknown = skipped(...levelsAsked)
  expect(resultOf([...unknown, ...answers(true, 'A1')])).toMatchObject(beginner)
  expect(resultOf([...unknown, ...answers(true, 'A1', 'A1')]).startingPoint).toBe(false)
})
