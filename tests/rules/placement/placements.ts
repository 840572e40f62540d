import { estimate, likeliestLevel } from '#domain/placement/ability.ts'
import { mostQuestions } from '#domain/placement/next-question.ts'
import { type Bank, type Level, levels } from '#domain/placement/question.ts'
import { resultOf } from '#domain/placement/result.ts'
import { type Crowd, type Taken, takeTests } from './virtual-learners.ts'

/** Shares of the learners, except the numbers of questions. */
export type Placements = {
  exact: number
  withinOne: number
  tooLow: number
  tooHigh: number
  questions: number
  medianQuestions: number
  /** Nine learners in ten were asked no more than this. */
  ninetiethQuestions: number
  mostQuestions: number
  /** Had all the questions that a test may have. */
  askedAll: number
  /** At least one skill was called strong or weak. */
  judged: number
  /** The odd skill was called what it is. */
  oddFound: number
  /** The share of a second run's questions that the first run had asked. */
  repeated: number
  /** The share of each level's learners that was placed exactly. */
  exactOf: Record<Level, number>
  /** The median number of questions of each level's learners. */
  medianOf: Record<Level, number>
}

/** What the test says of learners whose level is known. */
export function placeLearners(bank: Bank, crowd: Crowd): Placements {
  return placementsOf(takeTests(bank, crowd), crowd)
}

export function placementsOf(tests: readonly Taken[], { oddSkill = 0 }: Crowd): Placements {
  const learners = tests.map(({ level, answers, odd, repeated }) => {
    const { skills } = resultOf(answers)
    const standing = skills.find(({ skill }) => skill === odd)?.standing
    return {
      level,
      off: levels.indexOf(likeliestLevel(estimate(answers))) - levels.indexOf(level),
      repeated,
      questions: answers.length,
      judged: skills.some((reading) => reading.standing !== null),
      oddFound: standing === (oddSkill < 0 ? 'weak' : 'strong'),
    }
  })
  type Learner = (typeof learners)[number]
  const mean = (of: (learner: Learner) => number, whom: readonly Learner[] = learners) =>
    whom.reduce((sum, learner) => sum + of(learner), 0) / whom.length
  const share = (is: (learner: Learner) => boolean) => mean((learner) => Number(is(learner)))
  const lengthAt = (part: number, whom: readonly Learner[] = learners) => {
    const lengths = whom.map(({ questions }) => questions).sort((a, b) => a - b)
    return lengths[Math.ceil(part * lengths.length) - 1] ?? 0
  }
  const ofEach = (figure: (whom: readonly Learner[]) => number) =>
    Object.fromEntries(
      levels.map((level) => [level, figure(learners.filter((one) => one.level === level))]),
    ) as Record<Level, number>
  return {
    exact: share(({ off }) => off === 0),
    withinOne: share(({ off }) => Math.abs(off) <= 1),
    tooLow: share(({ off }) => off < 0),
    tooHigh: share(({ off }) => off > 0),
    questions: mean(({ questions }) => questions),
    medianQuestions: lengthAt(0.5),
    ninetiethQuestions: lengthAt(0.9),
    mostQuestions: lengthAt(1),
    askedAll: share(({ questions }) => questions === mostQuestions),
    judged: share(({ judged }) => judged),
    oddFound: share(({ oddFound }) => oddFound),
    repeated: mean(({ repeated }) => repeated),
    exactOf: ofEach((whom) => mean(({ off }) => Number(off === 0), whom)),
    medianOf: ofEach((whom) => lengthAt(0.5, whom)),
  }
}
