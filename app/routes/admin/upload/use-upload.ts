import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { newSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { shownFileName } from '#domain/photos/upload-rules.ts'
import { type Batch, loadBatch } from './batch-storage.ts'
import { type CheckedSelection, checkFiles, filesLeftOut } from './check-files.ts'
import {
  askAgain,
  type CurrentUpload,
  countOf,
  forgetUpload,
  isToBeContinued,
  useCurrentUpload,
} from './current-upload.ts'
import { giveUp, startUpload } from './run-upload.ts'
import type { UploadTarget } from './upload-target.ts'
import { useReduction } from './use-reduction.ts'

export type Upload = {
  target: UploadTarget
  /** The upload to this target, running or ended. */
  own: CurrentUpload | null
  /** Photos are being sent to any target, or prepared on this page. */
  busy: boolean
  /** A batch that was chosen earlier and is not saved. */
  unsent: Batch | null
  /** A selection with files that cannot be sent. */
  refused: CheckedSelection | null
  dismiss: () => void
  /** Smaller copies are being made. */
  reducing: { done: number; total: number } | null
  reduceAndSend: (selection: CheckedSelection) => void
  /** Leaves out the files that cannot be sent. */
  sendGood: (selection: CheckedSelection) => void
  cancelReducing: () => void
  start: (files: File[]) => void
  proceed: (batch: Batch) => void
  discard: (batch: Batch) => void
}

export function useUpload(target: UploadTarget): Upload {
  const { key } = target
  const { revalidate } = useRevalidator()
  const current = useCurrentUpload()
  const [stored, setStored] = useState<Batch | null>(null)
  const [refused, setRefused] = useState<CheckedSelection | null>(null)
  const [checking, setChecking] = useState(false)
  const { reducing, reduce, cancelReducing } = useReduction()
  const own = current?.target.key === key ? current : null
  const ownUnsent = own && isToBeContinued(own) ? own.batch : null
  const unsent = ownUnsent ?? (stored?.id === own?.batch.id ? null : stored)

  const restore = useEffectEvent((batch: Batch | null) => {
    const isJudged = batch && countOf(batch, 'to-send') === 0 && countOf(batch, 'refused') > 0
    if (isJudged) askAgain(target, batch)
    else setStored(batch)
  })
  useEffect(() => {
    loadBatch(key, Date.now()).then(restore, reportError)
  }, [key])

  const send = (files: File[], { reduced = 0, leftOut = [] as string[] } = {}) => {
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
  }

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

  /** Loads the batch again: another tab may have sent more of it meanwhile. */
  const proceed = async (batch: Batch) => {
    const latest = await loadBatch(key, Date.now()).catch(() => null)
    await startUpload(target, latest?.id === batch.id ? latest : batch)
  }

  const discard = async (batch: Batch) => {
    if (batch.id === stored?.id) setStored(null)
    if (batch.id === own?.batch.id) forgetUpload()
    await giveUp(target, batch)
    await revalidate()
  }

  return {
    target,
    own,
    reducing,
    reduceAndSend: (selection) => void reduceAndSend(selection),
    sendGood: ({ files, good }) => {
      setRefused(null)
      const left = files.filter((file) => !good.includes(file))
      send(good, { leftOut: left.map(({ name }) => shownFileName(name)) })
    },
    cancelReducing,
    busy: Boolean(current?.phase) || reducing !== null || checking,
    unsent,
    refused,
    dismiss: () => setRefused(null),
    start: (files) => void start(files),
    proceed: (batch) => void proceed(batch),
    discard: (batch) => void discard(batch),
  }
}
