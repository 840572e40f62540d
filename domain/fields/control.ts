import type { PictureShape } from './picture.ts'

/** How a form asks for a field. Plain data, so that a page need not load what validates. */
export type Control = { optional?: true } & (
  | { type: 'line'; limit?: number; keyboard?: 'tel' | 'email' | 'url' | 'numeric' }
  | { type: 'text' | 'paragraphs'; limit?: number }
  | { type: 'lines'; limit: number; max: number }
  /** `of`: the options are the ids of another list's items, which the form adds. */
  | { type: 'choice'; options: readonly string[]; of?: string }
  | { type: 'answer' | 'several'; options: readonly string[] }
  | { type: 'number'; min: number; max: number }
  | { type: 'day' | 'time' | 'moment' | 'price' | 'box' | 'permission' }
  | ({ type: 'picture' } & PictureShape)
  /** Several inputs of one name, joined with spaces: see opening-hours.ts. */
  | { type: 'hours' }
)

/** A field of a form, with its texts. */
export type AskedField = {
  name: string
  control: Control
  label: string
  hint?: string | undefined
  /** Offered while one types; anything else may be typed too. */
  suggestions?: readonly string[] | undefined
  /** The label of the empty option, for a choice that may be left open. */
  none?: string | undefined
  /** The label of each option of a choice. */
  options?: Record<string, string> | undefined
  /** Invented, until it is changed or confirmed. */
  isSample?: boolean
  /** Where the picture of a saved item is sent. */
  picturePath?: string | undefined
  /** The text that ships with the site, for a field that may replace it. */
  original?: string | undefined
}

/** Boxes send nothing when none is ticked, so a missing value means that the field is empty. */
export function isTicked({ type }: Control): boolean {
  return type === 'box' || type === 'permission' || type === 'several'
}

/** The input that sends what was chosen instead of a field's value that cannot be. */
export const offeredField = (input: string) => `em-vez-de-${input}`
