/** How often sign-in failed lately for one account, address or browser. */
export type LoginDelay = {
  failures: number
  /** Milliseconds: the last attempt that was let through. */
  lastAt: number
  /** Milliseconds: from then on the record means nothing. */
  forgetAt: number
}

/** By key. One that was removed and has a record as well was counted anew since. */
export type LoginDelayChanges = {
  removed: readonly string[]
  records: ReadonlyMap<string, LoginDelay>
}

/**
 * Where delays survive a restart. Who may try is decided in memory (`loginDelays`), by a table that
 * each instance has of its own: it is loaded once, and its changes are saved together, at most once
 * a second. Instances meet here: of two counts under one key the larger stays. An attacker who
 * spreads over several instances gets as many times the tries of one, and no more. Every method
 * throws a StoreFault when the store cannot answer.
 */
export type LoginDelayStore = {
  /** All records that still mean something at `now`. */
  load(now: number): Promise<Map<string, LoginDelay>>
  find(key: string): Promise<LoginDelay | null>
  /**
   * Removes, then merges each record with the stored one by maximum, unless that one was over before.
   * Returns those records as they are stored now.
   */
  save(changes: LoginDelayChanges): Promise<Map<string, LoginDelay>>
  /** Removes the records whose `forgetAt` has passed. */
  removeExpired(now: number): Promise<void>
}

const hour = 60 * 60 * 1000

export function mergedDelay(stored: LoginDelay | null, added: LoginDelay): LoginDelay {
  if (!stored || stored.forgetAt <= added.lastAt) return added
  // No instance is that far ahead: the clock was set back since.
  const isFromLater = stored.lastAt - added.lastAt > hour
  return {
    failures: Math.max(stored.failures, added.failures),
    lastAt: isFromLater ? added.lastAt : Math.max(stored.lastAt, added.lastAt),
    forgetAt: Math.max(stored.forgetAt, added.forgetAt),
  }
}
