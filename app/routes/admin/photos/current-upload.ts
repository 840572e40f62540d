import { useSyncExternalStore } from 'react'
import { newSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { type Batch, deleteBatch, type RejectedPhoto, storeBatch } from './batch-storage.ts'
import {
  type SendProgress,
  type SendResult,
  type SentAgain,
  sendBatch,
  sendWaiting,
  tellCancelled,
} from './send-batch.ts'
import type { UploadTarget } from './upload-target.ts'

export type CurrentUpload = {
  target: UploadTarget
  batch: Batch
  /** Null when it has ended. */
  progress: UploadProgress | null
  /** Null until it has ended. */
  result: SendResult | null
  /** The admin has seen the result. */
  dismissed: boolean
  /** What 'Tentar novamente' does after a fault. */
  retry: () => Promise<void>
}

export type UploadProgress = SendProgress & { files: number; attempt: number; cancelling: boolean }

const retryDelaysMs = [1000, 3000, 9000]

let current: CurrentUpload | null = null
let abort = new AbortController()
const listeners = new Set<() => void>()

/** The one upload of this tab, running or ended. It outlives the page on which it was started. */
export function useCurrentUpload(): CurrentUpload | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

export async function startUpload(target: UploadTarget, batch: Batch): Promise<void> {
  await run(target, batch, async () => {
    // A browser that is full or refuses storage can still send.
    await storeBatch(target.key, batch).catch(reportError)
    return sendWithRetries(target, batch)
  })
}

/** Saves the good files of a batch, which wait on the server. */
export async function sendGoodOnes({ target, batch, result }: CurrentUpload): Promise<void> {
  if (result?.kind !== 'refused') return
  const { rejected, waiting } = result
  await run(
    target,
    batch,
    () => sendWaiting(target, batch),
    { sent: 1, total: 1, ready: waiting, files: waiting },
    rejected,
  )
}

/** Sends those files again whose photos could not be made. */
export async function sendFaultsAgain({ target, batch, result }: CurrentUpload): Promise<void> {
  if (result?.kind !== 'refused') return
  if (result.waiting === 0) return startUpload(target, batch)
  const refused = result.rejected.filter(({ isFault }) => !isFault)
  const faults = result.rejected.filter(({ isFault }) => isFault)
  const again = { indexes: faults.map(({ index }) => index), id: newSubmissionId() }
  const work = async (): Promise<SendResult> => {
    const end = await sendWithRetries(target, batch, again)
    return end.kind === 'refused' ? { ...end, rejected: [...refused, ...end.rejected] } : end
  }
  await run(target, batch, work, { files: faults.length }, refused)
}

/** Whether it is on its way or waits for a decision: nothing of it will be saved, unless it has been. */
export async function cancelUpload(): Promise<void> {
  if (!current) return
  const { target, batch, progress } = current
  if (progress && progress.sent === progress.total) return cancelArrived(current, progress)
  abort.abort()
  change(null)
  await giveUp(target, batch)
}

/** All of it has arrived. Unless the server says that it is cancelled, the end of the upload is shown. */
async function cancelArrived(upload: CurrentUpload, progress: UploadProgress): Promise<void> {
  const { target, batch } = upload
  change({ ...upload, progress: { ...progress, cancelling: true } })
  const told = await tellCancelled(target, batch)
  if (!current?.progress) return
  if (told.kind === 'cancelled') {
    abort.abort()
    change(null)
    await deleteBatch(target.key, batch.submissionId).catch(reportError)
  } else if (isToBeSentAgain(told)) {
    change({ ...current, progress: { ...current.progress, cancelling: false } })
  }
}

/** Drops a batch that is not on its way any more. It may have been saved although no answer arrived. */
export async function giveUp(target: UploadTarget, batch: Batch): Promise<void> {
  await deleteBatch(target.key, batch.submissionId).catch(reportError)
  const told = await tellCancelled(target, batch)
  if (current || (told.kind !== 'saved' && told.kind !== 'moved-on')) return
  const retry = () => startUpload(target, batch)
  change({ target, batch, progress: null, result: told, dismissed: false, retry })
}

/** Shows the dialog of a batch that waits on the server again. */
export function resumeUpload(target: UploadTarget, batch: Batch): void {
  if (!batch.judged || (current && !current.dismissed)) return
  const result: SendResult = { kind: 'refused', ...batch.judged }
  const retry = () => startUpload(target, batch)
  change({ target, batch, progress: null, result, dismissed: false, retry })
}

export function dismissUpload(): void {
  change(current && { ...current, dismissed: true })
}

export function forgetUpload(): void {
  change(null)
}

export function isToBeSentAgain({ kind }: SendResult): boolean {
  return kind === 'fault' || kind === 'unreachable' || kind === 'signed-out'
}

/**
 * Shows an upload while `work` lasts, then its result. `refused` are the files to leave out when the
 * server has given up the batch meanwhile and it is sent once more.
 */
async function run(
  target: UploadTarget,
  batch: Batch,
  work: () => Promise<SendResult>,
  begin: Partial<UploadProgress> = {},
  refused: RejectedPhoto[] = [],
): Promise<void> {
  if (current?.progress) return
  abort = new AbortController()
  const { signal } = abort
  const progress = { ...nothingDone, files: batch.files.length, ...begin }
  const retry = () => run(target, batch, work, begin, refused)
  change({ target, batch, progress, result: null, dismissed: false, retry })
  window.addEventListener('beforeunload', warnBeforeLeaving)
  const end = await work()
  window.removeEventListener('beforeunload', warnBeforeLeaving)
  if (signal.aborted) return
  const result = isCancelling() ? await cancelledEnd(target, batch, end) : end
  const kept = keptBatch(batch, result)
  const storing = kept ? storeBatch(target.key, kept) : deleteBatch(target.key, batch.submissionId)
  await storing.catch(reportError)
  const ended = { target, batch: kept ?? batch, progress: null, result, dismissed: false, retry }
  change(ended)
  if (result.kind === 'gone') await sendAnew(ended, refused)
}

/** What is true of a batch that was cancelled after all of it had arrived. */
async function cancelledEnd(
  target: UploadTarget,
  batch: Batch,
  end: SendResult,
): Promise<SendResult> {
  if (end.kind === 'saved' || end.kind === 'moved-on') return end
  // It came to wait on the server in the same moment.
  if (end.kind === 'refused' && end.waiting > 0) return tellCancelled(target, batch)
  return { kind: 'cancelled' }
}

/** What the browser keeps until it is saved or given up. */
function keptBatch(batch: Batch, result: SendResult): Batch | null {
  if (isToBeSentAgain(result)) return batch
  if (result.kind !== 'refused' || result.waiting === 0) return null
  const { message, rejected, waiting } = result
  return { ...batch, judged: { message, rejected, waiting } }
}

/** What the server has given up meanwhile, less the files that it has refused. */
async function sendAnew({ target, batch }: CurrentUpload, refused: RejectedPhoto[]) {
  const { judged: _, ...rest } = batch
  const files = batch.files.filter((_, n) => !refused.some(({ index }) => index === n))
  await startUpload(target, { ...rest, files, submissionId: newSubmissionId() })
}

function isCancelling(): boolean {
  return current?.progress?.cancelling ?? false
}

function change(next: CurrentUpload | null): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

const nothingSent: SendProgress = { sent: 0, total: 1, ready: 0 }
const nothingDone = { ...nothingSent, attempt: 0, cancelling: false }

async function sendWithRetries(
  target: UploadTarget,
  batch: Batch,
  again?: SentAgain,
): Promise<SendResult> {
  const { signal } = abort
  const show = (sent: SendProgress, attempt: number) => {
    if (signal.aborted || !current?.progress) return
    change({ ...current, progress: { ...current.progress, ...sent, attempt } })
  }
  for (let attempt = 0; ; attempt += 1) {
    const onProgress = (progress: SendProgress) => show(progress, 0)
    const result = await sendBatch(target, batch, { again, onProgress, signal })
    const delay = retryDelaysMs[attempt]
    if (signal.aborted || isCancelling()) return result
    if (result.kind !== 'unreachable' || delay === undefined) return result
    show(nothingSent, attempt + 1)
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (signal.aborted) return { kind: 'cancelled' }
  }
}
