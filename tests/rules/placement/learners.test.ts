import { expect, test } from 'vitest'
import { banks } from '#content/placement/banks.ts'
import { estimate, likeliestLevel } from '#domain/placement/ability.ts'
import { fewestQuestions, mostQuestions, sureEnough } from '#domain/placement/next-question.ts'
import { type Answer, levels, skills } from '#domain/placement/question.ts'
import { seededRandom, shuffle } from '#domain/placement/seeded-random.ts'
import { type Placements, placeLearners, placementsOf } from './placements.ts'
import {
  type Habit,
  habits,
  ifKnown,
  takeAsBeginners,
  takeTest,
  takeTests,
} from './virtual-learners.ts'

/** Enough to tell good scoring from bad, with seeds near the mean; `npm run bench -- placement` uses thousands. */
const perLevel = 15

/** Taken once for the tests that look at them. */
const ofBothHabits = takeTests(banks.ingles, { perLevel, seed: 6, habit: 'both' })

const isGood = ({ exact, withinOne, mostQuestions: most }: Placements) =>
  exact >= 0.68 && withinOne >= 0.98 && most <= mostQuestions

// All banks have the same shape (banks.test.ts), and the words do not matter here: one bank represents them all.
test.each(Object.keys(habits) as Habit[])(
  'learners of known level are placed, and as often too low as too high: %s',
  (habit) => {
    const crowd = { perLevel, seed: 6, habit }
    const tests = habit === 'both' ? ofBothHabits : takeTests(banks.ingles, crowd)
    const placed = placementsOf(tests, crowd)
    expect(placed).toSatisfy(isGood)
    expect(Math.abs(placed.tooLow - placed.tooHigh)).toBeLessThan(0.12)
  },
)

test('learners whose skills are uneven are placed as well', () => {
  const placed = placeLearners(banks.ingles, { perLevel, seed: 11, unevenness: 1 })
  expect(placed.exact).toBeGreaterThan(0.6)
  expect(placed.withinOne).toBeGreaterThan(0.97)
})

test('a second run places learners as well', () => {
  const crowd = { perLevel, seed: 4, before: 'the same person' } as const
  expect(placeLearners(banks.frances, crowd)).toSatisfy(isGood)
})

test.each(["says 'Não sei' to everything", 'answers everything wrong'] as const)(
  'who knows nothing is soon done, also as the second person on the same browser: %s',
  (habit) => {
    for (const answers of takeAsBeginners({
      bank: banks.ingles,
      count: 20,
      seed: 3,
      habit,
    }).flat()) {
      expect(likeliestLevel(estimate(answers))).toBe('A1')
      expect(answers.length).toBeLessThanOrEqual(10)
      const asked = answers.map(({ question }) => question.level)
      expect(asked.filter((level) => level === 'A1').length).toBeGreaterThanOrEqual(3)
      expect(asked.slice(1).filter((level) => level > 'A2')).toEqual([])
    }
  },
)

test('questions return when a level has fewer than six unseen ones, longest ago first', () => {
  const ids = banks.ingles.filter(({ level }) => level === 'A1').map(({ id }) => id)
  const askedOfA1 = (seen: string[]) => {
    const answers = takeTest(banks.ingles, seededRandom(5), () => 'wrong', { seen })
    return answers.map(({ question }) => question.id).filter((id) => ids.includes(id))
  }
  const [first] = askedOfA1(ids.slice(0, 6))
  expect(ids.slice(6)).toContain(first)
  // All were seen: with each question asked, the next oldest joins the six that are back.
  const asked = askedOfA1(ids)
  expect(asked.length).toBeGreaterThanOrEqual(3)
  for (const [at, id] of asked.entries()) expect(ids.slice(0, 6 + at)).toContain(id)
})

test('a bank that is wrong about its levels would be found out', () => {
  const truth = banks.ingles
  const mixed = shuffle(
    truth.map(({ level }) => level),
    seededRandom(1984),
  )
  const lying = truth.map((question, index) => ({ ...question, level: mixed[index] ?? 'A1' }))
  const placed = placeLearners(lying, { perLevel, seed: 1, truth })
  expect(placed).not.toSatisfy(isGood)
  expect(placed.exact).toBeLessThan(0.5)
})

test('at every level a test may end early, as its start says, not only at the ends of the scale', () => {
  for (const level of levels) {
    const lengths = ofBothHabits
      .filter((one) => one.level === level)
      .map(({ answers }) => answers.length)
    const early = lengths.filter((length) => length < mostQuestions)
    expect(early.length / lengths.length, `${level}: ${lengths}`).toBeGreaterThan(0.2)
  }
})

test('who answers at random is not placed high', () => {
  const chance = seededRandom(42)
  const placed = Array.from({ length: 50 }, () =>
    likeliestLevel(
      estimate(
        takeTest(
          banks.frances,
          chance,
          ifKnown(() => chance() < 0.25),
        ),
      ),
    ),
  )
  expect(placed.filter((level) => level === 'A1').length).toBeGreaterThan(46)
  expect(placed.filter((level) => level === 'B2' || level === 'C1')).toEqual([])
})

test.each(levels)('who knows everything up to %s and nothing above is placed there', (level) => {
  const known = (other: (typeof levels)[number]) => levels.indexOf(other) <= levels.indexOf(level)
  for (const otherwise of ['wrong', 'skipped'] as const) {
    for (let seed = 0; seed < 3; seed += 1) {
      const responds = ifKnown((question) => known(question.level), otherwise)
      const answers = takeTest(banks.alemao, seededRandom(seed), responds)
      expect(likeliestLevel(estimate(answers))).toBe(level)
    }
  }
})

test('a test has 8 to 20 questions, none twice, starts in the middle, mixes the skills and ends when a level is certain enough', () => {
  const chance = seededRandom(7)
  const firstAsked = new Set<string>()
  for (let learner = 0; learner < 40; learner += 1) {
    const luck = chance()
    const answers = takeTest(
      banks.espanhol,
      chance,
      ifKnown(() => chance() < luck),
    )
    const asked = answers.map((one) => one.question)
    expect(asked.length).toBeGreaterThanOrEqual(fewestQuestions)
    expect(asked.length).toBeLessThanOrEqual(mostQuestions)
    const isCertain = (some: readonly Answer[]) => certainty(some) >= sureEnough(some.length)
    if (asked.length < mostQuestions) expect(isCertain(answers)).toBe(true)
    if (asked.length > fewestQuestions) expect(isCertain(answers.slice(0, -1))).toBe(false)
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked[0]?.level).toBe('B1')
    firstAsked.add(asked[0]?.id ?? '')
    for (const skill of skills) {
      expect(asked.filter((question) => question.skill === skill).length).toBeGreaterThan(1)
    }
    const steps = asked.map(({ level }) => levels.indexOf(level))
    const widest = steps.slice(1).map((step, at) => Math.abs(step - (steps[at] ?? step)))
    expect(Math.max(...widest.slice(0, 8))).toBeLessThanOrEqual(1)
  }
  expect(firstAsked.size).toBeGreaterThan(8)
})

function certainty(answers: readonly Answer[]): number {
  return Math.max(...Object.values(estimate(answers).likely))
}
