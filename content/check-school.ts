import * as v from 'valibot'
import { problemWords } from '#domain/fields/problem.ts'
import { type School, schoolSchema } from '#domain/school/fact-fields.ts'
import { takeSamplesOut } from './sample.ts'
import { schoolFacts } from './school-facts.ts'

type Facts = {
  facts?: unknown
  /** The source of content/school-facts.ts, so that each sentence can name the line. */
  source?: string
}

/** One sentence per invalid fact, so that a typo fails the build or the start and never reaches a visitor. */
export function schoolFaults({ facts = plainFacts(), source }: Facts = {}): string[] {
  const { issues } = v.safeParse(schoolSchema, facts)
  return (issues ?? []).map((issue) => {
    const path = v.getDotPath(issue) ?? ''
    const line = source ? `:${lineOf(path, source)}` : ''
    return `content/school-facts.ts${line}: ${path} ${problemWords(issue)}`
  })
}

function plainFacts(): unknown {
  return takeSamplesOut<School>(schoolFacts).plain
}

/** The line of the fact or, if it is missing, of its group. */
function lineOf(path: string, source: string): number {
  let offset = source.indexOf('export const schoolFacts')
  for (const key of path.split('.')) {
    const found = source.slice(offset).search(new RegExp(`\\b${key}:`))
    if (found >= 0) offset += found
  }
  return source.slice(0, offset).split('\n').length
}
