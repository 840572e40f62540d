import { tokenHash } from '#domain/admin/session.ts'
import { changesCollection, forgottenTexts } from '#domain/changes/change-log.ts'
import {
  type ChangeKind,
  differingParts,
  type RecordedChange,
} from '#domain/changes/recorded-change.ts'
import { type Recording, recordedTransaction } from '#domain/changes/recorded-transaction.ts'
import type { Documents } from '#domain/documents.ts'
import { erasedEvent } from '#domain/photos/erased.ts'
import {
  eventChanges,
  eventKey,
  highestPhotoId,
  recordOfEvent,
  refuseTooLarge,
} from './change-event.ts'
import { type Confirmation, confirmedConsent } from './consent.ts'
import type { EventDraft, SchoolEvent } from './event.ts'
import { eventBin } from './event-bin.ts'
import {
  type ChangedFields,
  draftFields,
  eventDocument,
  readEvent,
  withFields,
} from './event-document.ts'
import { eventPhotos, type SubmissionId } from './event-photos.ts'
import { type EventVersion, eventVersion, typedFields } from './event-version.ts'

export type UpdateOutcome = 'updated' | 'changed-elsewhere' | 'missing'

/**
 * The fields to set (null clears a field), or a function that computes them inside the transaction (null changes
 * nothing).
 */
export type FieldsStep = ChangedFields | ((event: SchoolEvent) => ChangedFields | null)

export function eventWrites(documents: Documents, person: Recording | null) {
  const transact = recordedTransaction(documents, person)
  const change = eventChanges(documents, transact)

  /**
   * Writes only these fields. False: no such event, or the step returned null. `recorded`: the kind of the change, or
   * the updated record of an earlier one that this undoes or redoes.
   */
  const setFields = async (
    id: string,
    step: FieldsStep,
    recorded?: ChangeKind | RecordedChange,
  ): Promise<boolean> => {
    const done = await change(
      id,
      (event) => {
        const fields = typeof step === 'function' ? step(event) : step
        if (!fields) return { result: false }
        const changed = withFields(event, fields)
        if (typeof recorded === 'object') return { result: true, event: changed, record: recorded }
        const parts = differingParts(recordedFields(event), recordedFields(changed))
        return {
          result: true,
          event: changed,
          record: recorded && { kind: recorded, ...(parts.length > 0 && { parts }) },
        }
      },
      // Hiding an event must be possible on a full disk.
      { freesSpace: true },
    )
    return done ?? false
  }

  return {
    ...eventPhotos(documents, change, person !== null),
    /** Deleted events and photos. No other method here returns them. */
    bin: eventBin(documents, transact, person !== null),

    /** `criadoEm` is `now`; the event has no photos yet. */
    create: async (
      draft: EventDraft,
      now: Date,
      submission: SubmissionId = crypto.randomUUID(),
    ): Promise<SchoolEvent> => {
      const document = eventDocument({ ...draft, criadoEm: now.toISOString() })
      refuseTooLarge(documents, document)
      // The id follows from the submission, so an event sent twice is found to exist.
      const id = (await tokenHash(submission)).slice(0, 20)
      return transact([eventKey(id)], ([found]) => {
        const event = readEvent(id, found ?? document)
        if (found) return { result: event }
        return {
          result: event,
          record: recordOfEvent(event, { kind: 'event-created' }),
          writes: [[eventKey(id), document]],
        }
      })
    },
    /**
     * Replaces the fields of the draft; an optional field missing from it is cleared. Compares the version and writes
     * in one step, so that of two concurrent editors one gets a conflict.
     */
    update: async (
      id: string,
      draft: EventDraft,
      expected: EventVersion,
    ): Promise<UpdateOutcome> => {
      const outcome = await change<UpdateOutcome>(id, (before) => {
        if (eventVersion(before) !== expected) return { result: 'changed-elsewhere' }
        const edited = person ? { alteradoEm: person.author().at } : {}
        const event = withFields(before, { ...draftFields(draft), ...edited })
        const parts = differingParts(typedFields(before), typedFields(event))
        return { result: 'updated', event, record: { kind: 'event-edited', parts } }
      })
      return outcome ?? 'missing'
    },
    setFields,
    /**
     * Stores `now` as the time when the admin confirmed the guardians' authorisation. The first
     * confirmation is kept, unless it was withdrawn since. False: no such event.
     */
    confirmConsent: (id: string, now: Date, confirmation: Confirmation = {}): Promise<boolean> =>
      setFields(id, (event) => confirmedConsent(event, now, confirmation), 'consent-confirmed'),
    /**
     * Deletes the event for good, with its texts in the log, and remembers the keys of its photos. Returns the deleted
     * event, so that the caller can delete its files.
     */
    remove: (id: string, now: Date): Promise<SchoolEvent | null> =>
      change(
        id,
        (event, { others }) => ({
          result: event,
          record: { kind: 'event-deleted', subject: '', count: event.fotos.length },
          erased: { marks: erasedEvent(event), now },
          writes: [[eventKey(id), null], ...forgottenTexts(others, id)],
        }),
        { freesSpace: true, all: changesCollection },
      ),
    /**
     * Stores an event from another store unchanged, ids and timestamps included. Replaces an event with
     * the same id, so importing twice has the effect of importing once.
     */
    importEvent: (event: SchoolEvent): Promise<void> => {
      const document = eventDocument(event, event.fotos)
      refuseTooLarge(documents, document)
      return transact([eventKey(event.id)], ([before]) => {
        const highest = before ? highestPhotoId(before, readEvent(event.id, before)) : 0
        const remembered = highest > 0 && { ultimaFoto: highest }
        const writes = [[eventKey(event.id), { ...document, ...remembered }]] as const
        return { result: undefined, writes }
      })
    },
  }
}

/** The fields whose values the log keeps. */
function recordedFields(event: SchoolEvent): Record<string, string> {
  const { autorizacaoPara } = event
  return { ...typedFields(event), ...(autorizacaoPara && { autorizacaoPara }) }
}
