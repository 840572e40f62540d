/** Turns passwords into what may be stored. */
export type PasswordKeeper = {
  /** Slow and salted; two hashes of one password differ. */
  hash(password: string): Promise<string>
  /** Takes as long for a wrong password as for a right one. */
  matches(password: string, hash: string): Promise<boolean>
}
