import { expect, test } from 'vitest'
import { banks } from '#content/placement/banks.ts'
import { levelStart } from '#domain/placement/ability.ts'
import { type Answer, type Level, levels, skills } from '#domain/placement/question.ts'
import { resultOf, type SkillReading } from '#domain/placement/result.ts'
import { seededRandom } from '#domain/placement/seeded-random.ts'
import { placeLearners } from './placements.ts'
import { type Habit, habits, ifKnown, takeTest } from './virtual-learners.ts'

test('who knows nothing is praised for nothing', () => {
  for (const otherwise of ['wrong', 'skipped'] as const) {
    for (let seed = 0; seed < 5; seed += 1) {
      const nothing = ifKnown(() => false, otherwise)
      const result = resultOf(takeTest(banks.frances, seededRandom(seed), nothing))
      expect(result).toMatchObject({ level: 'A1', startingPoint: true })
      expect(result.skills.map(({ right, standing }) => ({ right, standing }))).toEqual(
        skills.map(() => ({ right: 0, standing: null })),
      )
    }
  }
})

test('who knows everything is at the top, with no weakness', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const answers = takeTest(banks.espanhol, seededRandom(seed), () => 'right')
    const { level, skills: read } = resultOf(answers)
    expect(level).toBe('C1')
    expect(read.map(({ standing }) => standing)).not.toContain('weak')
  }
})

const share = ({ right, asked }: SkillReading) => right / asked

test('what is said of a skill never contradicts the scores', () => {
  const chance = seededRandom(1984)
  for (let learner = 0; learner < 50; learner += 1) {
    const known = new Map(skills.map((skill) => [skill, levelOf(chance)]))
    const answers = takeTest(
      banks.ingles,
      chance,
      ifKnown(({ skill, level }) => {
        const top = levelStart[known.get(skill) ?? 'B1'] + 1
        return chance() < 1 / (1 + Math.exp(levelStart[level] - top))
      }),
    )
    const readings = resultOf(answers).skills
    for (const reading of readings) {
      const others = readings.filter((other) => other !== reading)
      if (reading.standing === 'weak') {
        for (const other of others) expect(share(other)).toBeGreaterThan(share(reading))
      }
      if (reading.standing === 'strong') {
        for (const other of others) expect(share(other)).toBeLessThan(share(reading))
      }
      if (reading.asked < 3) expect(reading.standing).toBeNull()
    }
  }
})

function levelOf(chance: () => number): Level {
  return levels[Math.floor(chance() * levels.length)] ?? 'B1'
}

test.each(Object.keys(habits) as Habit[])(
  'of those who learn evenly few are told that a skill stands out: %s',
  (habit) => {
    const even = placeLearners(banks.ingles, { perLevel: 8, seed: 34, habit })
    expect(even.judged).toBeLessThanOrEqual(0.18)
  },
)

test('a skill behind is found, and one far behind more often', () => {
  const crowd = { perLevel: 8, seed: 34 }
  const behind = placeLearners(banks.ingles, { ...crowd, oddSkill: -2 })
  expect(behind.oddFound).toBeGreaterThan(0.12)
  const farBehind = placeLearners(banks.ingles, { ...crowd, oddSkill: -4 })
  expect(farBehind.oddFound).toBeGreaterThan(behind.oddFound)
})

test('more right answers to the same questions never make a verdict worse', () => {
  const order = ['weak', null, 'strong']
  const asked = takeTest(
    banks.alemao,
    seededRandom(3),
    ifKnown(({ level }) => level < 'B2'),
  )
  const reading = asked.filter(({ question }) => question.skill === 'reading')
  const verdicts = Array.from({ length: reading.length + 1 }, (_, count) => {
    const known = new Set(reading.slice(0, count))
    const answers: Answer[] = asked.map((answer) =>
      answer.question.skill === 'reading' ? { ...answer, right: known.has(answer) } : answer,
    )
    const own = resultOf(answers).skills.find(({ skill }) => skill === 'reading')
    return order.indexOf(own?.standing ?? (null as never))
  })
  expect(verdicts).toEqual(verdicts.toSorted((a, b) => a - b))
})
