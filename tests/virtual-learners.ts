import { estimate, guessing, levelStart, likeliestLevel } from '#domain/placement/ability.ts'
import { nextQuestion } from '#domain/placement/next-question.ts'
import { type Answer, type Bank, levels, type Question } from '#domain/placement/question.ts'
import { seededRandom } from '#domain/placement/seeded-random.ts'

type Crowd = {
  perLevel: number
  seed: number
  /** The levels the questions really have, where a control makes the bank lie about them. */
  truth?: Bank
}

/** Shares of the learners placed in their own level, and at most one off; questions asked on average. */
export type Placements = { exact: number; withinOne: number; questions: number }

/**
 * Learners whose level is known take the test. They answer by chance as people do, and the
 * questions are not as tidy as the scoring believes: each is harder or easier than it was written
 * for, sharper or blunter, luckier or unluckier to guess; and anybody slips now and then.
 */
export function placeLearners(bank: Bank, { perLevel, seed, truth = bank }: Crowd): Placements {
  const chance = seededRandom(seed)
  let [exact, withinOne, questions] = [0, 0, 0]
  for (const level of levels) {
    for (let learner = 0; learner < perLevel; learner += 1) {
      const ability = levelStart[level] + 2 * chance()
      const behaviours = new Map(
        truth.map((question) => [question.id, behaviour(question, chance)]),
      )
      const answers = takeTest(bank, chance, ({ id }) =>
        isRight(ability, behaviours.get(id), chance),
      )
      const placed = likeliestLevel(estimate(answers))
      const off = Math.abs(levels.indexOf(placed) - levels.indexOf(level))
      exact += off === 0 ? 1 : 0
      withinOne += off <= 1 ? 1 : 0
      questions += answers.length
    }
  }
  const all = perLevel * levels.length
  return { exact: exact / all, withinOne: withinOne / all, questions: questions / all }
}

/** One whole test; `knows` says whether the learner gets a question right. */
export function takeTest(
  bank: Bank,
  chance: () => number,
  knows: (question: Question) => boolean,
): Answer[] {
  const seed = Math.floor(chance() * 2 ** 32)
  const answers: Answer[] = []
  for (;;) {
    const question = nextQuestion(bank, answers, seed)
    if (!question) return answers
    answers.push({ question, right: knows(question) })
  }
}

/** How a question behaves in the world, which the scoring does not know. */
type Behaviour = { difficulty: number; sharpness: number; luck: number }

const slip = 0.02

function behaviour({ level }: Question, chance: () => number): Behaviour {
  return {
    difficulty: levelStart[level] + 0.6 * normal(chance),
    sharpness: Math.exp(0.2 * normal(chance)),
    luck: guessing - 0.07 + 0.14 * chance(),
  }
}

function isRight(ability: number, asked: Behaviour | undefined, chance: () => number): boolean {
  if (!asked) throw new Error('a question of another bank')
  const known = 1 / (1 + Math.exp(asked.sharpness * (asked.difficulty - ability)))
  return chance() < (asked.luck + (1 - asked.luck) * known) * (1 - slip)
}

function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}
