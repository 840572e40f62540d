import type { NewRecord, RecordedTransaction } from '#domain/changes/recorded-transaction.ts'
import type { ChangeOptions, Documents, Fields, Key, Stored, Writes } from '#domain/documents.ts'
import { erasedWrites } from '#domain/photos/erased.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { removedAfter } from '#domain/photos/photo-number.ts'
import { StoreFault } from '#domain/store-fault.ts'
import type { SchoolEvent } from './event.ts'
import { changedValues, readEvent } from './event-document.ts'
import { photoList, storedPhotos } from './stored-photos.ts'

export const eventKey = (id: string): Key => ({ in: 'eventos', id })

/** The entry of the event's change in the change log. */
export type EventRecord = Omit<NewRecord, 'event' | 'subject'> & Partial<Pick<NewRecord, 'subject'>>

export type EventChange<T> = {
  result: T
  /** The changed event; without it, the event's document is not written. */
  event?: SchoolEvent
  record?: EventRecord | undefined
  /** Marks of what was deleted for good. */
  erased?: { marks: string[]; now: Date }
  /** Other documents. */
  writes?: Writes
}

export type EventStep<T> = (
  event: SchoolEvent,
  found: { also: Fields | null; highestPhotoId: number; others: readonly Stored[] },
) => EventChange<T>

/** Changes an event and records the change in one transaction. Null: no such event. */
export type ChangeEvent = <T>(
  id: string,
  step: EventStep<T>,
  options?: ChangeOptions & { also?: Key | undefined },
) => Promise<T | null>

export function eventChanges(
  documents: Pick<Documents, 'fits'>,
  transact: RecordedTransaction,
): ChangeEvent {
  return (id, step, { also, ...options } = {}) =>
    transact(
      [eventKey(id), ...(also ? [also] : [])],
      ([found, other], others) => {
        if (!found) return { result: null }
        const before = readEvent(id, found)
        const highest = highestPhotoId(found, before)
        const {
          result,
          event,
          record,
          erased,
          writes = [],
        } = step(before, {
          also: other ?? null,
          highestPhotoId: highest,
          others,
        })
        const written = event && changedDocument(found, before, event)
        if (written) refuseTooLarge(documents, written)
        return {
          result,
          record: record && recordOfEvent(event ?? before, record),
          writes: [
            ...(written ? [[eventKey(id), written] as const] : []),
            ...(erased ? erasedWrites(erased.marks, erased.now) : []),
            ...writes,
          ],
        }
      },
      options,
    )
}

export function recordOfEvent(
  { id, nome }: Pick<SchoolEvent, 'id' | 'nome'>,
  record: EventRecord,
): NewRecord {
  return { event: id, subject: nome, ...record }
}

/** The stored document after a change: what did not change stays as it is, readable or not. */
export function changedDocument(
  fields: Fields,
  before: SchoolEvent,
  after: SchoolEvent,
  back: ReadonlyMap<Photo, unknown> = new Map(),
): Fields {
  // For an older document the audience was derived from who sees the event. This change may alter that, so store it.
  const audience = before.autorizacaoPara && { autorizacaoPara: before.autorizacaoPara }
  const changed = { ...fields, ...audience, ...changedValues(before, after) }
  if (after.fotos === before.fotos) return changed
  const stored = storedPhotos(fields.fotos, before.fotos)
  const entries = new Map([...back, ...stored.entries])
  const fotos = photoList({ ...stored, entries }, after.fotos)
  if (after.fotos.length === before.fotos.length) return { ...changed, fotos }
  const fotosRemovidas = removedAfter(before, after)
  return {
    ...changed,
    fotos,
    ...((fotosRemovidas || before.fotosRemovidas) && { fotosRemovidas: fotosRemovidas ?? null }),
    ultimaFoto: Math.max(highestPhotoId(fields, before), highestId(after)),
  }
}

/** The highest photo id the event has ever had: `ultimaFoto` remembers deleted ones. */
export function highestPhotoId({ ultimaFoto }: Fields, event: Pick<SchoolEvent, 'fotos'>): number {
  return Math.max(Number(ultimaFoto) || 0, highestId(event))
}

function highestId({ fotos }: Pick<SchoolEvent, 'fotos'>): number {
  return fotos.reduce((highest, { id }) => Math.max(highest, id), 0)
}

export function refuseTooLarge({ fits }: Pick<Documents, 'fits'>, document: Fields): void {
  if (fits(document)) return
  const sentence =
    'Este evento chegou ao tamanho máximo do Firestore (1 MiB). Crie outro evento para as próximas fotos.'
  throw new StoreFault('other', sentence)
}
