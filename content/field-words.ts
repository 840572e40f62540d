/** What a form says of a field. */
export type FieldWords = {
  label: string
  hint?: string
  /** Offered while one types; anything else may be typed too. */
  suggestions?: readonly string[]
  /** Of a choice that may be left open. */
  none?: string
  /** Of a choice: one for each option. */
  options?: Record<string, string>
}
