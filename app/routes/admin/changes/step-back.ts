import { href, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { canStepBack, type RecordedChange } from '#domain/changes/recorded-change.ts'
import { stepBackInEvent } from '#domain/events/step-back.ts'
import { stepBackInSchool } from '#domain/school/step-back.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/step-back'
import { authorOf, logChange, recordedEvents } from './record-change.ts'

export const handle: RouteHandle = { form: true }

export const loader = () => redirect(href('/admin/mudancas'))

/** Takes a change back or makes it again: `desfeita` says which of the two the page showed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const page = href('/admin/mudancas')
  const find = context.get(servicesContext).changes.find(String(form.get('mudanca') ?? ''))
  const change = await orStoreFault(find, context)
  if (isStoreFault(change)) return redirect(withFlash(page, 'mudanca-nao-desfeita'))
  const isAsSeen = change && String(Boolean(change.takenBack)) === form.get('desfeita')
  if (!isAsSeen || !canStepBack(change)) return redirect(withFlash(page, 'mudou-depois'))

  const stepped = await orStoreFault(stepBack(change, context), context)
  if (isStoreFault(stepped)) return redirect(withFlash(page, 'mudanca-nao-desfeita'))
  if (!stepped) return redirect(withFlash(page, 'mudou-depois'))
  if (change.kind === 'school') logChange(context, stepped)
  const flash = change.takenBack ? 'mudanca-refeita' : 'mudanca-desfeita'
  return redirectDocument(withFlash(page, flash))
}

async function stepBack(
  change: RecordedChange,
  context: Readonly<RouterContextProvider>,
): Promise<RecordedChange | null> {
  const { school } = context.get(servicesContext)
  const author = authorOf(context)
  if (change.kind === 'school') return stepBackInSchool(change, school, author)
  return stepBackInEvent(change, recordedEvents(context), author)
}
