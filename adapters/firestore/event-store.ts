import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from '@google-cloud/firestore'
import { draftFields, newestFirst, type SchoolEvent, summaryOf } from '#domain/events/event.ts'
import { type EventStore, takeSlice } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { type NewPhoto, type Photo, withIds } from '#domain/photos/photo.ts'
import { collectionsOf, documentIdFor, isDocumentId, pingId } from './collections.ts'
import type { Connection } from './connection.ts'
import { refuseTooLarge } from './document-size.ts'
import {
  arrangedList,
  eventOf,
  listWithCaption,
  listWithout,
  newDocument,
  photoFields,
  storedPhotos,
  unreadableOf,
  wholeDocument,
} from './event-documents.ts'
import { CODE, codeOf, readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { defaultPolling, liveEventList, type Polling } from './live-event-list.ts'
import { claimAfter, lastClaimedId } from './photo-id-claim.ts'
import { removeAll } from './remove-all.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

const exportTimeout = 60_000

type Append = { photos: NewPhoto[]; now: Date; submission: string | undefined }

export function firestoreEventStore(
  { db, withLock, beforeClose }: Connection,
  polling: Polling = defaultPolling,
): EventStore {
  const { events, submissions, photoIdClaims, usedVersions } = collectionsOf(db)
  const list = liveEventList(events, polling)
  beforeClose(list.close)
  const running = new Set<Promise<unknown>>()

  async function write<T>(id: string, work: (event: DocumentReference) => Promise<T>): Promise<T> {
    const event = events.doc(id)
    const written = withLock(id, () => work(event))
    running.add(written)
    const done = () => running.delete(written)
    written.then(done, done)
    const result = await withTimeout(written, writeTimeout)
    // The write is done: when this read fails, the listener brings the document.
    const now = await withTimeout(event.get(), readTimeout).catch(() => null)
    if (now) list.put(now)
    if (now) await list.delivered(now)
    return result
  }

  /** A write that timed out may still arrive: these reads wait for it. */
  async function everything(limit: number): Promise<DocumentSnapshot[]> {
    await withTimeout(Promise.allSettled(running), writeTimeout)
    return (await withTimeout(events.get(), limit)).docs
  }

  function change<T>(
    id: string,
    step: (transaction: Transaction, event: DocumentSnapshot) => Promise<T> | T,
  ): Promise<T | null> {
    if (!isDocumentId(id)) return Promise.resolve(null)
    return write(id, (reference) =>
      retryOnConflict(() =>
        db.runTransaction(async (transaction) => {
          const event = await transaction.get(reference)
          return event.exists ? step(transaction, event) : null
        }),
      ),
    )
  }

  function setFields(
    transaction: Transaction,
    event: DocumentSnapshot,
    fields: Record<string, unknown>,
  ): void {
    refuseTooLarge({ ...event.data(), ...fields })
    transaction.update(event.ref, fields)
  }

  return {
    all: async () => readEach(await everything(exportTimeout)).sort(newestFirst),
    unreadable: async () => (await everything(exportTimeout)).flatMap(unreadableOf),
    page: async (slice) => {
      const sorted = (await list.current()).sorted()
      return {
        events: structuredClone(takeSlice(sorted, slice).map(summaryOf)),
        total: sorted.length,
      }
    },
    one: async (id) => {
      if (!isDocumentId(id)) return null
      const snapshot = await withTimeout(events.doc(id).get(), readTimeout)
      list.put(snapshot)
      return eventOf(snapshot)
    },
    gallery: async (id, slice) => {
      const event = (await list.current()).find(id)
      if (!event) return null
      return structuredClone({ event: summaryOf(event), photos: takeSlice(event.fotos, slice) })
    },
    photoPosition: async (id, photoId) => {
      const event = (await list.current()).find(id)
      const position = event?.fotos.findIndex((photo) => photo.id === photoId) ?? -1
      return position < 0 ? null : position
    },
    photoUrls: async () =>
      new Set(
        readEach(await everything(readTimeout)).flatMap(({ fotos }) => fotos.map(({ url }) => url)),
      ),

    create: async (draft, now, submission) => {
      const document = newDocument(draft, now)
      refuseTooLarge(document)
      // Its id comes from its submission, so that an event sent twice exists already.
      const id = submission ? documentIdFor(submission).slice(0, 20) : events.doc().id
      return write(id, async (event) => {
        await event.create(document).catch(ignoreExisting)
        return eventOf(await event.get()) as SchoolEvent
      })
    },
    update: async (id, draft, expected) => {
      const outcome = await change(id, (transaction, event) => {
        const current = eventOf(event)
        if (!current || eventVersion(current) !== expected) return 'changed-elsewhere'
        // Only one edit can follow the state that this one has seen.
        const state = `${id}.${event.updateTime?.valueOf()}`
        transaction.create(usedVersions.doc(documentIdFor(state)), { em: Date.now() })
        setFields(transaction, event, draftFields(draft))
        return 'updated'
      })
      return outcome ?? 'missing'
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
        const autorizacaoEm = eventOf(event)?.autorizacaoEm ?? now.toISOString()
        setFields(transaction, event, { autorizacaoEm })
        return true
      })
      return done ?? false
    },
    remove: (id) =>
      change(id, async (transaction, event) => {
        const records = await Promise.all(
          [photoIdClaims, submissions].map((all) => transaction.get(all.where('evento', '==', id))),
        )
        transaction.delete(event.ref, { exists: true })
        for (const { ref } of records.flatMap(({ docs }) => docs)) transaction.delete(ref)
        return eventOf(event)
      }),
    importEvent: async (event) => {
      const document = wholeDocument(event)
      refuseTooLarge(document)
      await write(event.id, (reference) => reference.set(document))
    },

    appendPhotos: async (id, photos, now, submission) => {
      if (!isDocumentId(id)) return null
      return write(id, (event) =>
        retryOnConflict((attempt) => append(event, { photos, now, submission }, attempt > 0)),
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

    removeSubmissionsBefore: async (moment) => {
      await removeAll(submissions.where('em', '<', moment))
      await removeAll(usedVersions.where('em', '<', moment.getTime()))
    },

    version: async () => (await list.current()).version(),
    ping: async () => {
      await withTimeout(events.doc(pingId).get(), readTimeout)
    },
  }

  async function append(
    event: DocumentReference,
    { photos, now, submission }: Append,
    again: boolean,
  ): Promise<Photo[] | null> {
    const record = submission ? submissions.doc(documentIdFor(submission)) : null
    return db.runTransaction(async (transaction) => {
      const [before, sent] = await transaction.getAll(event, ...(record ? [record] : []))
      if (!before?.exists) return null
      const present = storedPhotos(before).map(({ photo }) => photo)
      if (sent?.exists) {
        const ids: number[] = sent.get('fotos')
        return present.filter(({ id }) => ids.includes(id))
      }
      const highest = present.reduce((most, { id }) => Math.max(most, id), 0)
      const last = again ? await lastClaimedId(event.id, highest, photoIdClaims) : highest
      const request = { eventId: event.id, count: photos.length, now }
      const claim = claimAfter(last, request, photoIdClaims)
      const added = withIds(photos, claim.ids)
      const fields = added.map(photoFields)
      const list: unknown = before.get('fotos')
      refuseTooLarge([before.data(), fields])
      // The claim comes first: where commits are not atomic, a conflict stops before the event.
      transaction.create(claim.document, claim.fields)
      if (record) transaction.create(record, { evento: event.id, fotos: claim.ids, em: now })
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
