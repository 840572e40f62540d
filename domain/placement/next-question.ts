import { estimate, information, likeliestLevel } from './ability.ts'
import type { Answer, Bank, Question } from './question.ts'
import { mixSeeds, seededRandom } from './seeded-random.ts'

export const fewestQuestions = 12
export const mostQuestions = 20

const sureEnough = 0.8

/** A question may have this share of the best one's information if it evens out the mix of skills. */
const nearlyBest = 0.75

/** Null ends the test. The seed breaks ties, so that two learners see different questions. */
export function nextQuestion(
  bank: Bank,
  answers: readonly Answer[],
  seed: number,
): Question | null {
  if (answers.length >= mostQuestions) return null
  const known = estimate(answers)
  if (answers.length >= fewestQuestions && known.likely[likeliestLevel(known)] >= sureEnough)
    return null

  const asked = new Set(answers.map(({ question }) => question.id))
  const left = bank.filter(({ id }) => !asked.has(id))
  const informationOf = ({ level }: Question) => information(known.ability, level)
  const most = Math.max(...left.map(informationOf))
  const good = left.filter((question) => informationOf(question) >= most * nearlyBest)

  const timesAsked = (skill: string) =>
    answers.filter(({ question }) => question.skill === skill).length
  const fewest = Math.min(...good.map(({ skill }) => timesAsked(skill)))
  const wanted = good.filter(({ skill }) => timesAsked(skill) === fewest)
  const random = seededRandom(mixSeeds(seed, answers.length))
  return wanted[Math.floor(random() * wanted.length)] ?? null
}
