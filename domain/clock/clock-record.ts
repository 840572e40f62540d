/** When the site last ran with a clock that was believed: for all instances, and through restarts. */
export type ClockRecord = {
  /** Null: never yet. */
  last(): Promise<Date | null>
  record(moment: Date): Promise<void>
}
