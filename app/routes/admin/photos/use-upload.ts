import { useEffect, useEffectEvent, useState } from 'react'
import { newSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { type Batch, loadBatch } from './batch-storage.ts'
import { type CheckedSelection, checkFiles, filesLeftOut } from './check-files.ts'
import {
  type CurrentUpload,
  forgetUpload,
  giveUp,
  isToBeSentAgain,
  resumeUpload,
  startUpload,
  useCurrentUpload,
} from './current-upload.ts'
import type { UploadTarget } from './upload-target.ts'
import { useReduction } from './use-reduction.ts'

export type Upload = {
  target: UploadTarget
  /** An upload to this target. */
  progress: CurrentUpload['progress']
  /** Photos for any target are on their way. */
  busy: boolean
  /** Chosen earlier and not saved. */
  unsent: Batch | null
  /** Chosen with files that cannot be sent. */
  refused: CheckedSelection | null
  dismiss: () => void
  /** Smaller copies are being made. */
  reducing: { done: number; total: number } | null
  reduceAndSend: (selection: CheckedSelection) => void
  cancelReducing: () => void
  start: (files: File[]) => void
  retry: () => void
  discard: () => void
}

export function useUpload(target: UploadTarget): Upload {
  const { key } = target
  const current = useCurrentUpload()
  const [stored, setStored] = useState<Batch | null>(null)
  const [refused, setRefused] = useState<CheckedSelection | null>(null)
  const [checking, setChecking] = useState(false)
  const { reducing, reduce, cancelReducing } = useReduction()
  const own = current?.target.key === key ? current : null
  const unsent = own ? unsentBatch(own) : stored

  const restore = useEffectEvent((batch: Batch | null) => {
    if (batch?.judged) resumeUpload(target, batch)
    else setStored(batch)
  })
  useEffect(() => {
    loadBatch(key, Date.now()).then(restore, reportError)
  }, [key])

  const send = (files: File[], { reduced = 0, leftOut = [] as string[] } = {}) =>
    void startUpload(target, {
      files,
      submissionId: newSubmissionId(),
      chosenAt: Date.now(),
      ...(reduced > 0 && { reduced, leftOut }),
    })

  const start = async (files: File[]) => {
    setRefused(null)
    if (files.length === 0) return
    setChecking(true)
    const checked = await checkFiles(files)
    setChecking(false)
    if (checked.rejected.length > 0) setRefused(checked)
    else send(files)
  }

  const reduceAndSend = async (selection: CheckedSelection) => {
    setRefused(null)
    const reduction = await reduce(selection)
    if (!reduction) return
    const { files, rejected, reduced } = reduction
    if (rejected.length === 0) send(files, { reduced, leftOut: filesLeftOut(selection) })
    else setRefused({ rejected, good: files, files, reducible: [] })
  }

  return {
    target,
    reducing,
    reduceAndSend: (selection) => void reduceAndSend(selection),
    cancelReducing,
    progress: own?.progress ?? null,
    busy: Boolean(current?.progress) || reducing !== null || checking,
    unsent,
    refused,
    dismiss: () => setRefused(null),
    start: (files) => void start(files),
    retry: () => {
      if (unsent?.judged) resumeUpload(target, unsent)
      else if (unsent) void startUpload(target, unsent)
    },
    discard: () => {
      setStored(null)
      if (own) forgetUpload()
      if (unsent) void giveUp(target, unsent)
    },
  }
}

function unsentBatch({ batch, result }: CurrentUpload): Batch | null {
  return result && isToBeSentAgain(result) ? batch : null
}
