import { useSyncExternalStore } from 'react'
import { type Batch, deleteBatch, storeBatch } from './batch-storage.ts'
import { type SendProgress, type SendResult, sendBatch } from './send-batch.ts'

export type CurrentUpload = {
  eventId: string
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
const listeners = new Set<() => void>()

/** The one upload of this tab, running or ended. It outlives the page on which it was started. */
export function useCurrentUpload(): CurrentUpload | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

export async function startUpload(eventId: string, batch: Batch): Promise<void> {
  if (current?.progress) return
  const files = batch.files.length
  const show = (sent: SendProgress, attempt: number) => {
    const progress = { ...sent, files, attempt }
    change({ eventId, batch, progress, result: null, dismissed: false })
  }
  show({ sent: 0, total: 1, ready: 0 }, 0)
  window.addEventListener('beforeunload', warnBeforeLeaving)
  // A browser that is full or refuses storage can still send.
  await storeBatch(eventId, batch).catch(reportError)
  const result = await sendWithRetries(eventId, batch, show)
  if (!isToBeSentAgain(result)) await deleteBatch(eventId).catch(reportError)
  window.removeEventListener('beforeunload', warnBeforeLeaving)
  change({ eventId, batch, progress: null, result, dismissed: false })
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

async function sendWithRetries(
  eventId: string,
  batch: Batch,
  show: (progress: SendProgress, attempt: number) => void,
): Promise<SendResult> {
  for (let attempt = 0; ; attempt += 1) {
    const result = await sendBatch(eventId, batch, (progress) => show(progress, 0))
    const delay = retryDelaysMs[attempt]
    if (result.kind !== 'unreachable' || delay === undefined) return result
    show({ sent: 0, total: 1, ready: 0 }, attempt + 1)
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
}
