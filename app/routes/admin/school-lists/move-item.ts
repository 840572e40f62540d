import type { RouteHandle } from '#app/route-handle.ts'
import { moveItem } from '#domain/school/lists/change-items.ts'
import type { Route } from './+types/move-item'
import { changeList, toList } from './change-list.ts'
import { listOfPath } from './list-of-path.ts'

export const handle: RouteHandle = { form: true }

export const loader = toList

export const action = changeList(async ({ request, pattern }: Route.ActionArgs) => {
  const form = await request.formData()
  const id = String(form.get(listOfPath(pattern).words.one))
  const by = form.get('para') === 'subir' ? -1 : 1
  return { change: (items, list) => moveItem(list, items, id, by), moved: { id, by } }
})
