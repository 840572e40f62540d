import { useSyncExternalStore } from 'react'
import { newSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { type Batch, deleteBatch, type RejectedPhoto, storeBatch } from './batch-storage.ts'
import {
  type SendProgress,
  type SendResult,
  sendBatch,
  sendWaiting,
  tellCancelled,
} from './send-batch.ts'
import type { UploadTarget } from './upload-target.ts'

export type CurrentUpload = {
  target: UploadTarget
  batch: Batch
  /** Null when it has ended. */
  progress: (SendProgress & { files: number; attempt: number }) | null
  /** Null until it has ended. */
  result: SendResult | null
  /** The admin has seen the result. */
  dismissed: boolean
}

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
  // A browser that is full or refuses storage can still send.
  await run(target, batch, async () => {
    await storeBatch(target.key, batch).catch(reportError)
    return sendWithRetries(target, batch)
  })
}

/** Sends again what failed: the whole batch, or those files whose photos could not be made. */
export async function retryUpload({ target, batch, result }: CurrentUpload): Promise<void> {
  if (result?.kind !== 'refused' || result.waiting === 0) return startUpload(target, batch)
  const faults = result.rejected.filter(({ isFault }) => isFault)
  const refused = result.rejected.filter(({ isFault }) => !isFault)
  const end = await run(target, batch, async () => {
    const again = await sendWithRetries(
      target,
      batch,
      faults.map(({ index }) => index),
    )
    if (again.kind === 'refused') return { ...again, rejected: [...refused, ...again.rejected] }
    // Nothing is lost: the same files are offered again.
    return again.kind === 'fault' || again.kind === 'unreachable' ? result : again
  })
  if (end?.kind === 'gone') await sendAnew(target, batch, refused)
}

/** Saves the good files of a batch, which wait on the server. */
export async function sendGoodOnes({ target, batch, result }: CurrentUpload): Promise<void> {
  if (result?.kind !== 'refused') return
  const end = await run(target, batch, () => sendWaiting(target, batch))
  if (end?.kind === 'gone') await sendAnew(target, batch, result.rejected)
}

/** What the server has given up meanwhile, less the files that it has refused. */
async function sendAnew(target: UploadTarget, batch: Batch, refused: RejectedPhoto[]) {
  const { judged: _, ...rest } = batch
  const files = batch.files.filter((_, n) => !refused.some(({ index }) => index === n))
  await startUpload(target, { ...rest, files, submissionId: newSubmissionId() })
}

/** Whether it is on its way or waits for a decision: nothing of it will be saved. */
export async function cancelUpload(): Promise<void> {
  const cancelled = current
  if (!cancelled) return
  const { target, batch, progress, result } = cancelled
  const isOnServer = progress !== null || (result?.kind === 'refused' && result.waiting > 0)
  abort.abort()
  change(null)
  await deleteBatch(target.key).catch(reportError)
  if (target.canWait && isOnServer) await tellCancelled(target, batch).catch(reportError)
}

/** Reloading the page shows the dialog of a batch that waits on the server again. */
export function resumeUpload(target: UploadTarget, batch: Batch): void {
  if (current || !batch.judged) return
  const result: SendResult = { kind: 'refused', ...batch.judged }
  change({ target, batch, progress: null, result, dismissed: false })
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

/** Shows an upload while `work` lasts, then its result. Null: another is on its way, or it was cancelled. */
async function run(
  target: UploadTarget,
  batch: Batch,
  work: () => Promise<SendResult>,
): Promise<SendResult | null> {
  if (current?.progress) return null
  abort = new AbortController()
  const { signal } = abort
  const progress = { ...nothingSent, files: batch.files.length, attempt: 0 }
  change({ target, batch, progress, result: null, dismissed: false })
  window.addEventListener('beforeunload', warnBeforeLeaving)
  const result = await work()
  window.removeEventListener('beforeunload', warnBeforeLeaving)
  if (signal.aborted) return null
  const kept = keptBatch(batch, result)
  const storing = kept ? storeBatch(target.key, kept) : deleteBatch(target.key)
  await storing.catch(reportError)
  change({ target, batch, progress: null, result, dismissed: false })
  return result
}

/** What the browser keeps until it is saved or given up. */
function keptBatch(batch: Batch, result: SendResult): Batch | null {
  if (isToBeSentAgain(result)) return batch
  if (result.kind !== 'refused' || result.waiting === 0) return null
  const { message, rejected, waiting } = result
  return { ...batch, judged: { message, rejected, waiting } }
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

async function sendWithRetries(
  target: UploadTarget,
  batch: Batch,
  only?: number[],
): Promise<SendResult> {
  const { signal } = abort
  const show = (sent: SendProgress, attempt: number) => {
    if (signal.aborted || !current?.progress) return
    const files = only?.length ?? batch.files.length
    change({ ...current, progress: { ...sent, files, attempt } })
  }
  for (let attempt = 0; ; attempt += 1) {
    const onProgress = (progress: SendProgress) => show(progress, 0)
    const result = await sendBatch(target, batch, { only, onProgress, signal })
    const delay = retryDelaysMs[attempt]
    if (signal.aborted || result.kind !== 'unreachable' || delay === undefined) return result
    show(nothingSent, attempt + 1)
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (signal.aborted) return { kind: 'cancelled' }
  }
}
