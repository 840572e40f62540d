/** How often sign-in failed lately for one account, address or browser. */
export type LoginDelay = {
  failures: number
  /** Milliseconds: the last attempt that was let through. */
  lastAt: number
  /** Milliseconds: from then on the record means nothing. */
  forgetAt: number
}

/** Where delays live, so that neither a restart nor another instance forgets them. */
export type LoginDelayStore = {
  /**
   * Reads and replaces the record of a key in one step, so that attempts at the same moment count
   * one another. `change` is pure and may run more than once; null stands for no record. Returns
   * the record as it was before.
   */
  change(
    key: string,
    change: (record: LoginDelay | null) => LoginDelay | null,
  ): Promise<LoginDelay | null>
  /** Drops the records whose `forgetAt` has passed. */
  forget(now: number): Promise<void>
}
