import { pMapIterable } from 'p-map'
import type { HeldBatch } from './held-files.ts'
import type { NewPhoto } from './photo.ts'
import type { StoredPicture } from './photo-store.ts'
import type { EncodedPicture, PictureEncoder, PictureRefusal } from './picture-encoder.ts'
import {
  notAnImage,
  processingFailed,
  refusalOf,
  shownFileName,
  tookTooLong,
  tooManyFrames,
  tooManyPixelsToTake,
  tooMuchMemory,
  tooThin,
} from './upload-rules.ts'

const filesAtOnce = 2

export type OfferedPhoto = { name: string; type: string; bytes: Uint8Array }

export type OfferedFiles = AsyncIterable<OfferedPhoto> | Iterable<OfferedPhoto>

/** A file that does not become a photo, by its place among those that were sent. */
export type RejectedFile = {
  index: number
  name: string
  sentence: string
  /** Not the file's fault: sending it again may work. */
  isFault: boolean
}

export type JudgedFiles = { photos: NewPhoto[]; bytes: number; rejected: RejectedFile[] }

type JudgeOptions = {
  now: () => Date
  onReceived?: (() => void) | undefined
  onProgress?: ((filesDone: number) => void) | undefined
  onFault?: ((fault: unknown) => void) | undefined
  /** Asked before every tenth picture: hosted stores bill each read. */
  isCancelled?: (() => Promise<boolean>) | undefined
}

/** Where files wait, and where their pictures are put. */
export type FileBatch = Pick<HeldBatch, 'hold'> & {
  put(original: Uint8Array, picture: EncodedPicture): Promise<StoredPicture>
}

/** Thrown by `judgeFiles`. */
export class BatchCancelled extends Error {}

/**
 * Stores every file that is a picture and says of each other one why not. Files are taken as fast as
 * they arrive and wait outside memory, which has the one that arrives and the two whose pictures are
 * being made.
 */
export async function judgeFiles(
  files: OfferedFiles,
  batch: FileBatch,
  pictures: PictureEncoder,
  options: JudgeOptions,
): Promise<JudgedFiles> {
  const judged: JudgedFiles = { photos: [], bytes: 0, rejected: [] }
  const running = new Set<Promise<unknown>>()
  const run = <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    return work.finally(() => running.delete(work))
  }
  try {
    const held = pMapIterable(
      untilReceived(files, options.onReceived),
      (file, index) => run(hold(file, index, batch)),
      { concurrency: 1, backpressure: Number.POSITIVE_INFINITY },
    )
    const results = pMapIterable(
      held,
      (file) => ('sentence' in file ? file : run(store(file, batch, pictures, options))),
      { concurrency: filesAtOnce },
    )
    let done = 0
    for await (const result of results) {
      if ('sentence' in result) judged.rejected.push(result)
      else {
        judged.photos.push(result.photo)
        judged.bytes += result.bytes
      }
      options.onProgress?.(++done)
    }
  } finally {
    // When p-map stops early it does not wait for running work.
    await Promise.allSettled(running)
  }
  return judged
}

async function* untilReceived(
  files: OfferedFiles,
  onReceived?: () => void,
): AsyncGenerator<OfferedPhoto, void> {
  yield* files
  onReceived?.()
}

type HeldPhoto = { index: number; name: string; read: () => Promise<Uint8Array> }

async function hold(
  { name, type, bytes }: OfferedPhoto,
  index: number,
  batch: FileBatch,
): Promise<HeldPhoto | RejectedFile> {
  const sentence = refusalOf({ name, type, size: bytes.length })
  if (sentence) return { index, name: shownFileName(name), sentence, isFault: false }
  return { index, name, read: await batch.hold(bytes) }
}

async function store(
  { index, name, read }: HeldPhoto,
  batch: FileBatch,
  pictures: PictureEncoder,
  { now, onFault, isCancelled }: JudgeOptions,
): Promise<{ photo: NewPhoto; bytes: number } | RejectedFile> {
  if (index % 10 === 0 && (await isCancelled?.())) throw new BatchCancelled()
  const bytes = await read()
  const picture = await pictures.encode(bytes).catch((fault: unknown) => {
    onFault?.(fault)
    return { fault }
  })
  if (!('files' in picture)) {
    const isFault = 'fault' in picture
    const sentence = isFault
      ? processingFailed(name, picture.fault)
      : refusalSentences[picture.refused](name)
    return { index, name: shownFileName(name), sentence, isFault }
  }
  const stored = await batch.put(bytes, picture)
  const photo = {
    ...stored,
    nome: shownFileName(name),
    uploadedAt: now().toISOString(),
    ...(picture.takenAt && { tiradaEm: picture.takenAt }),
  }
  return { photo, bytes: bytes.length }
}

export const refusalSentences: Record<PictureRefusal['refused'], (name: string) => string> = {
  'not-an-image': notAnImage,
  'too-many-pixels': tooManyPixelsToTake,
  'too-many-frames': tooManyFrames,
  'too-thin': tooThin,
  'too-much-memory': tooMuchMemory,
  'took-too-long': tookTooLong,
}
