import type { PhotoOwner, PhotoStore } from './photo-store.ts'
import type { PictureEncoder, PictureRefusal } from './picture-encoder.ts'
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
import type { BatchFile } from './waiting-batch.ts'

export type OfferedPhoto = { name: string; type: string; bytes: Uint8Array }

export type OfferedFiles = AsyncIterable<OfferedPhoto> | Iterable<OfferedPhoto>

/** `fault`: the file did not cause it, so sending it again may work. */
export type StoredFile = BatchFile | { sentence: string; fault?: unknown }

type Ports = { photos: Pick<PhotoStore, 'put'>; pictures: PictureEncoder }

/** Stores a picture, or says why it was refused. */
export async function storeFile(
  { name, type, bytes }: OfferedPhoto,
  owner: PhotoOwner,
  { photos, pictures }: Ports,
  now: Date,
): Promise<StoredFile> {
  const sentence = refusalOf({ name, type, size: bytes.length })
  if (sentence) return { sentence }
  const picture = await pictures.encode(bytes).catch((fault: unknown) => ({ fault }))
  if ('fault' in picture) {
    return { sentence: processingFailed(name, picture.fault), fault: picture.fault }
  }
  if ('refused' in picture) return { sentence: refusalSentences[picture.refused](name) }
  const stored = await photos.put(bytes, picture, owner)
  const photo = {
    ...stored,
    nome: shownFileName(name),
    uploadedAt: now.toISOString(),
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
