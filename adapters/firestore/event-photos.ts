import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  type Transaction,
} from '@google-cloud/firestore'
import type { EventStore } from '#domain/events/event-store.ts'
import { erasedPhotos } from '#domain/photos/erased.ts'
import { type Photo, photoIds, withIds } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { documentIdFor } from './collections.ts'
import { refuseTooLarge, setFields } from './document-size.ts'
import type { Step } from './event-bin.ts'
import {
  arrangedList,
  eventOf,
  highestPhotoId,
  listWithCaption,
  listWithout,
  listWithPicture,
  photoFields,
  storedPhotos,
} from './event-documents.ts'

type EventPhotos = Pick<
  EventStore,
  'appendPhotos' | 'removePhotos' | 'arrangePhotos' | 'setCaption' | 'replacePicture'
>

type PhotosOf = {
  submissions: CollectionReference
  /** Null if the event is not there. */
  change: <T>(id: string, step: Step<T>, beside?: DocumentReference) => Promise<T | null>
  /** In the same transaction. */
  recordErased: (transaction: Transaction, marks: string[], now: Date) => void
}

/** The photos of an event, which are a list in its document. */
export function firestoreEventPhotos({ submissions, change, recordErased }: PhotosOf): EventPhotos {
  return {
    appendPhotos: (id, photos, now, submission) => {
      const record = submission ? submissions.doc(documentIdFor(submission)) : undefined
      const append: Step<Photo[]> = (transaction, event, sent) => {
        if (sent?.exists) {
          const ids: number[] = sent.get('fotos')
          return eventOf(event)?.fotos.filter((photo) => ids.includes(photo.id)) ?? []
        }
        const ids = photoIds(photos.length, now, highestPhotoId(event))
        const added = withIds(photos, ids)
        const fields = added.map(photoFields)
        refuseTooLarge([event.data(), fields])
        if (added.length > 0) {
          transaction.update(event.ref, {
            fotos: Array.isArray(event.get('fotos')) ? FieldValue.arrayUnion(...fields) : fields,
            ultimaFoto: ids.at(-1),
          })
        }
        if (record) transaction.create(record, { evento: id, fotos: ids, em: now })
        return added
      }
      return change(id, append, record)
    },
    removePhotos: (id, photoIds, now) =>
      change(id, (transaction, event) => {
        const photos = storedPhotos(event)
        const goes = ({ photo }: { photo: Photo }) => photoIds.includes(photo.id)
        const gone = photos.filter(goes)
        if (gone.length === 0) return []
        const stay = photos.filter((photo) => !goes(photo))
        const urls = gone.map(({ photo }) => photo.url)
        transaction.update(event.ref, {
          fotos: listWithout(event.get('fotos'), gone, stay),
          ultimaFoto: highestPhotoId(event),
          ...(urls.includes(event.get('imagem')) && { imagem: null }),
        })
        const removed = gone.map(({ photo }) => photo)
        recordErased(transaction, erasedPhotos(id, removed), now)
        return removed
      }),

    arrangePhotos: async (id, arrange) => {
      const outcome = await change(id, (transaction, event) => {
        const stored = storedPhotos(event)
        const arranged = arrange(stored.map(({ photo }) => photo))
        if (!arranged) return 'unchanged'
        const byId = new Map(stored.map((entry) => [entry.photo.id, entry]))
        const entries = arranged.flatMap((photo) => byId.get(photo.id) ?? [])
        const fotos = arrangedList(event.get('fotos') ?? [], entries)
        setFields(transaction, event, { fotos })
        return 'arranged'
      })
      return outcome ?? 'missing'
    },
    setCaption: async (id, photoId, legenda) => {
      const done = await change(id, (transaction, event) => {
        const stored = storedPhotos(event).find(({ photo }) => photo.id === photoId)
        if (!stored) return false
        const fotos = listWithCaption(event.get('fotos'), stored, legenda)
        setFields(transaction, event, { fotos })
        return true
      })
      return done ?? false
    },

    replacePicture: async (id, url, picture, now) => {
      const done = await change(id, (transaction, event) => {
        const shows = storedPhotos(event).filter(({ photo }) => photo.url === url)
        if (shows.length === 0) return false
        setFields(transaction, event, {
          fotos: listWithPicture(event.get('fotos'), shows, picture),
          ...(event.get('imagem') === url && { imagem: picture.url }),
        })
        // The photo stays; its earlier picture does not.
        recordErased(transaction, [photoKey(url)], now)
        return true
      })
      return done ?? false
    },
  }
}
