import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from '@google-cloud/firestore'
import { confirmedConsent } from '#domain/events/consent.ts'
import { newestFirst, type SchoolEvent } from '#domain/events/event.ts'
import { readEvent, storedDraft } from '#domain/events/event-document.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { type Photo, photoIds, withIds } from '#domain/photos/photo.ts'
import { collectionsOf, documentIdFor, isDocumentId, pingId } from './collections.ts'
import type { Connection } from './connection.ts'
import { refuseTooLarge } from './document-size.ts'
import { firestoreEventBin, type Step } from './event-bin.ts'
import {
  arrangedList,
  eventOf,
  highestPhotoId,
  listWithCaption,
  listWithFiles,
  listWithout,
  listWithPicture,
  newDocument,
  photoFields,
  storedPhotos,
  unreadableOf,
  wholeDocument,
} from './event-documents.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { listedEvents } from './listed-events.ts'
import { defaultPolling, liveList, type Polling } from './live-list.ts'
import { removeAll } from './remove-all.ts'

const exportTimeout = 60_000

export function firestoreEventStore(
  { db, transact, idle, beforeClose }: Connection,
  polling: Polling = defaultPolling,
): EventStore {
  const { events, submissions, bin } = collectionsOf(db)
  const list = liveList({ collection: events, read: eventOf, order: newestFirst }, polling)
  beforeClose(list.close)

  /** Reads the event and one other document, and writes, in one transaction. */
  async function write<T>(id: string, step: Step<T>, beside?: DocumentReference): Promise<T> {
    const event = events.doc(id)
    const result = await transact(id, async (transaction) => {
      const read = await transaction.getAll(event, ...(beside ? [beside] : []))
      return step(transaction, ...(read as [DocumentSnapshot, DocumentSnapshot?]))
    })
    // The write has succeeded. If this read fails, the listener delivers the document.
    const now = await withTimeout(event.get(), readTimeout).catch(() => null)
    if (now) list.put(now)
    if (now) await list.delivered(now)
    return result
  }

  const settled = () => withTimeout(idle(), writeTimeout)

  /** A write that timed out may still succeed, so these reads wait for it. */
  async function everything(limit: number): Promise<DocumentSnapshot[]> {
    await settled()
    return (await withTimeout(events.get(), limit)).docs
  }

  async function change<T>(
    id: string,
    step: Step<T>,
    beside?: DocumentReference,
  ): Promise<T | null> {
    if (!isDocumentId(id)) return null
    const ifThere: Step<T | null> = (transaction, event, other) =>
      event.exists ? step(transaction, event, other) : null
    return write(id, ifThere, beside)
  }

  function setFields(
    transaction: Transaction,
    event: DocumentSnapshot,
    fields: Record<string, unknown>,
  ): void {
    refuseTooLarge({ ...event.data(), ...fields })
    transaction.update(event.ref, fields)
  }

  async function deleteEvent(transaction: Transaction, event: DocumentSnapshot): Promise<void> {
    const { docs } = await transaction.get(submissions.where('evento', '==', event.id))
    transaction.delete(event.ref)
    for (const { ref } of docs) transaction.delete(ref)
  }

  return {
    bin: firestoreEventBin({ collection: bin, write, deleteEvent, settled }),

    all: async () => readEach(await everything(exportTimeout)).sort(newestFirst),
    unreadable: async () => (await everything(exportTimeout)).flatMap(unreadableOf),
    ...listedEvents(list),
    one: async (id) => {
      if (!isDocumentId(id)) return null
      const snapshot = await withTimeout(events.doc(id).get(), readTimeout)
      list.put(snapshot)
      return eventOf(snapshot)
    },
    photoUrls: async () =>
      new Set(
        readEach(await everything(readTimeout)).flatMap(({ fotos }) => fotos.map(({ url }) => url)),
      ),

    create: async (draft, now, submission) => {
      const document = newDocument(draft, now)
      refuseTooLarge(document)
      // The id is derived from the submission, so an event sent twice is found to exist.
      const id = submission ? documentIdFor(submission).slice(0, 20) : events.doc().id
      return write(id, (transaction, event) => {
        if (!event.exists) transaction.create(event.ref, document)
        return eventOf(event) ?? readEvent(id, document)
      })
    },
    update: async (id, draft, expected) => {
      const outcome = await change(id, (transaction, event) => {
        const current = eventOf(event)
        if (!current || eventVersion(current) !== expected) return 'changed-elsewhere'
        setFields(transaction, event, storedDraft(draft))
        return 'updated'
      })
      return outcome ?? 'missing'
    },
    setFields: async (id, fields) => {
      const done = await change(id, (transaction, event) => {
        setFields(transaction, event, fields)
        return true
      })
      return done ?? false
    },
    setCover: async (id, url) => {
      const done = await change(id, (transaction, event) => {
        setFields(transaction, event, { imagem: url })
        return true
      })
      return done ?? false
    },
    confirmConsent: async (id, now) => {
      const done = await change(id, (transaction, event) => {
        setFields(transaction, event, confirmedConsent(eventOf(event) ?? {}, now))
        return true
      })
      return done ?? false
    },
    remove: (id) =>
      change(id, async (transaction, event) => {
        await deleteEvent(transaction, event)
        return eventOf(event)
      }),
    importEvent: async (event) => {
      const document = wholeDocument(event)
      refuseTooLarge(document)
      await write(event.id, (transaction, before) => {
        const highest = highestPhotoId(before)
        transaction.set(before.ref, { ...document, ...(highest > 0 && { ultimaFoto: highest }) })
      })
    },

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
    removePhotos: (id, photoIds) =>
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
        return gone.map(({ photo }) => photo)
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

    replacePicture: async (id, url, picture) => {
      const done = await change(id, (transaction, event) => {
        const shows = storedPhotos(event).filter(({ photo }) => photo.url === url)
        if (shows.length === 0) return false
        setFields(transaction, event, {
          fotos: listWithPicture(event.get('fotos'), shows, picture),
          ...(event.get('imagem') === url && { imagem: picture.url }),
        })
        return true
      })
      return done ?? false
    },
    replaceFiles: (id, files) =>
      change(id, (transaction, event) => {
        const replaced = storedPhotos(event).filter(({ photo }) => files.has(photo.url))
        const fotos = listWithFiles(event.get('fotos') ?? [], replaced, files)
        const cover = files.get(event.get('imagem'))
        setFields(transaction, event, { fotos, ...(cover && { imagem: cover.url }) })
        return replaced.map(({ photo }) => photo.url)
      }),

    removeSubmissionsBefore: (moment) => removeAll(submissions.where('em', '<', moment)),

    version: async () => (await list.current()).version(),
    ping: async () => {
      await withTimeout(events.doc(pingId).get(), readTimeout)
    },
  }
}

function readEach(documents: DocumentSnapshot[]): SchoolEvent[] {
  return documents.flatMap((snapshot) => eventOf(snapshot) ?? [])
}
