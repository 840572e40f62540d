import type { DocumentReference, DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import {
  chosenPhotos,
  type DeletedEvent,
  type DeletedItem,
  type DeletedPhotos,
  erasedItem,
  eventIdOf,
  newestDeletionFirst,
  placesBack,
  splitForRemoval,
} from '#domain/events/deleted-item.ts'
import type { EventBin } from '#domain/events/event-bin.ts'
import {
  asItem,
  type BinDocument,
  binnedEvent,
  binnedPhotos,
  itemOf,
  storedEntry,
} from './bin-documents.ts'
import { isDocumentId } from './collections.ts'
import type { Connection } from './connection.ts'
import { refuseTooLarge } from './document-size.ts'
import { highestPhotoId, listWithBack, listWithout, storedPhotos } from './event-documents.ts'
import { readTimeout, withTimeout } from './firestore-fault.ts'

export type Step<T> = (
  transaction: Transaction,
  event: DocumentSnapshot,
  beside?: DocumentSnapshot,
) => Promise<T> | T

type Parts = {
  collection: ReturnType<Connection['db']['collection']>
  /** Reads the event and the item, and writes, in one transaction. */
  write<T>(eventId: string, step: Step<T>, beside: DocumentReference): Promise<T>
  deleteEvent(transaction: Transaction, event: DocumentSnapshot): Promise<void>
  /** In the same transaction. */
  recordErased(transaction: Transaction, marks: string[], now: Date): void
}

type WithPhotos = Extract<BinDocument, { fotos: unknown }>

export function firestoreEventBin({
  collection,
  write,
  deleteEvent,
  recordErased,
}: Parts): EventBin {
  const all = async (): Promise<DeletedItem[]> => {
    const { docs } = await withTimeout(collection.get(), readTimeout)
    return docs.flatMap((snapshot) => itemOf(snapshot) ?? []).sort(newestDeletionFirst)
  }
  const find = async (id: string): Promise<DeletedItem | null> =>
    isDocumentId(id) ? itemOf(await withTimeout(collection.doc(id).get(), readTimeout)) : null

  /** A step that finds the item as it is inside the transaction. */
  async function onItem<T>(
    id: string,
    step: (item: DeletedItem, ...given: Parameters<Step<T>>) => T | Promise<T>,
  ): Promise<T | null> {
    const known = await find(id)
    if (!known) return null
    return write(
      eventIdOf(known),
      (transaction, event, stored) => {
        const item = stored && itemOf(stored)
        return item ? step(item, transaction, event, stored) : null
      },
      collection.doc(id),
    )
  }

  /** What is left of an item, if anything is. */
  function leave(transaction: Transaction, stored: DocumentSnapshot, left: DeletedPhotos): void {
    const places = new Map(left.photos.map(({ photo, place }) => [photo.id, place]))
    if (places.size === 0) transaction.delete(stored.ref)
    const { fotos } = stored.data() as WithPhotos
    const kept = fotos.flatMap((entry) => {
      const lugar = places.get(entry.id)
      return lugar === undefined ? [] : [{ ...entry, lugar }]
    })
    if (places.size > 0) transaction.update(stored.ref, { fotos: kept })
  }

  return {
    all,
    find,

    putEvent: async (eventId, deletion) => {
      if (!isDocumentId(eventId)) return null
      return write(
        eventId,
        async (transaction, event, stored) => {
          if (!event.exists || !stored) return null
          const document = binnedEvent(event, deletion)
          await deleteEvent(transaction, event)
          transaction.create(stored.ref, document)
          return asItem(deletion.id, document) as DeletedEvent
        },
        collection.doc(deletion.id),
      )
    },
    putPhotos: async (eventId, photoIds, deletion) => {
      if (!isDocumentId(eventId)) return null
      return write(
        eventId,
        (transaction, event, stored) => {
          if (!event.exists || !stored) return null
          const document = binnedPhotos(event, photoIds, deletion)
          if (document.fotos.length > 0) {
            const { gone = [], stay = [] } = Object.groupBy(storedPhotos(event), ({ photo }) =>
              photoIds.includes(photo.id) ? 'gone' : 'stay',
            )
            transaction.update(event.ref, {
              fotos: listWithout(event.get('fotos'), gone, stay),
              ultimaFoto: highestPhotoId(event),
              ...(document.fotos.some(({ capa }) => capa) && { imagem: null }),
            })
            transaction.create(stored.ref, document)
          }
          return asItem(deletion.id, document) as DeletedPhotos
        },
        collection.doc(deletion.id),
      )
    },

    restore: async (id, photoIds) => {
      const outcome = await onItem(id, (item, transaction, event, stored) => {
        const document = stored?.data() as BinDocument
        if (!stored) return 'missing'
        if (item.kind === 'event') {
          if (event.exists) return 'event-exists'
          transaction.create(event.ref, 'documento' in document ? document.documento : {})
          transaction.delete(stored.ref)
          return 'restored'
        }
        if (!event.exists) return 'event-missing'
        const { chosen, others } = chosenPhotos(item, photoIds)
        const places = placesBack(storedPhotos(event).length, chosen, others)
        const entries = places.map(({ deleted: { photo }, at }) => ({
          at,
          entry: storedEntry(document as WithPhotos, photo),
        }))
        const cover = chosen.find(({ wasCover }) => wasCover)?.photo.url
        const fields = {
          fotos: listWithBack(event.get('fotos') ?? [], entries),
          ...(cover && !event.get('imagem') && { imagem: cover }),
        }
        refuseTooLarge({ ...event.data(), ...fields })
        transaction.update(event.ref, fields)
        leave(transaction, stored, { ...item, photos: others })
        return 'restored'
      })
      return outcome ?? 'missing'
    },
    remove: (id, now, photoIds) =>
      onItem<DeletedItem>(id, (item, transaction, _event, stored) => {
        const { removed, left } = splitForRemoval(item, photoIds)
        if (stored && left) leave(transaction, stored, left)
        else if (stored) transaction.delete(stored.ref)
        recordErased(transaction, erasedItem(removed), now)
        return removed
      }),
  }
}
