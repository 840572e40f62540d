import { href, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { changedParts, type SchoolDocument } from '#domain/school/school-document.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/undo'
import { logSchoolChange } from './saved-school.ts'

type Step = {
  what: string
  step: (document: SchoolDocument) => SchoolDocument | null
  flash: 'escola-desfeita' | 'escola-refeita'
}

/** Steps to the previous or next state, unless somebody else changed it since the page was opened. */
export async function stepThroughStates(
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
  { what, step, flash }: Step,
) {
  const seen = (await request.formData()).get('antes')
  let changed: string[] = []
  const stepped = changeSchool(context.get(servicesContext).school, (latest) => {
    const document = String(latest.revision) === seen ? step(latest.document) : null
    if (!document) return { refusal: true }
    changed = changedParts(latest.document.current, document.current)
    return { document }
  })
  const outcome = await orStoreFault(stepped, context)
  const back = href('/admin/escola')
  if (isStoreFault(outcome)) return redirectDocument(withFlash(back, 'escola-nao-salva'))
  if ('refusal' in outcome) return redirectDocument(withFlash(back, 'escola-alterada'))
  logSchoolChange(context, { what, changed })
  return redirectDocument(withFlash(back, flash, { mudou: changed.join() }))
}
