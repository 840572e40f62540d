import type { RouteHandle } from '#app/route-handle.ts'
import { hideItem } from '#domain/school/lists/change-items.ts'
import type { Route } from './+types/hide-item'
import { changeList, toList } from './change-list.ts'
import { listOfPath } from './list-of-path.ts'

export const handle: RouteHandle = { form: true }

export const loader = (given: Route.LoaderArgs) => toList(given)

/** Takes an item off the site, or shows it again: `mostrar` says which of the two was pressed. */
export async function action(given: Route.ActionArgs) {
  const form = await given.request.formData()
  const id = String(form.get(listOfPath(given.pattern).words.one))
  return changeList(given, {
    change: (items) => hideItem(items, id, form.get('mostrar') !== 'sim'),
  })
}
