import { type Answer, type Level, levels } from './question.ts'

/** In logits. A level begins where a learner knows its questions with a probability of one half: see decision 6. */
export const levelStart: Record<Level, number> = { A1: -4, A2: -2, B1: 0, B2: 2, C1: 4 }

export const levelWidth = 2

/** The chance of a guess among four options. */
export const luckyGuess = 0.25

/** Even a learner who knows the answer sometimes presses a wrong one. */
const slip = 0.03

/** Counted before the first answer, when it is unknown whether a learner guesses. */
const assumed = { wrong: 1, skipped: 0.25 }

export type Estimate = {
  ability: number
  uncertainty: number
  likely: Record<Level, number>
  guessing: number
}

/** One ability and how probable it is after the answers. */
export type Belief = { ability: number; level: Level; probability: number }

const step = 0.1

/** All five levels, each as likely as the others before the first answer. */
const scale = Array.from({ length: (levels.length * levelWidth) / step }, (_, index) => {
  const ability = levelStart.A1 + (index + 0.5) * step
  return { ability, level: levelAt(ability) }
})

/** For each ability of the scale, the probability of knowing a question of the level. */
export type Knowing = Record<Level, readonly number[]>

const knowingAtScale = knowingAhead(0)

/** The same for learners who are this many logits ahead of the scale. */
export function knowingAhead(ahead: number): Knowing {
  const ofLevel = (level: Level) =>
    scale.map(({ ability }) => probabilityOfKnowing(ability + ahead, level))
  return {
    A1: ofLevel('A1'),
    A2: ofLevel('A2'),
    B1: ofLevel('B1'),
    B2: ofLevel('B2'),
    C1: ofLevel('C1'),
  }
}

export function estimate(answers: readonly Answer[]): Estimate {
  const guessing = guessingOf(answers)
  const likely: Record<Level, number> = { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0 }
  let [first, second] = [0, 0]
  for (const { ability, level, probability } of beliefs(answers, guessing)) {
    first += probability * ability
    second += probability * ability ** 2
    likely[level] += probability
  }
  return { ability: first, uncertainty: Math.sqrt(second - first ** 2), likely, guessing }
}

/**
 * The chance that this learner gets a question right without knowing it. Of the questions that they did not know,
 * wrong answers are three quarters of the guesses; skipped questions are not guesses.
 */
export function guessingOf(answers: readonly Answer[]): number {
  const skipped = answers.filter((answer) => answer.skipped).length + assumed.skipped
  const wrong = answers.filter((answer) => !(answer.right || answer.skipped)).length + assumed.wrong
  const guessed = wrong / (1 - luckyGuess)
  return (luckyGuess * guessed) / (guessed + skipped)
}

export function beliefs(answers: readonly Answer[], guessing: number): Belief[] {
  const weights = likelihoods(answers, guessing)
  const whole = weights.reduce((sum, weight) => sum + weight)
  return scale.map(({ ability, level }, index) => ({
    ability,
    level,
    probability: (weights[index] ?? 0) / whole,
  }))
}

/** For each ability of the scale: how probable the answers are if a learner of that ability knows this much. */
export function likelihoods(
  answers: readonly Answer[],
  guessing: number,
  knowing: Knowing = knowingAtScale,
): number[] {
  const products = scale.map(() => 1)
  for (const { question, right } of answers) {
    const known = knowing[question.level]
    for (let at = 0; at < known.length; at += 1) {
      const probability = rightIfKnown(known[at] ?? 0, guessing)
      products[at] = (products[at] ?? 1) * (right ? probability : 1 - probability)
    }
  }
  return products
}

export function likeliestLevel({ likely }: Pick<Estimate, 'likely'>): Level {
  return levels.reduce((best, level) => (likely[level] > likely[best] ? level : best))
}

export function levelAt(ability: number): Level {
  return levels.findLast((level) => ability >= levelStart[level]) ?? 'A1'
}

function rightIfKnown(known: number, guessing: number): number {
  return guessing + (1 - slip - guessing) * known
}

function probabilityOfKnowing(ability: number, level: Level): number {
  return 1 / (1 + Math.exp(levelStart[level] - ability))
}

/** The Fisher information of a question at this level for a learner of this ability. */
export function information(ability: number, level: Level, guessing: number): number {
  const known = probabilityOfKnowing(ability, level)
  const right = rightIfKnown(known, guessing)
  const slope = (1 - slip - guessing) * known * (1 - known)
  return slope ** 2 / (right * (1 - right))
}
