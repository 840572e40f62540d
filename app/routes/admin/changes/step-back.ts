import { href, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { canStepBack, type RecordedChange } from '#domain/changes/recorded-change.ts'
import { stepBackInEvent } from '#domain/events/step-back.ts'
import { stepBackInSchool } from '#domain/school/step-back.ts'
import type { Route } from './+types/step-back'
import { authorOf, logChange, recordedEvents } from './record-change.ts'

export const handle: RouteHandle = { form: true }

const page = href('/admin/mudancas')

export const loader = () => redirect(page)

/** Takes a change back or makes it again: `desfeita` says which of the two the page showed. */
export const action = acting(
  async ({ request, context }: Route.ActionArgs) => {
    const form = await request.formData()
    const { changes } = context.get(servicesContext)
    const change = await changes.find(String(form.get('mudanca') ?? ''))
    const isAsSeen = change && String(Boolean(change.takenBack)) === form.get('desfeita')
    if (!isAsSeen || !canStepBack(change)) return redirect(withFlash(page, 'mudou-depois'))

    const stepped = await stepBack(change, context)
    if (!stepped) return redirect(withFlash(page, 'mudou-depois'))
    if (change.kind === 'school') logChange(context, stepped)
    const flash = change.takenBack ? 'mudanca-refeita' : 'mudanca-desfeita'
    return redirectDocument(withFlash(page, flash))
  },
  () => redirect(withFlash(page, 'mudanca-nao-desfeita')),
)

async function stepBack(
  change: RecordedChange,
  context: Readonly<RouterContextProvider>,
): Promise<RecordedChange | null> {
  const { school } = context.get(servicesContext)
  const author = authorOf(context)
  if (change.kind === 'school') return stepBackInSchool(change, school, author)
  return stepBackInEvent(change, recordedEvents(context), author)
}
