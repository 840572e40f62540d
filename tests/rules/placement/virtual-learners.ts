import { estimate, guessing, levelStart, likeliestLevel } from '#domain/placement/ability.ts'
import { nextQuestion } from '#domain/placement/next-question.ts'
import {
  type Answer,
  type Bank,
  levels,
  type Question,
  type Skill,
  skills,
} from '#domain/placement/question.ts'
import { seededRandom } from '#domain/placement/seeded-random.ts'

type Crowd = {
  perLevel: number
  seed: number
  /** The levels the questions really have, where a control makes the bank lie about them. */
  truth?: Bank
  /** How far a learner's skills lie from their ability as a whole, as a deviation in logits. */
  unevenness?: number
}

/** Shares of the learners placed in their own level, and at most one off; questions asked on average. */
export type Placements = { exact: number; withinOne: number; questions: number }

/**
 * Learners whose level is known take the test. They answer by chance as people do, and the
 * questions are not as tidy as the scoring believes: each is harder or easier than it was written
 * for, sharper or blunter, luckier or unluckier to guess; and anybody slips now and then.
 */
export function placeLearners(bank: Bank, crowd: Crowd): Placements {
  const { perLevel, seed, truth = bank, unevenness = 0 } = crowd
  const chance = seededRandom(seed)
  let [exact, withinOne, questions] = [0, 0, 0]
  for (const level of levels) {
    for (let learner = 0; learner < perLevel; learner += 1) {
      const ability = levelStart[level] + 2 * chance()
      const behaviours = new Map(
        truth.map((question) => [question.id, behaviour(question, chance)]),
      )
      const offsets = skillOffsets(unevenness, chance)
      const answers = takeTest(bank, chance, ({ id, skill }) =>
        isRight(ability + offsets[skill], behaviours.get(id), chance),
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

/** Around zero, so that the learner's level as a whole stays what it is. */
function skillOffsets(unevenness: number, chance: () => number): Record<Skill, number> {
  const drawn = skills.map(() => (unevenness === 0 ? 0 : unevenness * normal(chance)))
  const mean = drawn.reduce((sum, one) => sum + one, 0) / skills.length
  const offsets = skills.map((skill, index) => [skill, (drawn[index] ?? 0) - mean])
  return Object.fromEntries(offsets)
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
