import type { RouteHandle } from '#app/route-handle.ts'
import { moveItem } from '#domain/school/lists/change-items.ts'
import type { Route } from './+types/move-item'
import { changeList, toList } from './change-list.ts'
import { listOfPath } from './list-of-path.ts'

export const handle: RouteHandle = { form: true }

export const loader = (given: Route.LoaderArgs) => toList(given)

export async function action(given: Route.ActionArgs) {
  const form = await given.request.formData()
  const id = String(form.get(listOfPath(given.pattern).words.one))
  const by = form.get('para') === 'subir' ? -1 : 1
  return changeList(given, { change: (items, list) => moveItem(list, items, id, by) })
}
