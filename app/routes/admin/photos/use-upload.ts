import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { newSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { photosWords } from '#content/admin.ts'
import { headerBytes, type PictureHeader, pictureHeader } from '#domain/photos/picture-header.ts'
import { checkSelection, maxBatchPhotos, shownFileName } from '#domain/photos/upload-rules.ts'
import { type Batch, loadBatch } from './batch-storage.ts'
import {
  type CurrentUpload,
  forgetUpload,
  giveUp,
  isToBeSentAgain,
  resumeUpload,
  startUpload,
  useCurrentUpload,
  warnBeforeLeaving,
} from './current-upload.ts'
import { reducePhotos } from './reduce-photos.ts'
import type { RejectedFile } from './rejected-files-dialog.tsx'
import type { UploadTarget } from './upload-target.ts'

/** A selection with files that cannot be sent: a sentence for each, and the files that can. */
export type RefusedSelection = {
  rejected: RejectedFile[]
  good: File[]
  /** The whole selection, and those of it that can be made small enough. */
  files: File[]
  reducible: File[]
}

export type Upload = {
  target: UploadTarget
  /** An upload to this target. */
  progress: CurrentUpload['progress']
  /** Photos for any target are on their way. */
  busy: boolean
  /** Chosen earlier and not saved. */
  unsent: Batch | null
  refused: RefusedSelection | null
  dismiss: () => void
  /** Smaller copies are being made. */
  reducing: { done: number; total: number } | null
  reduceAndSend: (selection: RefusedSelection) => void
  cancelReducing: () => void
  start: (files: File[]) => void
  retry: () => void
  discard: () => void
}

export function useUpload(target: UploadTarget): Upload {
  const { key } = target
  const current = useCurrentUpload()
  const [stored, setStored] = useState<Batch | null>(null)
  const [refused, setRefused] = useState<RefusedSelection | null>(null)
  const [checking, setChecking] = useState(false)
  const [reducing, setReducing] = useState<Upload['reducing']>(null)
  const abortReducing = useRef<AbortController>(null)
  const own = current?.target.key === key ? current : null
  const unsent = own ? unsentBatch(own) : stored

  const restore = useEffectEvent((batch: Batch | null) => {
    if (batch?.judged) resumeUpload(target, batch)
    else setStored(batch)
  })
  useEffect(() => {
    loadBatch(key, Date.now()).then(restore, reportError)
  }, [key])

  useEffect(() => () => abortReducing.current?.abort(), [])

  const isReducing = reducing !== null
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isReducing &&
      nextLocation.pathname !== currentLocation.pathname &&
      !window.confirm(photosWords.stopReducing),
  )
  useEffect(() => {
    if (!isReducing) return
    window.addEventListener('beforeunload', warnBeforeLeaving)
    return () => window.removeEventListener('beforeunload', warnBeforeLeaving)
  }, [isReducing])

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
    if (checked.rejected.length > 0) setRefused({ ...checked, files })
    else send(files)
  }

  const reduceAndSend = async (selection: RefusedSelection) => {
    const { files, good, reducible } = selection
    setRefused(null)
    const abort = new AbortController()
    abortReducing.current = abort
    const show = (done: number) => setReducing({ done, total: reducible.length })
    show(0)
    try {
      const result = await reducePhotos(
        files.filter((file) => good.includes(file) || reducible.includes(file)),
        {
          isReducible: (file) => reducible.includes(file),
          onProgress: show,
          signal: abort.signal,
        },
      )
      const { rejected, reduced } = result
      if (rejected.length === 0) send(result.files, { reduced, leftOut: filesLeftOut(selection) })
      else setRefused({ rejected, good: result.files, files: result.files, reducible: [] })
    } catch (error) {
      if (!abort.signal.aborted) throw error
    } finally {
      setReducing(null)
    }
  }

  return {
    target,
    reducing,
    reduceAndSend: (selection) => void reduceAndSend(selection),
    cancelReducing: () => abortReducing.current?.abort(),
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

async function checkFiles(files: File[]) {
  if (files.length > maxBatchPhotos) {
    return { good: [], reducible: [], rejected: [{ sentence: photosWords.tooMany }] }
  }
  const headers = new Map<File, PictureHeader | null>()
  for (const file of files) headers.set(file, await readHeader(file))
  return checkSelection(files, (file) => headers.get(file) ?? null)
}

/** A file that cannot be read now is reported when it is sent. */
async function readHeader(file: File): Promise<PictureHeader | null> {
  const start = await file
    .slice(0, headerBytes)
    .arrayBuffer()
    .catch(() => null)
  return start && pictureHeader(new Uint8Array(start))
}

/** The names of those that neither can be sent nor made small enough. */
export function filesLeftOut({ files, good, reducible }: RefusedSelection): string[] {
  const left = files.filter((file) => !good.includes(file) && !reducible.includes(file))
  return left.map(({ name }) => shownFileName(name))
}

function unsentBatch({ batch, result }: CurrentUpload): Batch | null {
  return result && isToBeSentAgain(result) ? batch : null
}
