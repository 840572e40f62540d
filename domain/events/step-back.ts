import {
  type Author,
  markedChange,
  type RecordedChange,
  steppedBack,
} from '#domain/changes/recorded-change.ts'
import type { EventDraft } from './event.ts'
import { eventFormFields, rulesOf } from './event-fields.ts'
import type { EventStore } from './event-store.ts'
import { eventVersion, typedFields } from './event-version.ts'

/**
 * Undoes an edit of an event, or redoes it if it was undone. Its parts are typed fields. Null: the event is gone, or
 * what the edit changed has changed since.
 */
export async function stepBackInEvent(
  change: RecordedChange,
  events: EventStore,
  author: Author,
): Promise<RecordedChange | null> {
  const { event: id = '' } = change
  const found = await events.gallery(id, { from: 0, size: 0 })
  const typed = found && steppedBack(typedFields(found.event), change)
  if (!typed) return null
  const marked = markedChange(change, author)
  const outcome = await events.update(id, draftOf(typed), eventVersion(found.event), marked)
  return outcome === 'updated' ? marked : null
}

function draftOf(typed: Record<string, unknown>): EventDraft {
  const entries = eventFormFields.map((field) => {
    const { read, absent } = rulesOf(field)
    return [field, read(typed[field]) ?? absent]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
