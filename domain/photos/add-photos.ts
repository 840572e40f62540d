import { pMapIterable, pMapStop } from 'p-map'
import type { EventStore, SubmissionId } from '#domain/events/event-store.ts'
import type { NewPhoto, Photo } from './photo.ts'
import type { PhotoBatch, PhotoStore } from './photo-store.ts'
import type { PictureMaker, PictureRefusal } from './picture-maker.ts'
import { heicRefusal, notAnImage, refusalOf, shownFileName, tooManyPixels } from './upload-rules.ts'

// What the picture maker does at once; more would only fill the memory.
const filesAtOnce = 2

export type OfferedPhoto = { name: string; type: string; bytes: Uint8Array }

export type AddPhotosOutcome =
  | { kind: 'added'; photos: Photo[] }
  | { kind: 'refused'; sentence: string }
  | { kind: 'event-missing' }

type Ports = { events: EventStore; photos: PhotoStore; pictures: PictureMaker }
type Refusal = { sentence: string }
type Circumstances = {
  now: () => Date
  onProgress?: (picturesDone: number) => void
  submission?: SubmissionId
}

/**
 * Adds a batch of photos to an event: all of them or none. The files may arrive one by one (an
 * async iterable), so that only two of them are in memory at a time.
 */
export async function addPhotos(
  eventId: string,
  files: AsyncIterable<OfferedPhoto> | Iterable<OfferedPhoto>,
  { events, photos, pictures }: Ports,
  circumstances: Circumstances,
): Promise<AddPhotosOutcome> {
  if (!(await events.gallery(eventId, { from: 0, size: 0 }))) return { kind: 'event-missing' }

  const batch = await photos.announceBatch(eventId)
  const kept = await keepAll(files, batch, pictures, circumstances).catch(abandoning(batch))
  if ('sentence' in kept) {
    await batch.abandon()
    return { kind: 'refused', sentence: kept.sentence }
  }
  await batch.publish().catch(abandoning(batch))
  const added = await events
    .appendPhotos(eventId, kept, circumstances.now(), circumstances.submission)
    .catch(abandoningUnlessHeld(batch, kept, events))
  if (!added) {
    await batch.abandon()
    return { kind: 'event-missing' }
  }
  if (!added.some(({ url }) => url === kept[0]?.url)) {
    // Sent twice: the event has the photos of the first time, and these files are nobody's.
    await batch.abandon()
    return { kind: 'added', photos: added }
  }
  // The photos are saved: an announcement that lingers until the next sweep harms nobody.
  await batch.settle().catch(() => {})
  return { kind: 'added', photos: added }
}

/** The first bad file, in their order, ends the batch with its sentence. */
async function keepAll(
  files: AsyncIterable<OfferedPhoto> | Iterable<OfferedPhoto>,
  batch: PhotoBatch,
  pictures: PictureMaker,
  { now, onProgress }: Circumstances,
): Promise<NewPhoto[] | Refusal> {
  const refusals: string[] = []
  let done = 0
  const keepOne = async ({ name, type, bytes }: OfferedPhoto): Promise<NewPhoto | Refusal> => {
    const sentence = refusalOf({ name, type, size: bytes.length })
    if (sentence) return { sentence }
    const made = await pictures.make(bytes)
    if ('refused' in made) return { sentence: refusalSentence(made, name) }
    const picture = await batch.keep(bytes, made)
    done += 1
    onProgress?.(done)
    return { ...picture, nome: shownFileName(name), uploadedAt: now().toISOString() }
  }
  const running = new Set<Promise<unknown>>()
  const stopAtRefusal = async (file: OfferedPhoto, index: number) => {
    const work = keepOne(file)
    running.add(work)
    const result = await work.finally(() => running.delete(work))
    if (!('sentence' in result)) return result
    refusals[index] = result.sentence
    return pMapStop
  }
  try {
    const kept: NewPhoto[] = []
    const results = pMapIterable(files, stopAtRefusal, { concurrency: filesAtOnce })
    for await (const photo of results) kept.push(photo)
    const [sentence] = Object.values(refusals)
    if (sentence) return { sentence }
    return kept.length > 0 ? kept : { sentence: 'Escolha pelo menos uma foto.' }
  } finally {
    // p-map does not wait for the files still in work when it stops early.
    await Promise.allSettled(running)
  }
}

function refusalSentence({ refused }: PictureRefusal, name: string): string {
  if (refused === 'heic') return heicRefusal(name)
  return refused === 'too-many-pixels' ? tooManyPixels(name) : notAnImage(name)
}

function abandoning(batch: PhotoBatch) {
  return async (fault: unknown): Promise<never> => {
    // What cannot be removed now was announced, and goes at the next sweep.
    await batch.abandon().catch(() => {})
    throw fault
  }
}

/** A commit that failed may still have happened: without certainty the next sweep judges. */
function abandoningUnlessHeld(batch: PhotoBatch, kept: NewPhoto[], events: EventStore) {
  return async (fault: unknown): Promise<never> => {
    const held = await events.photoUrls().catch(() => null)
    if (held && !kept.some(({ url }) => held.has(url))) await batch.abandon().catch(() => {})
    throw fault
  }
}
