import type { Typed } from '#domain/fields/field.ts'
import { type Problems, readFields } from '#domain/fields/form.ts'
import type { EventDraft, SchoolEvent } from './event.ts'
import { type EventFormField, eventForm } from './event-fields.ts'
import { typedFields } from './event-version.ts'
import { coverProblem, type Site } from './shown-cover.ts'
import { type VisibilityWords, visibilityProblems } from './visibility-rules.ts'

type EventFormOutcome =
  | { ok: true; draft: EventDraft }
  | { ok: false; problems: Problems<EventFormField> }

type Known = {
  now: Date
  words: VisibilityWords
  /** Determines which covers its pages can show; without it any cover is accepted. */
  site?: Site
  event?: Pick<SchoolEvent, 'autorizacaoEm' | 'autorizacaoRetiradaEm'> | null
}

export function readEventForm(typed: Typed, known: Known): EventFormOutcome {
  const { values, problems } = readFields(eventForm, typed, known.now)
  const { publicarEm, ...draft } = values as EventDraft
  const found = { ...together({ ...draft, ...(publicarEm && { publicarEm }) }, known), ...problems }
  if (Object.keys(found).length > 0) return { ok: false, problems: found }
  // Only a draft has a time of publication.
  const opens = draft.visibilidade === 'ninguem' && publicarEm
  return { ok: true, draft: opens ? { ...draft, publicarEm } : draft }
}

/** Problems between fields that are each valid on their own. */
function together(draft: EventDraft, { now, words, site, event }: Known): Problems<EventFormField> {
  const cover = site && draft.imagem && coverProblem(draft.imagem, site)
  const endsEarly = draft.dataFim && draft.data && draft.dataFim < draft.data
  return {
    ...visibilityProblems(draft, { now, event }, words),
    ...(cover && { imagem: cover }),
    ...(endsEarly && { dataFim: 'O último dia não pode vir antes do primeiro.' }),
  }
}

/** As the form shows the event. */
export function typedEvent(event: EventDraft): Typed {
  return { visibilidade: 'todos', ...typedFields(event) }
}
