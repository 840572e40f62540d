import { estimate, levelStart, levelWidth, likeliestLevel, probabilityOfRight } from './ability.ts'
import { type Answer, type Level, levels, type Skill, skills } from './question.ts'

export type Standing = 'strong' | 'steady' | 'weak'

export type SkillReading = {
  skill: Skill
  right: number
  asked: number
  /** Null if there are too few answers, or all are the same, so that nothing can be said. */
  standing: Standing | null
}

export type Result = {
  level: Level
  near: Level | null
  skills: readonly SkillReading[]
}

const minNeighbourProbability = 0.25

const fewestToJudge = 3

export function resultOf(answers: readonly Answer[]): Result {
  const whole = estimate(answers)
  const level = likeliestLevel(whole)
  const at = levels.indexOf(level)
  const neighbours = [levels[at - 1], levels[at + 1]].filter((other) => other !== undefined)
  const near = neighbours.find((other) => whole.likely[other] >= minNeighbourProbability) ?? null
  const start = levelStart[level]
  const ability = Math.min(Math.max(whole.ability, start), start + levelWidth)
  const parts = skills.map((skill) => readSkill(skill, answers, ability))
  const nothingKnown = parts.every(({ right }) => right === 0)
  return {
    level,
    near,
    skills: nothingKnown ? parts.map((part) => ({ ...part, standing: null })) : parts,
  }
}

function readSkill(skill: Skill, answers: readonly Answer[], ability: number): SkillReading {
  const own = answers.filter(({ question }) => question.skill === skill)
  const right = own.filter((answer) => answer.right).length
  return { skill, right, asked: own.length, standing: standingOf(own, right, ability) }
}

/**
 * A skill is strong or weak if it differs from what the level expects by more than chance, and if
 * the score shows it: half of the answers right is neither.
 */
function standingOf(own: readonly Answer[], right: number, ability: number): Standing | null {
  if (own.length < fewestToJudge) return null
  const probabilities = own.map(({ question }) => probabilityOfRight(ability, question.level))
  const expected = sum(probabilities)
  const deviation = Math.sqrt(sum(probabilities.map((p) => p * (1 - p))))
  const half = own.length / 2
  if (right > Math.max(expected + deviation, half)) return 'strong'
  if (right < Math.min(expected - deviation, half)) return 'weak'
  return right === 0 ? null : 'steady'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
