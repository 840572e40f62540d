import { type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import type { AnyItem, AnyList } from '#domain/school/lists/lists.ts'
import { withState } from '#domain/school/school-document.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { listOfPath } from './list-of-path.ts'
import { listPath } from './list-paths.ts'

type Given = { pattern: string; context: Readonly<RouterContextProvider> }

type Change = {
  change: (items: readonly AnyItem[], list: AnyList) => AnyItem[]
  /** Without a message the list itself shows what was done. */
  flash?: 'item-excluido' | 'inventados-excluidos'
}

/** Changes the list and redirects to it. A change that was already made succeeds. */
export async function changeList({ pattern, context }: Given, { change, flash }: Change) {
  const { name, list, words } = listOfPath(pattern)
  const { school } = context.get(servicesContext)
  const outcome = changeSchool(school, authorOf(context), (latest) => {
    const before = latest[name] as readonly AnyItem[]
    const items = change(before, list)
    if (JSON.stringify(items) === JSON.stringify(before)) return { refusal: null }
    return {
      document: withState(latest.document, { [name]: items }),
      change: { kind: 'school', subject: words.title },
    }
  })
  const settled = await orStoreFault(outcome, context)
  const back = listPath(words.path)
  if (isStoreFault(settled)) return redirect(withFlash(back, 'escola-nao-salva'))
  if ('saved' in settled) logChange(context, settled.saved)
  return redirect(flash ? withFlash(back, flash, { lista: words.path }) : back)
}

/** The login redirects to paths that only take a press, if the session had ended at it. */
export const toList = ({ pattern }: { pattern: string }) =>
  redirect(listPath(listOfPath(pattern).words.path))
