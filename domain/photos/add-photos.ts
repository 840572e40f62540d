import type { SubmissionId } from '#domain/events/event-photos.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import type { HeldFiles } from './held-files.ts'
import type { PhotoAccess } from './hosted-access.ts'
import {
  BatchCancelled,
  type FileBatch,
  judgeFiles,
  type OfferedFiles,
  type RejectedFile,
} from './judge-files.ts'
import type { PhotoFiles, PhotoOwner, PhotoStore } from './photo-store.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import { removeUnused } from './remove-files.ts'
import {
  type AcceptOutcome,
  isAmong,
  keepWaiting,
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
  heldFiles: HeldFiles
  /** Without it, whoever changes who sees the event meanwhile is not told to the photo store. */
  photoAccess?: Pick<PhotoAccess, 'follow'>
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
  const { events, photos, heldFiles } = ports
  const found = await events.gallery(eventId, { from: 0, size: 0 })
  if (!found) return { kind: 'event-missing' }
  const owner = { eventId, isPublic: isPublic(found.event, options.now()) }
  const held = heldFiles.begin()
  let stored: PhotoFiles[] = []
  const batch: Batch = {
    hold: held.hold,
    put: async (original, picture) => {
      const photo = await photos.put(original, picture, owner)
      stored.push(photo)
      return photo
    },
    keep: () => {
      stored = []
    },
  }
  try {
    const outcome = await addBatch(eventId, files, batch, ports, options)
    if (outcome.kind === 'added') await followIfChanged(owner, outcome.photos, ports, options.now)
    return outcome
  } catch (fault) {
    if (fault instanceof BatchCancelled) return { kind: 'cancelled' }
    throw fault
  } finally {
    await held.end()
    // Nobody is served what cannot be deleted now; a collection deletes it later.
    await removeUnused(stored, ports).catch(() => {})
  }
}

/** Somebody may have changed who sees the event while its photos were on their way. */
export async function followIfChanged(
  { eventId, isPublic: wasPublic }: PhotoOwner,
  added: PhotoFiles[],
  { events, photoAccess }: Pick<Ports, 'events' | 'photoAccess'>,
  now: () => Date,
): Promise<void> {
  const found = await events.gallery(eventId, { from: 0, size: 0 })
  if (found && isPublic(found.event, now()) !== wasPublic) await photoAccess?.follow(added)
}

/** `keep`: its pictures are in an event now, or in a batch that waits. */
type Batch = FileBatch & { keep(): void }

async function addBatch(
  eventId: string,
  files: OfferedFiles,
  batch: Batch,
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
    return joined ? { kind: 'refused', rejected, waiting: joined.photos.length } : { kind: 'gone' }
  }
  const all = [...(joined?.photos ?? []), ...judged.photos]
  const isBad = rejected.length > 0 || (joined?.refused.length ?? 0) > 0
  if (all.length === 0 || (isBad && !(waiting && submission))) {
    return isBad ? { kind: 'refused', rejected, waiting: 0 } : { kind: 'empty' }
  }

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
    batch.keep()
    // The same batch arrived again, so its photos are stored twice.
    if (earlier && !joins) await removeUnused(earlier.photos, { events, photos })
    return { kind: 'refused', rejected, waiting: all.length }
  }

  const added = await events.appendPhotos(eventId, all, now(), submission || undefined)
  if (!added) return { kind: 'event-missing' }
  if (added.length === 0) throw new BatchCancelled()
  // Otherwise this submission was saved before.
  if (isAmong(added, judged.photos)) {
    batch.keep()
    if (joined) await waiting?.put({ ...joined, photos: [], bytes: 0 })
  }
  return { kind: 'added', photos: added }
}
