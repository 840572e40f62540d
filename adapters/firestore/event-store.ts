import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from '@google-cloud/firestore'
import { newestFirst, type SchoolEvent, summaryOf } from '#domain/events/event.ts'
import { type EventStore, type Slice, wholeSlice } from '#domain/events/event-store.ts'
import type { NewPhoto, Photo } from '#domain/photos/photo.ts'
import { collectionsOf, isDocumentId, nameFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { refuseTooLarge } from './document-size.ts'
import {
  draftFields,
  eventOf,
  listWithout,
  newDocument,
  photoFields,
  storedPhotos,
  unreadableOf,
  wholeDocument,
} from './event-documents.ts'
import { liveEventList, type Pace, usualPace } from './event-list.ts'
import { answered, CODE, codeOf, readLimit, writeLimit } from './firestore-fault.ts'
import { untilAlone } from './next-state.ts'
import { endOfChain, numbersAfter } from './photo-numbers.ts'

/** Every event with every photo is much to send, and nobody is waiting at a screen. */
const exportLimit = 60_000

type Append = { photos: NewPhoto[]; now: Date; submission: string | undefined }

export function firestoreEventStore(
  { db, inTurn, beforeClose }: Connection,
  pace: Pace = usualPace,
): EventStore {
  const { events, submissions, numbers } = collectionsOf(db)
  const list = liveEventList(events, pace)
  beforeClose(list.close)
  const underWay = new Set<Promise<unknown>>()

  /** Our own next read shows the write: the list gets the document as it now stands. */
  async function write<T>(id: string, work: (event: DocumentReference) => Promise<T>): Promise<T> {
    const event = events.doc(id)
    const written = inTurn(id, () => work(event))
    underWay.add(written)
    const done = () => underWay.delete(written)
    written.then(done, done)
    const result = await answered(written, writeLimit)
    // The write is done: when this look fails, the list hears of it from the listener.
    const now = await answered(event.get(), readLimit).catch(() => null)
    if (now) list.note(now)
    if (now) await list.heard(now)
    return result
  }

  /** A write that was given up may still arrive; what is certain must wait for it. */
  async function everything(limit: number): Promise<DocumentSnapshot[]> {
    await answered(Promise.allSettled(underWay), writeLimit)
    return (await answered(events.get(), limit)).docs
  }

  /** One step of reading, deciding and committing on one event. Null: no such event. */
  function change<T>(
    id: string,
    step: (transaction: Transaction, event: DocumentSnapshot) => Promise<T> | T,
  ): Promise<T | null> {
    if (!isDocumentId(id)) return Promise.resolve(null)
    return write(id, (reference) =>
      untilAlone(() =>
        db.runTransaction(async (transaction) => {
          const event = await transaction.get(reference)
          return event.exists ? step(transaction, event) : null
        }),
      ),
    )
  }

  async function update(id: string, fields: Record<string, unknown>): Promise<boolean> {
    const done = await change(id, (transaction, event) => {
      refuseTooLarge({ ...event.data(), ...fields })
      transaction.update(event.ref, fields)
      return true
    })
    return done ?? false
  }

  return {
    all: async () => readEach(await everything(exportLimit)).sort(newestFirst),
    unreadable: async () => (await everything(exportLimit)).flatMap(unreadableOf),
    page: async (slice) => {
      const sorted = (await list.current()).sorted()
      return { events: structuredClone(cut(sorted, slice).map(summaryOf)), total: sorted.length }
    },
    one: async (id) => {
      if (!isDocumentId(id)) return null
      const snapshot = await answered(events.doc(id).get(), readLimit)
      list.note(snapshot)
      return eventOf(snapshot)
    },
    gallery: async (id, slice) => {
      const event = (await list.current()).find(id)
      if (!event) return null
      return structuredClone({ event: summaryOf(event), photos: cut(event.fotos, slice) })
    },
    photoPosition: async (id, photoId) => {
      const event = (await list.current()).find(id)
      const position = event?.fotos.findIndex((photo) => photo.id === photoId) ?? -1
      return position < 0 ? null : position
    },
    photoUrls: async () =>
      new Set(
        readEach(await everything(readLimit)).flatMap(({ fotos }) => fotos.map(({ url }) => url)),
      ),

    create: async (draft, now, submission) => {
      const document = newDocument(draft, now)
      refuseTooLarge(document)
      // Named after its submission, an event that is sent twice is there already.
      const id = submission ? nameFor(submission).slice(0, 20) : events.doc().id
      return write(id, async (event) => {
        await event.create(document).catch(ignoreExisting)
        return eventOf(await event.get()) as SchoolEvent
      })
    },
    update: (id, draft) => update(id, draftFields(draft)),
    setCover: (id, url) => update(id, { imagem: url }),
    remove: (id) =>
      change(id, async (transaction, event) => {
        const notes = await Promise.all(
          [numbers, submissions].map((all) => transaction.get(all.where('evento', '==', id))),
        )
        transaction.delete(event.ref, { exists: true })
        for (const note of notes.flatMap(({ docs }) => docs)) transaction.delete(note.ref)
        return eventOf(event)
      }),
    bring: async (event) => {
      const document = wholeDocument(event)
      refuseTooLarge(document)
      await write(event.id, (reference) => reference.set(document))
    },

    appendPhotos: async (id, photos, now, submission) => {
      if (!isDocumentId(id)) return null
      return write(id, (event) =>
        untilAlone((attempt) => append(event, { photos, now, submission }, attempt > 0)),
      )
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
          ...(urls.includes(event.get('imagem')) && { imagem: null }),
        })
        return gone.map(({ photo }) => photo)
      }),

    version: async () => (await list.current()).version(),
    ping: async () => {
      await answered(events.doc('site-pulso').get(), readLimit)
    },
  }

  async function append(
    event: DocumentReference,
    { photos, now, submission }: Append,
    again: boolean,
  ): Promise<Photo[] | null> {
    const note = submission ? submissions.doc(nameFor(submission)) : null
    return db.runTransaction(async (transaction) => {
      const [before, sent] = await transaction.getAll(event, ...(note ? [note] : []))
      if (!before?.exists) return null
      const present = storedPhotos(before).map(({ photo }) => photo)
      if (sent?.exists) {
        const ids: number[] = sent.get('fotos')
        return present.filter(({ id }) => ids.includes(id))
      }
      const highest = present.reduce((most, { id }) => Math.max(most, id), 0)
      const last = again ? await endOfChain(event.id, highest, numbers) : highest
      const next = numbersAfter(last, { eventId: event.id, count: photos.length, now }, numbers)
      const added = photos.map((photo, index) => ({ ...photo, id: next.ids[index] ?? 0 }))
      const fields = added.map(photoFields)
      const list: unknown = before.get('fotos')
      refuseTooLarge([before.data(), fields])
      // The notes come first: where commits are not atomic, a second comer stops before the event.
      transaction.create(next.note, next.content)
      if (note) transaction.create(note, { evento: event.id, fotos: next.ids, em: now })
      transaction.update(event, {
        fotos: Array.isArray(list) ? FieldValue.arrayUnion(...fields) : fields,
      })
      return added
    })
  }
}

function readEach(documents: DocumentSnapshot[]): SchoolEvent[] {
  return documents.flatMap((snapshot) => eventOf(snapshot) ?? [])
}

function ignoreExisting(error: unknown): void {
  if (codeOf(error) !== CODE.ALREADY_EXISTS) throw error
}

function cut<T>(list: readonly T[], slice: Slice): T[] {
  const { from, size } = wholeSlice(slice)
  return list.slice(from, from + size)
}
