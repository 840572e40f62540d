import type { PhotoBatch } from './photo-store.ts'

/** For a hosted photo store: where the files of a batch wait for their turn, outside memory. */
export type HeldFiles = {
  /** For one batch; `end` deletes what it still holds. */
  begin(): Pick<PhotoBatch, 'hold'> & { end(): Promise<void> }
  /** Deletes what a killed process left. */
  sweep(): Promise<void>
}
