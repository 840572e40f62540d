import { levelStart, levelWidth, luckyGuess } from '#domain/placement/ability.ts'
import { nextQuestion } from '#domain/placement/next-question.ts'
import {
  type Answer,
  type Bank,
  type Level,
  levels,
  type Question,
  type Skill,
  skills,
} from '#domain/placement/question.ts'
import { seededRandom } from '#domain/placement/seeded-random.ts'

/** How often a learner guesses what they do not know, instead of saying 'Não sei'. */
export const habits = { guesses: 1, "says 'Não sei'": 0, both: 0.5 } as const
export type Habit = keyof typeof habits

export type Crowd = {
  perLevel: number
  seed: number
  habit?: Habit
  /** The levels the questions really have, where a control makes the bank lie about them. */
  truth?: Bank
  /** How far a learner's skills differ from their overall ability, as a standard deviation in logits. */
  unevenness?: number
  /** How far one skill, drawn for each learner, differs from the others, in logits: two are a level. */
  oddSkill?: number
  /** Who took the test before in the same browser; nobody, if absent. */
  before?: 'the same person' | 'a person of another level'
  /** By default as on the site. */
  next?: typeof nextQuestion
}

/** One test whose taker's level is known. */
export type Taken = {
  level: Level
  answers: readonly Answer[]
  /** The skill that differs from the others, if the crowd has one. */
  odd: Skill
  /** The share of the questions that an earlier run had asked. */
  repeated: number
}

/**
 * Learners whose level is known take the test. They answer by chance as people do, and the
 * questions are not as tidy as the scoring believes: each is harder or easier than it was written
 * for, sharper or blunter, luckier or unluckier to guess; and anybody slips now and then.
 */
export function takeTests(bank: Bank, crowd: Crowd): Taken[] {
  const chance = seededRandom(crowd.seed)
  return levels.flatMap((level) =>
    Array.from({ length: crowd.perLevel }, () => takeTestOf(level, bank, crowd, chance)),
  )
}

function takeTestOf(level: Level, bank: Bank, crowd: Crowd, chance: () => number): Taken {
  const { habit = 'guesses', truth = bank, unevenness = 0, oddSkill = 0, before, next } = crowd
  const ability = levelStart[level] + levelWidth * chance()
  const behaviours = new Map(truth.map((question) => [question.id, behaviour(question, chance)]))
  const offsets = skillOffsets(unevenness, chance)
  const odd = skills[Math.floor(chance() * skills.length)] ?? 'use'
  offsets[odd] += oddSkill
  const responds =
    (own: number) =>
    ({ id, skill }: Question) =>
      respond(own + offsets[skill], behaviours.get(id), habits[habit], chance)
  const seen: string[] = []
  if (before) {
    const earlier = before === 'the same person' ? ability : abilityBeyond(level, chance)
    const answers = takeTest(bank, chance, responds(earlier), { next })
    seen.push(...answers.map(({ question }) => question.id))
  }
  const answers = takeTest(bank, chance, responds(ability), { seen, next })
  const again = answers.filter(({ question }) => seen.includes(question.id))
  return { level, answers, odd, repeated: again.length / answers.length }
}

/** The ability of somebody of any other level. */
function abilityBeyond(level: Level, chance: () => number): number {
  const others = levels.filter((other) => other !== level)
  const other = others[Math.floor(chance() * others.length)] ?? 'A1'
  return levelStart[other] + levelWidth * chance()
}

/** How people respond who know nothing. */
export const beginnerHabits = {
  "says 'Não sei' to everything": (): Response => 'skipped',
  'answers everything wrong': (): Response => 'wrong',
  'answers at random': (chance: () => number): Response =>
    chance() < luckyGuess ? 'right' : 'wrong',
} as const
export type BeginnerHabit = keyof typeof beginnerHabits

export type Beginners = { bank: Bank; count: number; seed: number; habit: BeginnerHabit }

/** The answers of each of them, and of the person who then takes the test in the same browser. */
export function takeAsBeginners({ bank, count, seed, habit }: Beginners): [Answer[], Answer[]][] {
  const chance = seededRandom(seed)
  const responds = () => beginnerHabits[habit](chance)
  return Array.from({ length: count }, () => {
    const first = takeTest(bank, chance, responds)
    const seen = first.map(({ question }) => question.id)
    return [first, takeTest(bank, chance, responds, { seen })]
  })
}

/** Centred on zero, so that the learner's overall level stays the same. */
function skillOffsets(unevenness: number, chance: () => number): Record<Skill, number> {
  const drawn = skills.map(() => (unevenness === 0 ? 0 : unevenness * normal(chance)))
  const mean = drawn.reduce((sum, one) => sum + one, 0) / skills.length
  const offsets = skills.map((skill, index) => [skill, (drawn[index] ?? 0) - mean])
  return Object.fromEntries(offsets)
}

export type Response = 'right' | 'wrong' | 'skipped'

type TestOptions = { seen?: readonly string[]; next?: typeof nextQuestion | undefined }

/** One whole test. */
export function takeTest(
  bank: Bank,
  chance: () => number,
  responds: (question: Question) => Response,
  { seen = [], next = nextQuestion }: TestOptions = {},
): Answer[] {
  const seed = Math.floor(chance() * 2 ** 32)
  const answers: Answer[] = []
  for (;;) {
    const question = next(bank, answers, { seed, seen })
    if (!question) return answers
    const response = responds(question)
    answers.push({ question, right: response === 'right', skipped: response === 'skipped' })
  }
}

/** A learner who answers what they know, and gives `otherwise` to everything else. */
export const ifKnown =
  (knows: (question: Question) => boolean, otherwise: Response = 'wrong') =>
  (question: Question): Response =>
    knows(question) ? 'right' : otherwise

/** How a question really behaves, which the scoring does not know. */
type Behaviour = { difficulty: number; sharpness: number; luck: number }

const slip = 0.02

function behaviour({ level }: Question, chance: () => number): Behaviour {
  return {
    difficulty: levelStart[level] + 0.6 * normal(chance),
    sharpness: Math.exp(0.2 * normal(chance)),
    luck: luckyGuess - 0.07 + 0.14 * chance(),
  }
}

function respond(
  ability: number,
  asked: Behaviour | undefined,
  habit: number,
  chance: () => number,
): Response {
  if (!asked) throw new Error('a question of another bank')
  const known = 1 / (1 + Math.exp(asked.sharpness * (asked.difficulty - ability)))
  const isKnown = chance() < known
  if (!isKnown && chance() >= habit) return 'skipped'
  return (isKnown || chance() < asked.luck) && chance() >= slip ? 'right' : 'wrong'
}

export function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}
