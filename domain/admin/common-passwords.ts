/** The passwords that attackers try first. */
export type CommonPasswords = {
  /** In lower case. */
  has(word: string): Promise<boolean>
}
