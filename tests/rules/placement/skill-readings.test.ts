import { expect, test } from 'vitest'
import { banks } from '#content/placement/banks.ts'
import { ownTestLanguageIds } from '#domain/languages.ts'
import { levelStart, probabilityOfRight } from '#domain/placement/ability.ts'
import { type Answer, type Skill, skills } from '#domain/placement/question.ts'
import { resultOf, type SkillReading } from '#domain/placement/result.ts'
import { seededRandom } from '#domain/placement/seeded-random.ts'
import { takeTest } from './virtual-learners.ts'

/** A crowd over all levels, one of whose skills lies so many logits (two are a level) off the others. */
function readingsOf(uneven: Skill, distance: number, learners = 80): SkillReading[] {
  const chance = seededRandom(1984 + distance)
  return Array.from({ length: learners }, () => {
    const ability = levelStart.A1 + 8 * chance()
    const answers = takeTest(banks.ingles, chance, ({ skill, level }) => {
      const own = skill === uneven ? ability + distance : ability
      return chance() < probabilityOfRight(own, level)
    })
    return resultOf(answers).skills
  }).flat()
}

const share = (readings: SkillReading[], standing: SkillReading['standing']) =>
  readings.filter((reading) => reading.standing === standing).length / readings.length

test.each(ownTestLanguageIds)('%s: who knows nothing is praised for nothing', (language) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const answers = takeTest(banks[language], seededRandom(seed), () => false)
    const { level, skills: read } = resultOf(answers)
    expect(level).toBe('A1')
    expect(read.map(({ right, standing }) => ({ right, standing }))).toEqual(
      skills.map(() => ({ right: 0, standing: null })),
    )
  }
})

test.each(ownTestLanguageIds)(
  '%s: who knows everything is at the level, with no weakness',
  (language) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { level, skills: read } = resultOf(
        takeTest(banks[language], seededRandom(seed), () => true),
      )
      expect(level).toBe('C1')
      expect(read.map(({ standing }) => standing)).not.toContain('weak')
    }
  },
)

test('a verdict never contradicts the score beside it', () => {
  for (const distance of [-5, -3, 0, 3, 5]) {
    for (const { right, asked, standing } of readingsOf('grammar', distance)) {
      if (right === 0) expect(standing).not.toBe('strong')
      if (right === 0) expect(standing).not.toBe('steady')
      if (right === asked) expect(standing).not.toBe('weak')
      if (standing === 'strong') expect(right / asked).toBeGreaterThan(0.5)
      if (standing === 'weak') expect(right / asked).toBeLessThan(0.5)
      if (asked < 3) expect(standing).toBeNull()
    }
  }
})

test.each(skills)(
  '%s: a skill behind or ahead of the others is told, even ones seldom',
  (skill) => {
    const readings = (distance: number) =>
      readingsOf(skill, distance).filter((reading) => reading.skill === skill)
    const behind = readings(-3)
    expect(share(behind, 'weak')).toBeGreaterThan(0.5)
    expect(share(behind, 'strong')).toBeLessThan(0.05)
    const ahead = readings(3)
    expect(share(ahead, 'strong')).toBeGreaterThan(0.45)
    expect(share(ahead, 'weak')).toBeLessThan(0.05)
    const even = readings(0)
    expect(share(even, 'strong')).toBeLessThan(0.2)
    expect(share(even, 'weak')).toBeLessThan(0.2)
  },
)

test('more right answers to the same questions never make a verdict worse', () => {
  const order = ['weak', null, 'steady', 'strong']
  const asked = takeTest(banks.alemao, seededRandom(3), ({ level }) => level < 'B2')
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
