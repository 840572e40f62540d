/** The texts of a form's field. */
export type FieldWords = {
  label: string
  hint?: string
  /** Offered while one types; anything else may be typed too. */
  suggestions?: readonly string[]
  /** Label of the empty option, for a choice that is optional. */
  none?: string
  /** Labels of a choice's options. */
  options?: Record<string, string>
}
