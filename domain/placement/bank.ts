import { type Bank, type Level, levels, type Question, type Skill, skills } from './question.ts'

export type Draft = Pick<Question, 'text' | 'prompt' | 'right' | 'wrong'>

export type Drafts = Record<Level, Record<Skill, readonly Draft[]>>

export function bankOf(drafts: Drafts, typeset = (text: string) => text): Bank {
  const set = (text: string) => typeset(text.replaceAll("'", '’'))
  return levels.flatMap((level) =>
    skills.flatMap((skill) =>
      drafts[level][skill].map(({ text, prompt, right, wrong: [first, second, third] }, index) => ({
        id: `${level}-${skill}-${index + 1}`,
        level,
        skill,
        ...(text === undefined ? {} : { text: set(text) }),
        prompt: set(prompt),
        right: set(right),
        wrong: [set(first), set(second), set(third)],
      })),
    ),
  )
}
