export type Finding = {
  kind: 'ok' | 'warning' | 'problem'
  sentence: string
  /** Nothing else can be checked. */
  fatal?: true
}

export const ok = (sentence: string): Finding => ({ kind: 'ok', sentence })
export const warning = (sentence: string): Finding => ({ kind: 'warning', sentence })
export const problem = (sentence: string): Finding => ({ kind: 'problem', sentence })

export function firstNames(names: string[]): string {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} e mais ${names.length - 5}` : shown
}
