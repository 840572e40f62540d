import { pMapIterable, pMapStop } from 'p-map'
import type { EventStore, SubmissionId } from '#domain/events/event-store.ts'
import type { NewPhoto, Photo } from './photo.ts'
import type { PhotoBatch, PhotoStore } from './photo-store.ts'
import type { PictureEncoder, PictureRefusal } from './picture-encoder.ts'
import {
  notAnImage,
  refusalOf,
  shownFileName,
  tookTooLong,
  tooManyFrames,
  tooManyPixels,
  tooMuchMemory,
  tooThin,
} from './upload-rules.ts'

const filesAtOnce = 2

export type OfferedPhoto = { name: string; type: string; bytes: Uint8Array }

export type AddPhotosOutcome =
  | { kind: 'added'; photos: Photo[] }
  | { kind: 'refused'; sentence: string }
  | { kind: 'event-missing' }

type Files = AsyncIterable<OfferedPhoto> | Iterable<OfferedPhoto>
type Ports = { events: EventStore; photos: PhotoStore; pictures: PictureEncoder }
type Refusal = { sentence: string }
type HeldPhoto = { name: string; read: () => Promise<Uint8Array> }
export type AddPhotosOptions = {
  now: () => Date
  /** Every file has arrived; from here on the sender only waits. */
  onReceived?: () => void
  onProgress?: (picturesDone: number) => void
  submission?: SubmissionId
}

/**
 * All files or none. They are taken as fast as they arrive and wait with the photo store; in memory are
 * the one that arrives and the two whose pictures are being made.
 */
export async function addPhotos(
  eventId: string,
  files: Files,
  { events, photos, pictures }: Ports,
  { now, onReceived, onProgress, submission }: AddPhotosOptions,
): Promise<AddPhotosOutcome> {
  if (!(await events.gallery(eventId, { from: 0, size: 0 }))) return { kind: 'event-missing' }

  const batch = await photos.beginBatch(eventId)
  let done = 0
  const stage = async (file: HeldPhoto) => {
    const result = await stagePhoto(file, batch, pictures, now)
    if (!isRefusal(result)) onProgress?.(++done)
    return result
  }
  const hold = (file: OfferedPhoto) => holdPhoto(file, batch)
  const arriving = untilReceived(files, onReceived)
  const staged = await stageInOrder(arriving, { hold, stage }).catch(abandonAndThrow(batch))
  if (isRefusal(staged)) {
    await batch.abandon()
    return { kind: 'refused', sentence: staged.sentence }
  }
  await batch.publish().catch(abandonAndThrow(batch))
  const added = await events
    .appendPhotos(eventId, staged, now(), submission)
    .catch(abandonUnlessSaved(batch, staged, events))
  if (!added) {
    await batch.abandon()
    return { kind: 'event-missing' }
  }
  if (!added.some(({ url }) => url === staged[0]?.url)) {
    await batch.abandon()
    return { kind: 'added', photos: added }
  }
  // The photos are saved: an intent that stays until the next sweep harms nobody.
  await batch.finish().catch(() => {})
  return { kind: 'added', photos: added }
}

async function* untilReceived(
  files: Files,
  onReceived?: () => void,
): AsyncGenerator<OfferedPhoto, void> {
  yield* files
  onReceived?.()
}

type Steps = {
  hold: (file: OfferedPhoto) => Promise<HeldPhoto | Refusal>
  stage: (file: HeldPhoto) => Promise<NewPhoto | Refusal>
}

async function stageInOrder(
  files: AsyncIterable<OfferedPhoto>,
  { hold, stage }: Steps,
): Promise<NewPhoto[] | Refusal> {
  const photos: NewPhoto[] = []
  const refusals: Refusal[] = []
  const running = new Set<Promise<unknown>>()
  const run = <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    return work.finally(() => running.delete(work))
  }
  const stopAtRefusal = async (held: HeldPhoto | Refusal, index: number) => {
    const result = isRefusal(held) ? held : await run(stage(held))
    if (!isRefusal(result)) return result
    refusals[index] = result
    return pMapStop
  }
  try {
    const held = pMapIterable(files, (file) => run(hold(file)), {
      concurrency: 1,
      backpressure: Number.POSITIVE_INFINITY,
    })
    const results = pMapIterable(held, stopAtRefusal, { concurrency: filesAtOnce })
    for await (const photo of results) photos.push(photo)
  } finally {
    // p-map itself does not wait for work that is running when it stops early.
    await Promise.allSettled(running)
  }
  const [refusal] = Object.values(refusals)
  if (refusal) return refusal
  return photos.length > 0 ? photos : { sentence: 'Escolha pelo menos uma foto.' }
}

async function holdPhoto(
  { name, type, bytes }: OfferedPhoto,
  batch: PhotoBatch,
): Promise<HeldPhoto | Refusal> {
  const sentence = refusalOf({ name, type, size: bytes.length })
  return sentence ? { sentence } : { name, read: await batch.hold(bytes) }
}

async function stagePhoto(
  { name, read }: HeldPhoto,
  batch: PhotoBatch,
  pictures: PictureEncoder,
  now: () => Date,
): Promise<NewPhoto | Refusal> {
  const bytes = await read()
  const picture = await pictures.encode(bytes)
  if ('refused' in picture) return { sentence: refusalSentences[picture.refused](name) }
  const staged = await batch.stage(bytes, picture)
  return {
    ...staged,
    nome: shownFileName(name),
    uploadedAt: now().toISOString(),
    ...(picture.takenAt && { tiradaEm: picture.takenAt }),
  }
}

function isRefusal(result: object): result is Refusal {
  return 'sentence' in result
}

export const refusalSentences: Record<PictureRefusal['refused'], (name: string) => string> = {
  'not-an-image': notAnImage,
  'too-many-pixels': tooManyPixels,
  'too-many-frames': tooManyFrames,
  'too-thin': tooThin,
  'too-much-memory': tooMuchMemory,
  'took-too-long': tookTooLong,
}

/** What cannot be removed now goes at the next sweep. */
function abandonAndThrow(batch: PhotoBatch) {
  return async (fault: unknown): Promise<never> => {
    await batch.abandon().catch(() => {})
    throw fault
  }
}

/** A commit that failed may still have happened: without certainty the next sweep decides. */
function abandonUnlessSaved(batch: PhotoBatch, photos: NewPhoto[], events: EventStore) {
  return async (fault: unknown): Promise<never> => {
    const saved = await events.photoUrls().catch(() => null)
    if (saved && !photos.some(({ url }) => saved.has(url))) await batch.abandon().catch(() => {})
    throw fault
  }
}
