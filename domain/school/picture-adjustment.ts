import * as v from 'valibot'
import { typedLine } from '#domain/typed-text.ts'
import { readFocus } from './focus.ts'
import { pictureAltSchema } from './school-document.ts'
import type { PictureAdjustment } from './slot-pictures.ts'

/** The typed text, and the problem with the description. */
export function readAdjustment(
  form: FormData,
  { withAlt }: { withAlt: boolean },
): { adjustment: PictureAdjustment; problem?: string } {
  const focus = { x: readFocus(form.get('x')), y: readFocus(form.get('y')) }
  if (!withAlt) return { adjustment: { focus, alt: null } }
  const typed = typedLine(form, 'descricao')
  const { success, output, issues } = v.safeParse(pictureAltSchema, typed)
  if (success) return { adjustment: { focus, alt: output } }
  return { adjustment: { focus, alt: typed }, problem: issues[0].message }
}
