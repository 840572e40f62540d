import { useSyncExternalStore } from 'react'
import type { Batch, BatchFile, FileState } from './batch-storage.ts'
import type { UploadTarget } from './upload-target.ts'

export type CurrentUpload = {
  target: UploadTarget
  batch: Batch
  /** Null when it has ended, or waits for a decision. */
  phase: 'sending' | 'saving' | 'cancelling' | null
  /** How often in a row the site could not be reached. */
  tries: number
  /** Null until there is something to say. */
  result: UploadResult | null
  /** The admin has seen the result. */
  dismissed: boolean
}

export type UploadResult =
  | { kind: 'saved'; count: number }
  /** Some files were refused; the admin decides about the others. */
  | { kind: 'rejected' }
  | { kind: 'missing' }
  | { kind: 'signed-out' }
  | { kind: 'gone' }
  /** On another device. */
  | { kind: 'cancelled' }
  /** Another tab sends it. */
  | { kind: 'elsewhere' }
  | { kind: 'stopped' | 'fault'; message: string }
  /** The upload keeps retrying meanwhile. */
  | { kind: 'unreachable'; message: string }

/** Only `show` changes it. */
export let current: CurrentUpload | null = null
const listeners = new Set<() => void>()

/** The one upload of this tab, running or ended. It outlives the page on which it was started. */
export function useCurrentUpload(): CurrentUpload | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

/** Asks again about a batch with refused files, as before the page was closed. */
export function askAgain(target: UploadTarget, batch: Batch): void {
  if (current && !current.dismissed) return
  show({ ...ended(target, batch), result: { kind: 'rejected' } })
}

export function dismissUpload(): void {
  show(current && { ...current, dismissed: true })
}

export function forgetUpload(): void {
  show(null)
}

export function isToBeContinued({ result, phase }: CurrentUpload): boolean {
  const kinds: (string | undefined)[] = ['fault', 'unreachable', 'signed-out', 'elsewhere']
  return phase === null && kinds.includes(result?.kind)
}

export function countOf({ files }: Batch, kind: FileState['kind']): number {
  return files.filter(({ state }) => state.kind === kind).length
}

export function ended(target: UploadTarget, batch: Batch): CurrentUpload {
  return { target, batch, phase: null, tries: 0, result: null, dismissed: false }
}

export function setState(place: number, state: FileState): void {
  if (!current) return
  const files: BatchFile[] = current.batch.files.map((file, n) =>
    n === place ? { ...file, state } : file,
  )
  show({ ...current, batch: { ...current.batch, files } })
}

export function show(next: CurrentUpload | null): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
