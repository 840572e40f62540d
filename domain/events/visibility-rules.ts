import { isWithdrawn } from './consent.ts'
import type { SchoolEvent } from './event.ts'
import { readSchoolMoment, type Visibility } from './visibility.ts'

export type VisibilityWords = { passed: string; withdrawn: string }
type Known = {
  now: Date
  event?: Pick<SchoolEvent, 'autorizacaoEm' | 'autorizacaoRetiradaEm'> | null
}

type Chosen = { visibilidade?: Visibility; publicarEm?: string }

/** A draft's time of publication must be in the future, and no event whose consent was withdrawn may be shown. */
export function visibilityProblems(
  { visibilidade, publicarEm }: Chosen,
  { now, event }: Known,
  words: VisibilityWords,
): { visibilidade?: string; publicarEm?: string } {
  const opening = Date.parse(readSchoolMoment(publicarEm) ?? '')
  const isHidden = visibilidade === undefined || visibilidade === 'ninguem'
  if (visibilidade === 'ninguem' && opening <= now.getTime()) return { publicarEm: words.passed }
  if (event && isWithdrawn(event) && (!isHidden || opening > 0)) {
    return { visibilidade: words.withdrawn }
  }
  return {}
}
