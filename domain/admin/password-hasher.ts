export type PasswordHasher = {
  /** Slow and salted; two hashes of one password differ. */
  hash(password: string): Promise<string>
  /** Takes as long for a wrong password as for a right one. */
  verify(password: string, hash: string): Promise<boolean>
}
