import { eventNotFound, uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { photosWords } from '#content/admin.ts'
import type { AddPhotosOutcome } from '#domain/photos/add-photos.ts'
import type { UploadResult } from './upload-stream.ts'

/** What became of a batch, as the browser is told. */
export function uploadResult(outcome: AddPhotosOutcome): UploadResult {
  switch (outcome.kind) {
    case 'added':
      return { saved: outcome.photos.length }
    case 'event-missing':
      return { missing: eventNotFound.text }
    case 'cancelled':
      return { cancelled: true }
    case 'gone':
      return { gone: true }
    case 'empty':
      return { refused: uploadFailed(photosWords.none).text }
    case 'refused': {
      const { rejected, waiting } = outcome
      const files = rejected.map(({ name: _, ...file }) => file)
      return { refused: uploadFailed(files[0]?.sentence ?? '').text, files, waiting }
    }
  }
}
