import * as v from 'valibot'
import { factProblem, type School, schoolSchema } from '#domain/school/school-schema.ts'
import { takeSamplesOut } from './sample.ts'
import { schoolFacts } from './school-facts.ts'

type Facts = {
  facts?: unknown
  /** The text of content/school-facts.ts: with it each sentence names the line. */
  source?: string
}

/** One sentence per fact that cannot be right, so that a typo stops the build or the start and not a visitor. */
export function schoolFaults({ facts = plainFacts(), source }: Facts = {}): string[] {
  const { issues } = v.safeParse(schoolSchema, facts)
  return (issues ?? []).map((issue) => {
    const path = v.getDotPath(issue) ?? ''
    const line = source ? `:${lineOf(path, source)}` : ''
    return `content/school-facts.ts${line}: ${path} ${factProblem(issue)}`
  })
}

function plainFacts(): unknown {
  return takeSamplesOut<School>(schoolFacts).plain
}

/** Where the fact stands, or for one that is missing the group it belongs to. */
function lineOf(path: string, source: string): number {
  let offset = source.indexOf('export const schoolFacts')
  for (const key of path.split('.')) {
    const found = source.slice(offset).search(new RegExp(`\\b${key}:`))
    if (found >= 0) offset += found
  }
  return source.slice(0, offset).split('\n').length
}
