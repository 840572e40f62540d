import { type Estimate, estimate, information, levelWidth, likeliestLevel } from './ability.ts'
import { type Answer, type Bank, levels, type Question, type Skill, skills } from './question.ts'
import { mixSeeds, seededRandom } from './seeded-random.ts'
import { skillEvidence } from './skill-evidence.ts'

export const fewestQuestions = 8
export const mostQuestions = 20

/**
 * A level this probable ends the test after so many questions. It falls late, when the few questions that are left
 * would seldom name another level. Chosen by measurement: see decision 6.
 */
export function sureEnough(asked: number): number {
  return 0.95 - Math.max(0, asked - 13) * 0.04
}

/** A question that evens out the mix of skills needs at least this share of the best question's information. */
const nearlyBest = 0.75
/** A question in a skill that is in doubt needs only this share. */
const goodEnough = 0.5

/** A level with fewer unseen questions also offers seen ones. */
const enoughUnseen = 6

type Run = {
  /** Breaks ties, so that two learners see different questions. */
  seed: number
  /** The questions of earlier runs, the latest last. */
  seen: readonly string[]
}

/** Null ends the test. */
export function nextQuestion(bank: Bank, answers: readonly Answer[], run: Run): Question | null {
  const known = estimate(answers)
  return isDecided(answers, known, sureEnough) ? null : bestQuestion(bank, answers, known, run)
}

export function isDecided(
  { length: asked }: readonly Answer[],
  { likely }: Pick<Estimate, 'likely'>,
  certainty: typeof sureEnough,
): boolean {
  if (asked < fewestQuestions) return false
  return asked >= mostQuestions || likely[likeliestLevel({ likely })] >= certainty(asked)
}

/** Null where all have been asked. */
export function bestQuestion(
  bank: Bank,
  answers: readonly Answer[],
  known: Estimate,
  { seed, seen }: Run,
): Question | null {
  const left = askable(bank, answers, seen)
  const doubtful = answers.length < fewestQuestions ? null : skillInDoubt(answers)
  const ofDoubtful = informative(left, known, goodEnough).filter(({ skill }) => skill === doubtful)
  const wanted =
    ofDoubtful.length > 0
      ? informative(ofDoubtful, known, 1)
      : leastAsked(informative(left, known, nearlyBest), answers)
  const freshest = lowest(wanted, ({ id }) => seen.lastIndexOf(id))
  const random = seededRandom(mixSeeds(seed, answers.length))
  return freshest[Math.floor(random() * freshest.length)] ?? null
}

/** The skill that is most probably a level behind the others, if the answers speak for it rather than against it. */
function skillInDoubt(answers: readonly Answer[]): Skill | null {
  const evidence = skillEvidence(-levelWidth, answers)
  const skill = skills.reduce((most, one) => (evidence[one] > evidence[most] ? one : most))
  return evidence[skill] > 1 ? skill : null
}

/** For each level all unseen questions, and those seen longest ago if there are too few of them. */
function askable(bank: Bank, answers: readonly Answer[], seen: readonly string[]): Question[] {
  const asked = new Set(answers.map(({ question }) => question.id))
  const lastSeen = ({ id }: Question) => seen.lastIndexOf(id)
  return levels.flatMap((level) => {
    const left = bank.filter((question) => question.level === level && !asked.has(question.id))
    const unseen = left.filter((question) => lastSeen(question) < 0).length
    return left
      .sort((one, other) => lastSeen(one) - lastSeen(other))
      .slice(0, Math.max(unseen, enoughUnseen))
  })
}

/** The questions with at least this share of the highest information among them. */
function informative(
  questions: readonly Question[],
  { ability, guessing }: Estimate,
  share: number,
): Question[] {
  const informationOf = ({ level }: Question) => information(ability, level, guessing)
  const most = Math.max(...questions.map(informationOf))
  return questions.filter((question) => informationOf(question) >= most * share)
}

function leastAsked(questions: readonly Question[], answers: readonly Answer[]): Question[] {
  return lowest(
    questions,
    ({ skill }) => answers.filter(({ question }) => question.skill === skill).length,
  )
}

function lowest(questions: readonly Question[], of: (question: Question) => number): Question[] {
  const least = Math.min(...questions.map(of))
  return questions.filter((question) => of(question) === least)
}
