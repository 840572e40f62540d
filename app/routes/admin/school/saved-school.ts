import { href, redirectDocument } from 'react-router'
import { type FlashParams, withFlash } from '#app/routes/admin/dialogs/flash.ts'

export const draftKeyOf = (page: string) => `escola-${page}`

/** Redirects with a full document, so that the root loader runs again. */
export function toSavedSchool(
  parte: string,
  [flash, params]: ['escola-salva' | 'aviso-agendado', FlashParams] = ['escola-salva', {}],
) {
  return redirectDocument(withFlash(href('/admin/escola'), flash, { parte, ...params }))
}
