import { href, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { listPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { pathOfSlots } from '#app/routes/admin/site-pictures/slot.ts'
import { canUndo, type RecordedChange } from '#domain/changes/recorded-change.ts'
import { undoInEvent } from '#domain/events/undo-in-event.ts'
import { readVisibility, type Visibility } from '#domain/events/visibility.ts'
import { undoInSchool } from '#domain/school/undo-in-school.ts'
import type { Route } from './+types/undo-change'
import { authorOf, logChange, recordedEvents } from './record-change.ts'

export const handle: RouteHandle = { form: true }

const page = href('/admin/mudancas')

export const loader = () => redirect(page)

/**
 * Undoes a change or redoes it: `desfeita` says whether the page showed it as undone. `lista`: the button was in the
 * message on a list's page, `imagem`: on the page of the slot, `de`: on the panel or the school's page. Messages have
 * no fields, and send all in the URL.
 */
export const action = acting(
  async ({ request, url, context }: Route.ActionArgs) => {
    const form = await request.formData()
    const sent = (name: string) => form.get(name) ?? url.searchParams.get(name)
    const back = placeOf(url)
    const { changes } = context.get(servicesContext)
    const change = await changes.find(String(sent('mudanca') ?? ''))
    const isAsSeen = change && String(Boolean(change.takenBack)) === sent('desfeita')
    if (!isAsSeen || !canUndo(change)) return redirect(withFlash(back, 'mudou-depois'))

    const stepped = await undoChange(change, context)
    if (!stepped) return redirect(withFlash(back, 'mudou-depois'))
    if (change.kind === 'visibility') {
      return redirectDocument(withFlash(back, 'quem-ve-salvo', { quem: seenBefore(change) }))
    }
    const flash = change.takenBack ? 'mudanca-refeita' : 'mudanca-desfeita'
    return redirectDocument(withFlash(back, flash))
  },
  ({ url }) => redirect(withFlash(placeOf(url), 'mudanca-nao-desfeita')),
)

/**
 * Who sees the event after undoing. If the change has no part about visibility, the event was a draft with a time of
 * publication.
 */
function seenBefore({ parts = [] }: RecordedChange): Visibility {
  return readVisibility(parts.find(({ part }) => part === 'visibilidade')?.before) ?? 'ninguem'
}

function placeOf(url: URL): string {
  const [from, list, slot] = ['de', 'lista', 'imagem'].map((name) => url.searchParams.get(name))
  if (from === 'painel') return href('/admin')
  if (from === 'escola') return href('/admin/escola')
  if (slot) return pathOfSlots(slot)
  return list ? listPath(list) : page
}

/** False: the values that it changed have been changed again since. */
async function undoChange(
  change: RecordedChange,
  context: Readonly<RouterContextProvider>,
): Promise<boolean> {
  const { school } = context.get(servicesContext)
  const author = authorOf(context)
  if (change.event !== undefined) {
    return (await undoInEvent(change, recordedEvents(context), author)) !== null
  }
  const stepped = await undoInSchool(change, school, author)
  if (!stepped) return false
  logChange(context, stepped.saved)
  return true
}
