import type { ChangeOptions, Documents, Fields, Key, Stored, Writes } from '#domain/documents.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { recordOf } from './change-log.ts'
import type { Author, RecordedChange } from './recorded-change.ts'

/** What a transaction reads to check whether somebody may still write. */
export type Right = {
  keys: readonly Key[]
  isHeld: (found: readonly (Fields | null)[]) => boolean
}

/** Who makes the changes. `author` is called for each change, `onRecorded` after each that was saved. */
export type Recording = {
  author: () => Author
  /** Without it nothing is checked. */
  right?: Right
  onRecorded?: (change: RecordedChange) => void
}

/** A record that has an author replaces the entry of that earlier change. */
export type NewRecord = Omit<RecordedChange, keyof Author> & Partial<Author>

/** Like `Step`, with the entry for the change log. */
export type RecordedStep<T> = (
  found: readonly (Fields | null)[],
  others: readonly Stored[],
) => { result: T; writes?: Writes; record?: NewRecord | undefined }

export type RecordedTransaction = <T>(
  keys: readonly Key[],
  step: RecordedStep<T>,
  options?: ChangeOptions,
) => Promise<T>

/** Writes each change and its record in one transaction. Without a person, as for an import, nothing is recorded. */
export function recordedTransaction(
  documents: Documents,
  recording: Recording | null,
): RecordedTransaction {
  const change = changeWithRight(documents, recording?.right)
  return async (keys, step, options) => {
    let recorded: RecordedChange | null = null
    const result = await change(
      keys,
      (found, others) => {
        const { record, writes = [], ...made } = step(found, others)
        recorded = recording && record ? { ...recording.author(), ...record } : null
        return { ...made, writes: [...writes, ...(recorded ? recordOf(recorded) : [])] }
      },
      options,
    )
    if (recorded) recording?.onRecorded?.(recorded)
    return result
  }
}

/** Like `documents.change`, in the same transaction as the check of the right. */
export function changeWithRight(
  documents: Documents,
  right: Right | undefined,
): Documents['change'] {
  if (!right) return documents.change
  return (keys, step, options) =>
    documents.change(
      [...keys, ...right.keys],
      (all, others) => {
        if (right.isHeld(all.slice(keys.length))) return step(all.slice(0, keys.length), others)
        throw new StoreFault('signed-out', noLongerSignedIn)
      },
      options,
    )
}

const noLongerSignedIn = 'Sua sessão terminou, e nada foi salvo. Entre de novo e repita.'
