import { estimate, levelWidth, likeliestLevel, luckyGuess } from './ability.ts'
import { type Answer, type Level, levels, type Skill, skills } from './question.ts'
import { skillEvidence } from './skill-evidence.ts'

export type Standing = 'strong' | 'weak'

export type SkillReading = {
  skill: Skill
  right: number
  asked: number
  /** Null where nothing can be said. */
  standing: Standing | null
}

export type Result = {
  level: Level
  /** For a beginner: the level only says where to start, not what the learner knows. */
  startingPoint: boolean
  near: Level | null
  skills: readonly SkillReading[]
}

/** Of somebody who said so and was asked nothing. */
export const neverStudied: Result = { level: 'A1', startingPoint: true, near: null, skills: [] }

export const wasTested = ({ skills }: Result) => skills.length > 0

const minNeighbourProbability = 0.25

const fewestToJudge = 3

/** Teachers act on weaknesses, so these get most of the false alarms that decision 6 allows. */
const minEvidence: Record<Standing, number> = { weak: 5, strong: 12 }

export function resultOf(answers: readonly Answer[]): Result {
  const whole = estimate(answers)
  const level = likeliestLevel(whole)
  const at = levels.indexOf(level)
  const neighbours = [levels[at - 1], levels[at + 1]].filter((other) => other !== undefined)
  const near = neighbours.find((other) => whole.likely[other] >= minNeighbourProbability) ?? null
  const startingPoint = mayBeLuck(answers)
  return { level, startingPoint, near: startingPoint ? null : near, skills: skillReadings(answers) }
}

/** One right answer may be luck, and so may as many as guessing among four options yields. */
function mayBeLuck(answers: readonly Answer[]): boolean {
  const right = answers.filter((answer) => answer.right).length
  const chosen = answers.filter((answer) => !answer.skipped).length
  return right <= Math.max(1, chosen * luckyGuess)
}

function skillReadings(answers: readonly Answer[]): SkillReading[] {
  const scores = skills.map((skill) => {
    const own = answers.filter(({ question }) => question.skill === skill)
    return { skill, right: own.filter(({ right }) => right).length, asked: own.length }
  })
  const evidence = {
    weak: skillEvidence(-levelWidth, answers),
    strong: skillEvidence(levelWidth, answers),
  }
  /** A standing also shows in the scores: a strength has the best score, a weakness the worst. */
  const standingOf = (score: Score): Standing | null => {
    if (score.asked < fewestToJudge) return null
    const isKnown = (standing: Standing) => evidence[standing][score.skill] >= minEvidence[standing]
    const others = scores.filter((other) => other !== score).map(share)
    if (share(score) < Math.min(...others) && isKnown('weak')) return 'weak'
    if (share(score) > Math.max(...others) && isKnown('strong')) return 'strong'
    return null
  }
  return scores.map((score) => ({ ...score, standing: standingOf(score) }))
}

type Score = Omit<SkillReading, 'standing'>

function share({ right, asked }: Score): number {
  return asked === 0 ? 0 : right / asked
}
