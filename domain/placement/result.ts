import { around, estimate, likeliestLevel } from './ability.ts'
import { type Answer, type Level, levels, type Skill, skills } from './question.ts'

export type Standing = 'strong' | 'steady' | 'weak'

export type SkillReading = { skill: Skill; right: number; asked: number; standing: Standing }

export type Result = {
  level: Level
  /** The neighbouring level that the answers do not rule out. */
  near: Level | null
  skills: readonly SkillReading[]
}

/** A neighbour this likely is worth a word. */
const worthAWord = 0.25

/** A skill stands out from this distance to the whole, in logits; about one answer in four. */
const standsOut = 0.3

export function resultOf(answers: readonly Answer[]): Result {
  const whole = estimate(answers)
  const level = likeliestLevel(whole)
  const at = levels.indexOf(level)
  const neighbours = [levels[at - 1], levels[at + 1]].filter((other) => other !== undefined)
  const near = neighbours.find((other) => whole.likely[other] >= worthAWord) ?? null
  return { level, near, skills: skills.map((skill) => readSkill(skill, answers, whole.ability)) }
}

/** The few answers of one skill are read in the light of all the others. */
function readSkill(skill: Skill, answers: readonly Answer[], ability: number): SkillReading {
  const own = answers.filter(({ question }) => question.skill === skill)
  const distance = estimate(own, around(ability, 1)).ability - ability
  const standing = distance > standsOut ? 'strong' : distance < -standsOut ? 'weak' : 'steady'
  return { skill, right: own.filter(({ right }) => right).length, asked: own.length, standing }
}
