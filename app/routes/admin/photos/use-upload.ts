import { useEffect, useState } from 'react'
import { photosWords } from '#content/admin.ts'
import { checkSelection, maxBatchPhotos } from '#domain/photos/upload-rules.ts'
import { newSubmissionId } from '../submission-id.ts'
import { type Batch, deleteBatch, loadBatch } from './batch-storage.ts'
import {
  type CurrentUpload,
  forgetUpload,
  isToBeSentAgain,
  startUpload,
  useCurrentUpload,
} from './current-upload.ts'

/** A selection with files that cannot be sent: a sentence for each, and the files that can. */
export type RefusedSelection = { refusals: string[]; good: File[] }

export type Upload = {
  /** Of this event's photos. */
  progress: CurrentUpload['progress']
  /** Photos of any event are on their way. */
  busy: boolean
  /** Chosen earlier and not saved. */
  unsent: Batch | null
  refused: RefusedSelection | null
  dismiss: () => void
  start: (files: File[]) => void
  retry: () => void
  discard: () => void
}

export function useUpload(eventId: string): Upload {
  const current = useCurrentUpload()
  const [stored, setStored] = useState<Batch | null>(null)
  const [refused, setRefused] = useState<RefusedSelection | null>(null)
  const own = current?.eventId === eventId ? current : null
  const unsent = own ? unsentBatch(own) : stored

  useEffect(() => {
    loadBatch(eventId, Date.now()).then(setStored, reportError)
  }, [eventId])

  return {
    progress: own?.progress ?? null,
    busy: Boolean(current?.progress),
    unsent,
    refused,
    dismiss: () => setRefused(null),
    start: (files) => {
      setRefused(null)
      if (files.length === 0) return
      const { good, refusals } =
        files.length > maxBatchPhotos
          ? { good: [], refusals: [photosWords.tooMany] }
          : checkSelection(files)
      if (refusals.length > 0) return setRefused({ good, refusals })
      void startUpload(eventId, {
        files,
        submissionId: newSubmissionId(),
        chosenAt: Date.now(),
      })
    },
    retry: () => unsent && startUpload(eventId, unsent),
    discard: () => {
      setStored(null)
      if (own) forgetUpload()
      deleteBatch(eventId).catch(reportError)
    },
  }
}

function unsentBatch({ batch, result }: CurrentUpload): Batch | null {
  return result && isToBeSentAgain(result) ? batch : null
}
