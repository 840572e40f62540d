import type { PhotoOwner } from '#domain/photos/photo-store.ts'
import type { EncodedPicture, PictureRefusal } from '#domain/photos/picture-encoder.ts'
import type { CopyReport, PhotoLabel } from '#escola/copy-report.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import type { ExportedPhoto } from '#escola/export-format.ts'
import type { Stores } from '#server/stores.ts'
import type { EventSource } from './import-events.ts'

type CopyContext = {
  source: Pick<EventSource, 'readOriginal'>
  target: Pick<Stores, 'photos'>
  report: CopyReport
  owner: PhotoOwner
}

/** Stores the original of a photo at the target, with its sizes. Null: it failed, and the report has the reason. */
export async function copyOriginal<E extends EncodedPicture>(
  photo: Pick<ExportedPhoto, 'url' | 'arquivo' | 'cobertos'>,
  label: PhotoLabel,
  { source, target, report, owner }: CopyContext,
  encode: (bytes: Uint8Array) => Promise<E | PictureRefusal>,
) {
  const skip = (reason: string) => {
    report.skippedPhotos.push({ ...label, reason })
    return null
  }
  const original = await source
    .readOriginal(photo)
    .catch((error) => ({ reason: errorSentence(error) }))
  if (!original) return skip('o arquivo não foi encontrado')
  if ('reason' in original) return skip(original.reason)
  const encoded = await encode(original)
  if ('refused' in encoded) return skip('o arquivo não é uma imagem que possa ser mostrada')
  return { encoded, stored: await target.photos.put(original, encoded, owner) }
}
