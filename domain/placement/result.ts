import { estimate, likeliestLevel, normalPrior } from './ability.ts'
import { type Answer, type Level, levels, type Skill, skills } from './question.ts'

export type Standing = 'strong' | 'steady' | 'weak'

export type SkillReading = { skill: Skill; right: number; asked: number; standing: Standing }

export type Result = {
  level: Level
  near: Level | null
  skills: readonly SkillReading[]
}

const minNeighbourProbability = 0.25

const standsOutFrom = 0.3

export function resultOf(answers: readonly Answer[]): Result {
  const whole = estimate(answers)
  const level = likeliestLevel(whole)
  const at = levels.indexOf(level)
  const neighbours = [levels[at - 1], levels[at + 1]].filter((other) => other !== undefined)
  const near = neighbours.find((other) => whole.likely[other] >= minNeighbourProbability) ?? null
  return { level, near, skills: skills.map((skill) => readSkill(skill, answers, whole.ability)) }
}

/** The few answers of one skill are read in the light of all the others. */
function readSkill(skill: Skill, answers: readonly Answer[], ability: number): SkillReading {
  const own = answers.filter(({ question }) => question.skill === skill)
  const distance = estimate(own, normalPrior(ability, 1)).ability - ability
  const standing =
    distance > standsOutFrom ? 'strong' : distance < -standsOutFrom ? 'weak' : 'steady'
  return { skill, right: own.filter(({ right }) => right).length, asked: own.length, standing }
}
