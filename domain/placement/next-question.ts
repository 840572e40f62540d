import { estimate, information, likeliestLevel } from './ability.ts'
import { chanceFrom, seedOf } from './chance.ts'
import type { Answer, Bank, Question } from './question.ts'

export const fewestQuestions = 12
export const mostQuestions = 20

/** Sure enough to stop before the last question. */
const steady = 0.8

/** A question may tell this much less than the best one, for the sake of an even mix of skills. */
const nearlyBest = 0.75

/**
 * The question that tells most about this learner among those not asked yet, or null when the
 * estimate is steady. The seed decides between equals, so that two learners see different questions.
 */
export function nextQuestion(
  bank: Bank,
  answers: readonly Answer[],
  seed: number,
): Question | null {
  if (answers.length >= mostQuestions) return null
  const known = estimate(answers)
  if (answers.length >= fewestQuestions && known.likely[likeliestLevel(known)] >= steady)
    return null

  const asked = new Set(answers.map(({ question }) => question.id))
  const left = bank.filter(({ id }) => !asked.has(id))
  const tells = ({ level }: Question) => information(known.ability, level)
  const most = Math.max(...left.map(tells))
  const good = left.filter((question) => tells(question) >= most * nearlyBest)

  const timesAsked = (skill: string) =>
    answers.filter(({ question }) => question.skill === skill).length
  const fewest = Math.min(...good.map(({ skill }) => timesAsked(skill)))
  const wanted = good.filter(({ skill }) => timesAsked(skill) === fewest)
  const chance = chanceFrom(seedOf(seed, answers.length))
  return wanted[Math.floor(chance() * wanted.length)] ?? null
}
