/** What an examination found, in a sentence. Only problems make the site ill. */
export type Finding = {
  kind: 'good' | 'note' | 'problem'
  sentence: string
  /** Nothing further can be examined. */
  fatal?: true
}

export const good = (sentence: string): Finding => ({ kind: 'good', sentence })
export const note = (sentence: string): Finding => ({ kind: 'note', sentence })
export const problem = (sentence: string): Finding => ({ kind: 'problem', sentence })

/** A long list is told by its first few. */
export function some(names: string[]): string {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} e mais ${names.length - 5}` : shown
}
