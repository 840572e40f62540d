import { type Answer, type Level, levels } from './question.ts'

/** In logits. A level begins where a learner knows its questions with a probability of one half: see decision 6. */
export const levelStart: Record<Level, number> = { A1: -4, A2: -2, B1: 0, B2: 2, C1: 4 }

export const levelWidth = 2

export const guessing = 0.25

export type Estimate = {
  ability: number
  uncertainty: number
  likely: Record<Level, number>
}

const scale = Array.from({ length: 121 }, (_, step) => {
  const ability = -5 + step / 10
  const probabilities = Object.fromEntries(
    levels.map((level) => [level, probabilityOfRight(ability, level)]),
  )
  return { ability, level: levelAt(ability), probabilities: probabilities as Record<Level, number> }
})

export function estimate(answers: readonly Answer[]): Estimate {
  const likely: Record<Level, number> = { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0 }
  let [whole, first, second] = [0, 0, 0]
  for (const { ability, level, probabilities } of scale) {
    let weight = 1
    for (const { question, right } of answers) {
      const probability = probabilities[question.level]
      weight *= right ? probability : 1 - probability
    }
    whole += weight
    first += weight * ability
    second += weight * ability ** 2
    likely[level] += weight
  }
  for (const level of levels) likely[level] /= whole
  const ability = first / whole
  return { ability, uncertainty: Math.sqrt(second / whole - ability ** 2), likely }
}

export function likeliestLevel({ likely }: Estimate): Level {
  return levels.reduce((best, level) => (likely[level] > likely[best] ? level : best))
}

export function levelAt(ability: number): Level {
  return levels.findLast((level) => ability >= levelStart[level]) ?? 'A1'
}

export function probabilityOfRight(ability: number, level: Level): number {
  return guessing + (1 - guessing) / (1 + Math.exp(levelStart[level] - ability))
}

/** The Fisher information of a question at this level for a learner of this ability. */
export function information(ability: number, level: Level): number {
  const right = probabilityOfRight(ability, level)
  return ((1 - right) / right) * ((right - guessing) / (1 - guessing)) ** 2
}
