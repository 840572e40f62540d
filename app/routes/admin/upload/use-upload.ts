import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { newSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { type Batch, loadBatch } from './batch-storage.ts'
import {
  askAgain,
  countOf,
  forgetUpload,
  isToBeContinued,
  useCurrentUpload,
} from './current-upload.ts'
import { giveUp, startUpload } from './run-upload.ts'
import type { UploadTarget } from './upload-target.ts'
import { useFileSelection } from './use-file-selection.ts'
import { usePageWork } from './use-page-work.ts'

export type Upload = ReturnType<typeof useUpload>

export function useUpload(target: UploadTarget) {
  const { eventId } = target
  const { revalidate } = useRevalidator()
  const current = useCurrentUpload()
  const [stored, setStored] = useState<Batch | null>(null)
  const own = current?.target.eventId === eventId ? current : null
  const ownUnsent = own && isToBeContinued(own) ? own.batch : null
  const unsent = ownUnsent ?? (stored?.id === own?.batch.id ? null : stored)

  const restore = useEffectEvent((batch: Batch | null) => {
    const isJudged = batch && countOf(batch, 'to-send') === 0 && countOf(batch, 'refused') > 0
    if (isJudged) askAgain(target, batch)
    else setStored(batch)
  })
  useEffect(() => {
    loadBatch(eventId, Date.now()).then(restore, reportError)
  }, [eventId])

  const selection = useFileSelection(usePageWork(), (files, { reduced = 0, leftOut = [] }) => {
    setStored(null)
    void startUpload(target, {
      id: newSubmissionId(),
      chosenAt: Date.now(),
      files: files.map((file) => ({
        name: file.name,
        size: file.size,
        file,
        state: { kind: 'to-send' },
      })),
      ...(reduced > 0 && { reduced }),
      ...(leftOut.length > 0 && { leftOut }),
    })
  })

  /** Loads the batch again: another tab may have sent more of it meanwhile. */
  const proceed = async (batch: Batch) => {
    const latest = await loadBatch(eventId, Date.now()).catch(() => null)
    await startUpload(target, latest?.id === batch.id ? latest : batch)
  }

  const discard = async (batch: Batch) => {
    if (batch.id === stored?.id) setStored(null)
    if (batch.id === own?.batch.id) forgetUpload()
    await giveUp(target, batch)
    await revalidate()
  }

  return {
    selection,
    /** The upload to this event, running or ended. */
    own,
    /** Photos are being sent to any event, or prepared on this page. */
    busy: Boolean(current?.phase) || selection.busy,
    /** A batch that was chosen earlier and is not saved. */
    unsent,
    proceed: (batch: Batch) => void proceed(batch),
    discard: (batch: Batch) => void discard(batch),
  }
}
