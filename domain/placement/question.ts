export const levels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const
export type Level = (typeof levels)[number]

export const skills = ['grammar', 'vocabulary', 'reading', 'use'] as const
export type Skill = (typeof skills)[number]

export type Question = {
  id: string
  level: Level
  skill: Skill
  text?: string
  /** In the language tested; three underscores stand for the gap. */
  prompt: string
  right: string
  wrong: readonly [string, string, string]
}

export type Bank = readonly Question[]

/** `skipped`: the learner said 'Não sei' and did not guess. */
export type Answer = { question: Question; right: boolean; skipped: boolean }
