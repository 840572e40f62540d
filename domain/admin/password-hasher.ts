export type PasswordHasher = {
  /** Slow and salted: two hashes of one password differ. */
  hash(password: string): Promise<string>
  /** Takes the same time for wrong and right passwords. */
  verify(password: string, hash: string): Promise<boolean>
}
