import { beliefs, guessingOf, probabilityOfRight } from './ability.ts'
import { type Answer, type Skill, skills } from './question.ts'

/**
 * For each skill, how many times as probable the answers are if it is so many logits ahead of the others
 * (behind them, if negative) as if it is like them: a Bayes factor.
 */
export function skillEvidence(ahead: number, answers: readonly Answer[]): Record<Skill, number> {
  const guessing = guessingOf(answers)
  const even = beliefs(answers, guessing)
  const evidence = skills.map((skill) => {
    const own = answers.filter(({ question }) => question.skill === skill)
    const factor = (ability: number) =>
      likelihood(own, ability + ahead, guessing) / likelihood(own, ability, guessing)
    const factors = even.map(({ ability, probability }) => probability * factor(ability))
    return [skill, factors.reduce((sum, one) => sum + one)]
  })
  return Object.fromEntries(evidence)
}

function likelihood(answers: readonly Answer[], ability: number, guessing: number): number {
  return answers.reduce((product, { question, right }) => {
    const probability = probabilityOfRight(ability, question.level, guessing)
    return product * (right ? probability : 1 - probability)
  }, 1)
}
