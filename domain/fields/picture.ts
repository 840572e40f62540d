import * as v from 'valibot'
import type { Reading } from './field.ts'

/** How a page shows a picture: cropped to the ratio, in one of the widths. */
export type PictureShape = { ratio: readonly [number, number]; widths: readonly number[] }

/**
 * A picture of the item. Its file is uploaded separately, into a slot of its own, so the form has no value for it: see
 * item-pictures.ts.
 */
export const picture = (shape: PictureShape) => ({
  schema: v.optional(v.undefined()),
  control: { type: 'picture', optional: true, ...shape } as const,
  read: (): Reading => ({ value: undefined }),
  write: () => '',
})
