import { beliefs, guessingOf, knowingAhead, likelihoods } from './ability.ts'
import { type Answer, type Skill, skills } from './question.ts'

/**
 * The Bayes factor of each skill: the probability of the answers if the learner is this many logits ahead in it
 * (behind, if negative), divided by their probability if the skill is like the others.
 */
export function skillEvidence(ahead: number, answers: readonly Answer[]): Record<Skill, number> {
  const guessing = guessingOf(answers)
  const even = beliefs(answers, guessing)
  const knowing = knowingAhead(ahead)
  const evidence = skills.map((skill) => {
    const own = answers.filter(({ question }) => question.skill === skill)
    const ifAhead = likelihoods(own, guessing, knowing)
    const ifEven = likelihoods(own, guessing)
    const factors = even.map(
      ({ probability }, at) => (probability * (ifAhead[at] ?? 0)) / (ifEven[at] ?? 1),
    )
    return [skill, factors.reduce((sum, one) => sum + one)]
  })
  return Object.fromEntries(evidence)
}
