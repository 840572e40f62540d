import * as v from 'valibot'
import { takeSamplesOut } from './sample.ts'
import { schoolFacts } from './school-facts.ts'
import { type School, schoolSchema } from './school-schema.ts'

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
    return `content/school-facts.ts${line}: ${path} ${sentence(issue)}`
  })
}

function plainFacts(): unknown {
  return takeSamplesOut<School>(schoolFacts).plain
}

function sentence(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'não é um fato conhecido'
  if (issue.received === 'undefined') return 'falta'
  return issue.kind === 'schema' ? 'não é do tipo esperado' : issue.message
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
