import type { DocumentReference, DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { confirmedConsent } from '#domain/events/consent.ts'
import { newestFirst, type SchoolEvent } from '#domain/events/event.ts'
import { readEvent, storedDraft } from '#domain/events/event-document.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { erasedEvent } from '#domain/photos/erased.ts'
import { photoKey, storedKeysIn } from '#domain/photos/photo-key.ts'
import { collectionsOf, documentIdFor, isDocumentId, pingId } from './collections.ts'
import type { Connection } from './connection.ts'
import { refuseTooLarge, setFields } from './document-size.ts'
import { firestoreEventBin, type Step } from './event-bin.ts'
import {
  eventOf,
  highestPhotoId,
  newDocument,
  unreadableOf,
  wholeDocument,
} from './event-documents.ts'
import { firestoreEventPhotos } from './event-photos.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { listedEvents } from './listed-events.ts'
import { defaultPolling, liveList, type Polling } from './live-list.ts'
import { removeAll } from './remove-all.ts'

const exportTimeout = 60_000

export function firestoreEventStore(
  { db, transact, idle, beforeClose }: Connection,
  polling: Polling = defaultPolling,
): EventStore {
  const { events, submissions, bin, erased, files } = collectionsOf(db)
  const unnamed = files.doc('sem-evento')
  const keysOf = ({ fotos }: SchoolEvent) => fotos.map(({ url }) => photoKey(url))
  const listed = { collection: events, read: eventOf, order: newestFirst, keysOf }
  const list = liveList(listed, polling)
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

  async function deleteEvent(transaction: Transaction, event: DocumentSnapshot): Promise<void> {
    const { docs } = await transaction.get(submissions.where('evento', '==', event.id))
    transaction.delete(event.ref)
    for (const { ref } of docs) transaction.delete(ref)
  }

  /** One document for each deletion. */
  function recordErased(transaction: Transaction, marcas: string[], now: Date): void {
    if (marcas.length > 0) transaction.create(erased.doc(), { marcas, em: now })
  }

  return {
    bin: firestoreEventBin({ collection: bin, write, deleteEvent, recordErased }),

    all: async () => readEach(await everything(exportTimeout)).sort(newestFirst),
    unreadable: async () => (await everything(exportTimeout)).flatMap(unreadableOf),
    ...listedEvents(list),
    one: async (id) => {
      if (!isDocumentId(id)) return null
      const snapshot = await withTimeout(events.doc(id).get(), readTimeout)
      list.put(snapshot)
      return eventOf(snapshot)
    },
    namedKeys: async () => {
      const stored = await everything(readTimeout)
      const deleted = await withTimeout(bin.get(), readTimeout)
      return new Set(
        [...stored, ...deleted.docs].flatMap((snapshot) => storedKeysIn(snapshot.data())),
      )
    },
    erased: async () => {
      const { docs } = await withTimeout(erased.get(), readTimeout)
      return new Set(docs.flatMap((snapshot): string[] => snapshot.get('marcas') ?? []))
    },
    recordErased: async (marcas, em) => {
      await withTimeout(erased.add({ marcas, em }), writeTimeout)
    },
    seenUnnamed: async () => {
      const stored = await withTimeout(unnamed.get(), readTimeout)
      return new Map(Object.entries(stored.get('vistos') ?? {}))
    },
    saveSeenUnnamed: async (seen) => {
      const document = { vistos: Object.fromEntries(seen) }
      refuseTooLarge(document)
      await withTimeout(unnamed.set(document), writeTimeout)
    },

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
    setCover: async (id, photoId) => {
      const done = await change(id, (transaction, event) => {
        const photo = eventOf(event)?.fotos.find((one) => one.id === photoId)
        if (!photo) return false
        setFields(transaction, event, { imagem: photo.url })
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
    remove: (id, now) =>
      change(id, async (transaction, event) => {
        const removed = eventOf(event)
        await deleteEvent(transaction, event)
        if (removed) recordErased(transaction, erasedEvent(removed), now)
        return removed
      }),
    importEvent: async (event) => {
      const document = wholeDocument(event)
      refuseTooLarge(document)
      await write(event.id, (transaction, before) => {
        const highest = highestPhotoId(before)
        transaction.set(before.ref, { ...document, ...(highest > 0 && { ultimaFoto: highest }) })
      })
    },

    ...firestoreEventPhotos({ submissions, change, recordErased }),

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
