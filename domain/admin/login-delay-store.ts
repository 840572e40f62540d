/** How often sign-in failed lately for one account, address or browser. */
export type LoginDelay = {
  failures: number
  /** Milliseconds: the last attempt that was let through. */
  lastAt: number
  /** Milliseconds: from then on the record means nothing. */
  forgetAt: number
}

/**
 * Where delays live, so that neither a restart nor another instance forgets them. Every method
 * throws a StoreFault when the store cannot answer.
 */
export type LoginDelayStore = {
  /** Writes nothing. A record whose `forgetAt` has passed is found until `removeExpired`. */
  find(key: string): Promise<LoginDelay | null>
  /**
   * Reads and replaces the record of a key in one step, so that attempts at the same moment count
   * one another. `change` is pure and may run more than once; null stands for no record. Returns
   * the record as it was before.
   */
  change(
    key: string,
    change: (record: LoginDelay | null) => LoginDelay | null,
  ): Promise<LoginDelay | null>
  /** Removes the records whose `forgetAt` has passed. */
  removeExpired(now: number): Promise<void>
}
