import { isWithdrawn } from './consent.ts'
import type { SchoolEvent } from './event.ts'
import type { EventFormOutcome } from './event-form.ts'
import { readSchoolMoment, type Visibility } from './visibility.ts'

type Words = { passed: string; withdrawn: string }
type Known = {
  now: Date
  event?: Pick<SchoolEvent, 'autorizacaoEm' | 'autorizacaoRetiradaEm'> | null
}

/** Only a draft has a moment to open, which must be to come; and no event without consent is shown. */
export function checkVisibility(
  reading: EventFormOutcome,
  { now, event }: Known,
  words: Words,
): EventFormOutcome {
  if (!reading.ok) return reading
  const { publicarEm, ...draft } = reading.draft
  const { visibilidade } = draft
  const problems = visibilityProblems({ visibilidade, publicarEm }, { now, event }, words)
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, draft: visibilidade === 'ninguem' ? reading.draft : draft }
}

type Chosen = { visibilidade?: Visibility; publicarEm?: string }

export function visibilityProblems(
  { visibilidade, publicarEm }: Chosen,
  { now, event }: Known,
  words: Words,
): { visibilidade?: string; publicarEm?: string } {
  const opening = Date.parse(readSchoolMoment(publicarEm) ?? '')
  const isHidden = visibilidade === undefined || visibilidade === 'ninguem'
  if (visibilidade === 'ninguem' && opening <= now.getTime()) return { publicarEm: words.passed }
  if (event && isWithdrawn(event) && (!isHidden || opening > 0)) {
    return { visibilidade: words.withdrawn }
  }
  return {}
}
