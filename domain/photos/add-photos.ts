import type { EventStore, SubmissionId } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { BatchCancelled, judgeFiles, type OfferedFiles, type RejectedFile } from './judge-files.ts'
import type { NewPhoto } from './photo.ts'
import type { PhotoBatch, PhotoStore } from './photo-store.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import { settlePhotos } from './settle-photos.ts'
import { eventPhotoUrls } from './sweep-photos.ts'
import {
  type AcceptOutcome,
  isAmong,
  keepWaiting,
  removeUnused,
  type WaitingBatchStore,
} from './waiting-batch.ts'

export type AddPhotosOutcome =
  | AcceptOutcome
  /** The event is unchanged. `waiting` photos are stored, until `acceptWaiting` or an hour has passed. */
  | { kind: 'refused'; rejected: RejectedFile[]; waiting: number }
  | { kind: 'empty' }

type Ports = {
  events: EventStore
  photos: PhotoStore
  pictures: PictureEncoder
  /** Without it, and without a submission, the good files of a bad batch are not kept. */
  waiting?: WaitingBatchStore
}

export type AddPhotosOptions = {
  now: () => Date
  /** Every file has arrived; from now on the sender only waits. */
  onReceived?: () => void
  onProgress?: (filesDone: number) => void
  /** A picture could not be made, through no fault of its file. */
  onFault?: (fault: unknown) => void
  /** The photos are saved, but not yet where who sees the event wants them. */
  onUnsettled?: (fault: unknown) => void
  submission?: SubmissionId
  /** These files belong to the batch that waits under the same submission; identifies this request. */
  joins?: SubmissionId | undefined
}

/** All files or none. */
export async function addPhotos(
  eventId: string,
  files: OfferedFiles,
  ports: Ports,
  options: AddPhotosOptions,
): Promise<AddPhotosOutcome> {
  const outcome = await addWholeBatch(eventId, files, ports, options)
  // Somebody may have changed who sees the event while the photos were on their way.
  if (outcome.kind === 'added') {
    await settlePhotos(eventId, ports, options.now()).catch((fault) => options.onUnsettled?.(fault))
  }
  return outcome
}

async function addWholeBatch(
  eventId: string,
  files: OfferedFiles,
  ports: Ports,
  options: AddPhotosOptions,
): Promise<AddPhotosOutcome> {
  const { events, photos } = ports
  const found = await events.gallery(eventId, { from: 0, size: 0 })
  if (!found) return { kind: 'event-missing' }
  const guarded = !isPublic(found.event, options.now())
  const batch = await photos.beginBatch(eventId, { guarded })
  try {
    return await addBatch(eventId, files, batch, ports, options)
  } catch (fault) {
    // The next sweep deletes what cannot be deleted now.
    if (!(fault instanceof UncertainSave)) await batch.abandon().catch(() => {})
    if (fault instanceof BatchCancelled) return { kind: 'cancelled' }
    throw fault instanceof UncertainSave ? fault.cause : fault
  }
}

async function addBatch(
  eventId: string,
  files: OfferedFiles,
  batch: PhotoBatch,
  { events, photos, pictures, waiting }: Ports,
  options: AddPhotosOptions,
): Promise<AddPhotosOutcome> {
  const { now, submission = '', joins } = options
  const recordOf = async () => (submission && (await waiting?.find(submission))) || null
  const isCancelled = async () => Boolean((await recordOf())?.cancelled)
  const judged = await judgeFiles(files, batch, pictures, { ...options, isCancelled })
  const { rejected } = judged

  const earlier = await recordOf()
  if (earlier?.cancelled) throw new BatchCancelled()
  const joined = joins ? earlier : null
  if (joins && (!joined || joined.joins?.includes(joins))) {
    await batch.abandon()
    return joined ? { kind: 'refused', rejected, waiting: joined.photos.length } : { kind: 'gone' }
  }
  const all = [...(joined?.photos ?? []), ...judged.photos]
  const isBad = rejected.length > 0 || (joined?.refused.length ?? 0) > 0
  if (all.length === 0 || (isBad && !(waiting && submission))) {
    await batch.abandon()
    return isBad ? { kind: 'refused', rejected, waiting: 0 } : { kind: 'empty' }
  }

  await batch.publish()
  if (isBad && waiting) {
    const refused = rejected.filter(({ isFault }) => !isFault)
    await keepWaiting(
      {
        ...{ id: submission, eventId, photos: all, since: now().getTime() },
        bytes: judged.bytes + (joined?.bytes ?? 0),
        refused: [...(joined?.refused ?? []), ...refused].map(({ name, sentence }) => ({
          name,
          sentence,
        })),
        ...(joins && { joins: [...(joined?.joins ?? []), joins] }),
      },
      { events, photos, waiting },
    )
    await batch.finish().catch(() => {})
    // The same batch arrived again, so its photos are stored twice.
    if (earlier && !joins) await removeUnused(earlier.photos, { events, photos })
    return { kind: 'refused', rejected, waiting: all.length }
  }

  const added = await events
    .appendPhotos(eventId, all, now(), submission || undefined)
    .catch(keepUnlessAbsent(judged.photos, events))
  if (added?.length === 0) throw new BatchCancelled()
  if (!added || !isAmong(added, judged.photos)) {
    await batch.abandon()
    return added ? { kind: 'added', photos: added } : { kind: 'event-missing' }
  }
  if (joined) await waiting?.put({ ...joined, photos: [], bytes: 0 })
  // The photos are saved; a leftover intent is harmless and the next sweep removes it.
  await batch.finish().catch(() => {})
  return { kind: 'added', photos: added }
}

/** The photos may be saved: the next sweep decides. */
class UncertainSave extends Error {}

/** A commit that failed may still have happened. */
function keepUnlessAbsent(photos: NewPhoto[], events: EventStore) {
  return async (fault: unknown): Promise<never> => {
    const saved = await eventPhotoUrls(events).catch(() => null)
    const isSaved = ({ url }: NewPhoto) => saved?.shown.has(url) || saved?.deleted.has(url)
    if (saved && !photos.some(isSaved)) throw fault
    throw new UncertainSave('', { cause: fault })
  }
}
