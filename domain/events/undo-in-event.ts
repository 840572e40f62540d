import {
  type Author,
  markedChange,
  type RecordedChange,
  undoneValues,
} from '#domain/changes/recorded-change.ts'
import type { EventDraft, SchoolEvent } from './event.ts'
import { type ChangedFields, draftFields } from './event-document.ts'
import { eventFormFields, rulesOf } from './event-fields.ts'
import type { EventStore } from './event-store.ts'
import { typedFields } from './event-version.ts'
import { readSchoolMoment } from './visibility.ts'

/**
 * Undoes an edit of an event, or redoes it if it was undone. Its parts are typed fields. Null: the event is gone, or
 * what the edit changed has changed since.
 */
export async function undoInEvent(
  change: RecordedChange,
  events: EventStore,
  author: Author,
): Promise<RecordedChange | null> {
  const marked = markedChange(change, author)
  const step = change.kind === 'visibility' ? closedFields : editedFields
  const done = await events.setFields(
    change.event ?? '',
    (event) => {
      const parts = change.parts?.filter(({ part }) => part !== 'autorizacaoPara') ?? []
      const typed = undoneValues(typedFields(asPlanned(event, change, author)), {
        ...change,
        parts,
      })
      return typed && step(draftOf(typed), author)
    },
    marked,
  )
  return done ? marked : null
}

/** The event as this change planned it, if it was published at that moment: closing it is still the way back. */
function asPlanned(
  event: SchoolEvent,
  { parts = [] }: RecordedChange,
  { at }: Author,
): SchoolEvent {
  const planned = parts.find(({ part }) => part === 'publicarEm')?.after
  const publicarEm = readSchoolMoment(planned)
  const isPublished = event.visibilidade === 'todos' && publicarEm && publicarEm <= at
  return isPublished ? { ...event, visibilidade: 'ninguem', publicarEm } : event
}

function editedFields(draft: EventDraft, { at }: Author): ChangedFields {
  return { ...draftFields(draft), alteradoEm: at }
}

/** Drops the earlier time of publication, which may have passed. */
function closedFields({ visibilidade = 'ninguem' }: EventDraft): ChangedFields {
  return { visibilidade, publicarEm: null }
}

function draftOf(typed: Record<string, unknown>): EventDraft {
  const entries = eventFormFields.map((field) => {
    const { read, absent } = rulesOf(field)
    return [field, read(typed[field]) ?? absent]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
