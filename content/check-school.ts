import * as v from 'valibot'
import { school } from './school.ts'
import { schoolSchema } from './school-schema.ts'

/** One sentence per fact that cannot be right, so that a typo stops the start and not a visitor. */
export function schoolFaults(facts: unknown = school): string[] {
  const { issues } = v.safeParse(schoolSchema, facts)
  return (issues ?? []).map(
    (issue) => `content/school-facts.ts: ${v.getDotPath(issue)} ${issue.message}`,
  )
}
