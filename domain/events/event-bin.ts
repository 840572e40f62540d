import { changesCollection, forgottenTexts } from '#domain/changes/change-log.ts'
import type { RecordedStep, RecordedTransaction } from '#domain/changes/recorded-transaction.ts'
import type { Documents, Fields, Key, Writes } from '#domain/documents.ts'
import { erasedWrites } from '#domain/photos/erased.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { binEntries, binnedEvent, binnedPhotos, leftInBin, readBinItem } from './bin-document.ts'
import { changedDocument, eventKey, recordOfEvent, refuseTooLarge } from './change-event.ts'
import { type Agreement, agreedOpening } from './change-visibility.ts'
import {
  chosenPhotos,
  type DeletedEvent,
  type DeletedItem,
  type DeletedPhotos,
  type Deletion,
  erasedItem,
  eventIdOf,
  newestDeletionFirst,
  photosBack,
  photosOf,
  splitForRemoval,
} from './deleted-item.ts'
import { readEvent, withFields } from './event-document.ts'
import { numbersOf, withoutPhotos } from './event-photos.ts'
import { isForEveryone } from './visibility.ts'

export type RestoreOutcome =
  | 'restored'
  /** Already restored, or removed for good. */
  | 'missing'
  /** The photos' event does not exist; it may be in the bin itself. */
  | 'event-missing'
  /** An import has created an event with the same id again. */
  | 'event-exists'
  /** Everyone would see the photos, now or later, and nobody has agreed to that. */
  | 'ask'

export type Restoring = {
  /** Only these photos. */
  photoIds?: readonly number[] | undefined
  /** Nobody sees the event yet. */
  asDraft?: boolean
  /** Undoes a deletion at once: no question about an event that was public before it. */
  isUndo?: boolean
  agreement?: Agreement | undefined
}

const collection = 'site-lixeira'
const itemKey = (id: string): Key => ({ in: collection, id })

/**
 * Deleted events and photos, until they are restored or removed for good. Nothing is both here and among the events:
 * it moves to the bin, and back, in one transaction.
 */
export function eventBin(
  documents: Documents,
  transact: RecordedTransaction,
  /** When a person restores photos that everyone will see, they must have agreed to that. */
  needsConsent: boolean,
) {
  const find = async (id: string): Promise<DeletedItem | null> => {
    const found = await documents.find(itemKey(id))
    return found && readBinItem(id, found)
  }

  return {
    /** The latest deletion first. */
    all: async (): Promise<DeletedItem[]> => {
      const stored = await documents.all(collection)
      const items = stored.flatMap(({ id, fields }) => readBinItem(id, fields) ?? [])
      return items.sort(newestDeletionFirst)
    },
    find,

    /** The event with everything it has. Null: no such event. */
    putEvent: (eventId: string, deletion: Deletion): Promise<DeletedEvent | null> =>
      transact(
        [eventKey(eventId)],
        ([found]) => {
          if (!found) return { result: null }
          const event = readEvent(eventId, found)
          const { item, document } = binnedEvent(event, found, deletion)
          const count = event.fotos.length
          return {
            result: item,
            record: recordOfEvent(event, { kind: 'event-deleted', count, item: item.id }),
            writes: [
              [eventKey(eventId), null],
              [itemKey(item.id), document],
            ],
          }
        },
        { freesSpace: true },
      ),
    /**
     * One item with these photos, ignoring unknown ids; if there are none, nothing is stored. Clears the cover
     * (`imagem`) if it is one of them. Null: no such event.
     */
    putPhotos: (
      eventId: string,
      photoIds: readonly number[],
      deletion: Deletion,
    ): Promise<DeletedPhotos | null> =>
      transact(
        [eventKey(eventId)],
        ([found]) => {
          if (!found) return { result: null }
          const event = readEvent(eventId, found)
          const { item, document } = binnedPhotos(event, found, photoIds, deletion)
          const photos = item.photos.map(({ photo }) => photo)
          if (photos.length === 0) return { result: item }
          if (!documents.fits(document)) throw new StoreFault('other', tooManyAtOnce)
          const left = changedDocument(found, event, withoutPhotos(event, photoIds))
          return {
            result: item,
            record: recordOfEvent(event, {
              kind: 'photos-deleted',
              count: photos.length,
              ...numbersOf(photos, event),
              item: item.id,
            }),
            writes: [
              [eventKey(eventId), left],
              [itemKey(item.id), document],
            ],
          }
        },
        { freesSpace: true },
      ),

    /**
     * Restores the item: the event as it was, or the photos to the places given by `placesBack`. A former cover
     * becomes the cover again, unless another was chosen meanwhile.
     */
    restore: async (id: string, how: Restoring = {}): Promise<RestoreOutcome> => {
      const known = await find(id)
      if (!known) return 'missing'
      const eventId = eventIdOf(known)
      return transact<RestoreOutcome>([eventKey(eventId), itemKey(id)], ([found, stored]) => {
        const item = stored && readBinItem(id, stored)
        if (!item) return { result: 'missing' }
        if (item.kind === 'photos') return putPhotosBack(item, stored, found, how)
        if (found) return { result: 'event-exists' }
        const count = photosOf(item).length
        const document = stored.documento as Fields
        const draft = withFields(item.event, { visibilidade: 'ninguem', publicarEm: null })
        return {
          result: 'restored',
          record: recordOfEvent(item.event, { kind: 'event-restored', count }),
          writes: [
            [
              eventKey(eventId),
              how.asDraft ? changedDocument(document, item.event, draft) : document,
            ],
            [itemKey(id), null],
          ],
        }
      })
    },
    /**
     * Removes the item, or these of its photos, for good and remembers their keys. An event's texts are also removed
     * from the log. Returns what it removed, so that its files can be deleted; null: no such item.
     */
    remove: (id: string, now: Date, photoIds?: readonly number[]): Promise<DeletedItem | null> =>
      transact(
        [itemKey(id)],
        ([stored], records) => {
          const item = stored && readBinItem(id, stored)
          if (!item) return { result: null }
          const { removed, left } = splitForRemoval(item, photoIds)
          const writes: Writes = [
            [itemKey(id), left && leftInBin(stored, left)],
            ...erasedWrites(erasedItem(removed), now),
            ...(item.kind === 'event' ? forgottenTexts(records, item.event.id) : []),
          ]
          return { result: removed, writes }
        },
        { freesSpace: true, all: changesCollection },
      ),
  }

  function putPhotosBack(
    item: DeletedPhotos,
    stored: Fields,
    found: Fields | null | undefined,
    { photoIds, isUndo, agreement }: Restoring,
  ): ReturnType<RecordedStep<RestoreOutcome>> {
    if (!found) return { result: 'event-missing' }
    const event = readEvent(item.eventId, found)
    const { chosen, others } = chosenPhotos(item, photoIds)
    const opens = needsConsent && isForEveryone(event) && chosen.length > 0
    const { consent, isAgreed } = agreedOpening(event, chosen.length, agreement)
    if (opens && !isAgreed && !(isUndo && item.wasPublic)) return { result: 'ask' }
    const cover = chosen.find(({ wasCover }) => wasCover)?.photo.url
    const restored = {
      ...(opens ? withFields(event, { ...consent }) : event),
      fotos: photosBack(event.fotos, chosen, others),
      ...(cover && !event.imagem && { imagem: cover }),
    }
    const document = changedDocument(found, event, restored, binEntries(stored, restored.fotos))
    refuseTooLarge(documents, document)
    return {
      result: 'restored',
      record: recordOfEvent(event, {
        kind: 'photos-restored',
        count: chosen.length,
        ...numbersOf(
          chosen.map(({ photo }) => photo),
          restored,
        ),
      }),
      writes: [
        [eventKey(event.id), document],
        [itemKey(item.id), leftInBin(stored, { ...item, photos: others })],
      ],
    }
  }
}

const tooManyAtOnce =
  'São fotos demais para uma exclusão só no Firestore (1 MiB). Exclua uma parte de cada vez.'
