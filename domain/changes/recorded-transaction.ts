import type { ChangeOptions, Documents, Fields, Key, Stored, Writes } from '#domain/documents.ts'
import { recordOf } from './change-log.ts'
import type { Author, RecordedChange } from './recorded-change.ts'

/** Who makes the changes: `author` is asked for each. `onRecorded` hears of those that were saved. */
export type Recording = {
  author: () => Author
  onRecorded?: (change: RecordedChange) => void
}

/** An author of its own is one who made an earlier change, which this one marks. */
export type NewRecord = Omit<RecordedChange, keyof Author> & Partial<Author>

/** Like `Step`, with what the change log says of it. */
export type RecordedStep<T> = (
  found: readonly (Fields | null)[],
  others: readonly Stored[],
) => { result: T; writes?: Writes; record?: NewRecord | undefined }

export type RecordedTransaction = <T>(
  keys: readonly Key[],
  step: RecordedStep<T>,
  options?: ChangeOptions,
) => Promise<T>

/** Writes each change and its record in one transaction. Without a person, such as for an import, nothing is recorded. */
export function recordedTransaction(
  documents: Documents,
  recording: Recording | null,
): RecordedTransaction {
  return async (keys, step, options) => {
    let recorded: RecordedChange | null = null
    const result = await documents.change(
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
