import type { RecordedChange } from './recorded-change.ts'

/** So long a change can be looked up. */
export const changesKeptMonths = 12

/** Stores what people did in the admin area. Every method throws a StoreFault when the store is unavailable. */
export type ChangeLog = {
  /** At most `size`, newest first: those before the change with this id, or the newest of all. */
  before(id: string | null, size: number): Promise<RecordedChange[]>
  /** The newest of kind 'school', at most `size`, newest first. */
  ofSchool(size: number): Promise<RecordedChange[]>
  find(id: string): Promise<RecordedChange | null>
  /** Replaces the one with the same id. */
  put(change: RecordedChange): Promise<void>
  removeBefore(at: string): Promise<void>
}

export function oldestKept(now: Date): string {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - changesKeptMonths)
  return oldest.toISOString()
}
