import { type Estimate, estimate, information, levelWidth, likeliestLevel } from './ability.ts'
import { type Answer, type Bank, type Question, type Skill, skills } from './question.ts'
import { mixSeeds, seededRandom } from './seeded-random.ts'
import { skillEvidence } from './skill-evidence.ts'

export const fewestQuestions = 12
export const mostQuestions = 20

const sureEnough = 0.9

/** A question may have this share of the best one's information if it evens out the mix of skills, */
const nearlyBest = 0.75
/** this if its skill is in doubt, */
const goodEnough = 0.5
/** and this if it was never asked, or longest ago. */
const worthAsking = 0.15

type Run = {
  /** Breaks ties, so that two learners see different questions. */
  seed: number
  /** The questions of earlier runs, the latest last. */
  seen: readonly string[]
}

/** Null ends the test. */
export function nextQuestion(
  bank: Bank,
  answers: readonly Answer[],
  { seed, seen }: Run,
): Question | null {
  if (answers.length >= mostQuestions) return null
  const known = estimate(answers)
  const doubtful = answers.length < fewestQuestions ? null : skillInDoubt(answers)
  const isSure = known.likely[likeliestLevel(known)] >= sureEnough
  if (answers.length >= fewestQuestions && isSure && !doubtful) return null

  // The questions of the last run are not asked again; those before only if no others are worth asking.
  const asked = new Set([
    ...answers.map(({ question }) => question.id),
    ...seen.slice(-mostQuestions),
  ])
  const left = bank.filter(({ id }) => !asked.has(id))
  const fresh = leastSeen(informative(left, known, worthAsking), seen)
  const ofDoubtful = informative(fresh, known, goodEnough).filter(({ skill }) => skill === doubtful)
  const wanted =
    ofDoubtful.length > 0
      ? informative(ofDoubtful, known, 1)
      : leastAsked(informative(fresh, known, nearlyBest), answers)
  const random = seededRandom(mixSeeds(seed, answers.length))
  return wanted[Math.floor(random() * wanted.length)] ?? null
}

/** The one that is rather a level behind the others than like them. */
function skillInDoubt(answers: readonly Answer[]): Skill | null {
  const evidence = skillEvidence(-levelWidth, answers)
  const most = skills.reduce((best, skill) => (evidence[skill] > evidence[best] ? skill : best))
  return evidence[most] > 1 ? most : null
}

/** Those with at least this share of the most information that one of them has. */
function informative(
  questions: readonly Question[],
  { ability, guessing }: Estimate,
  share: number,
): Question[] {
  const informationOf = ({ level }: Question) => information(ability, level, guessing)
  const most = Math.max(...questions.map(informationOf))
  return questions.filter((question) => informationOf(question) >= most * share)
}

/** Those not asked before; if all were, the one asked longest ago. */
function leastSeen(questions: readonly Question[], seen: readonly string[]): Question[] {
  return lowest(questions, ({ id }) => seen.lastIndexOf(id))
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
