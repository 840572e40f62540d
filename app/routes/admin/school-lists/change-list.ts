import { type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { findItem } from '#domain/school/lists/change-items.ts'
import type { AnyItem, AnyList } from '#domain/school/lists/lists.ts'
import { withState } from '#domain/school/school-document.ts'
import { listOfPath } from './list-of-path.ts'
import { listPath } from './list-paths.ts'

type Given = { pattern: string; context: Readonly<RouterContextProvider> }
type Change = {
  change: (items: readonly AnyItem[], list: AnyList) => AnyItem[]
  /** For the change log: the item that it moves. */
  moved?: Moved
}

type Moved = { id: string; by: -1 | 1 }

/**
 * An action that changes the list of its path and redirects to it. A change that was already made succeeds. Without
 * `flash` the list itself shows what was done.
 */
export function changeList<G extends Given>(
  read: (given: G) => Promise<Change> | Change,
  flash?: 'item-excluido' | 'inventados-excluidos',
) {
  return acting(
    async (given: G) => {
      const { pattern, context } = given
      const { change, moved } = await read(given)
      const { name, list, words } = listOfPath(pattern)
      const { school } = context.get(servicesContext)
      const outcome = await changeSchool(school, authorOf(context), (latest) => {
        const before = latest[name] as readonly AnyItem[]
        const items = change(before, list)
        if (JSON.stringify(items) === JSON.stringify(before)) return { refusal: null }
        const named = ({ id, by }: Moved) => {
          const item = findItem(before, id)
          return { name: item ? words.nameOf(item, latest) : '', by }
        }
        return {
          document: withState(latest.document, { [name]: items }),
          change: { kind: 'school', subject: words.title, ...(moved && { moved: named(moved) }) },
        }
      })
      if ('saved' in outcome) logChange(context, outcome.saved)
      const back = listPath(words.path)
      const undo = 'saved' in outcome && { mudanca: outcome.saved.id }
      return redirect(flash ? withFlash(back, flash, { lista: words.path, ...undo }) : back)
    },
    ({ pattern }) =>
      redirect(withFlash(listPath(listOfPath(pattern).words.path), 'escola-nao-salva')),
  )
}

/** For paths that only have an action: the login redirects there if the session had ended before the press. */
export const toList = ({ pattern }: { pattern: string }) =>
  redirect(listPath(listOfPath(pattern).words.path))
