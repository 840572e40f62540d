import type * as v from 'valibot'

/** The problem with a value, as the rest of a sentence that begins with the field's name. */
export function problemWords(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'não é um fato conhecido'
  if (issue.received === 'undefined') return 'falta'
  const hasOwnWords = issue.kind !== 'schema' || ['picklist', 'union'].includes(issue.type)
  return hasOwnWords ? issue.message : 'não é do tipo esperado'
}

/** 'não pode ficar vazio' as shown under a field. */
export function asSentence(problem: string): string {
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`
}
