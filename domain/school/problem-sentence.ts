import * as v from 'valibot'
import { factProblem } from './school-schema.ts'

/** 'não pode ficar vazio' as shown under a field. */
export function asSentence(problem: string): string {
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`
}

/** The first problem of each field of a flat form. */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const issue of issues) {
    problems[v.getDotPath(issue) ?? ''] ??= asSentence(factProblem(issue))
  }
  return problems
}
