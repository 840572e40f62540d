import type { RouteHandle } from '#app/route-handle.ts'
import { hideItem } from '#domain/school/lists/change-items.ts'
import type { Route } from './+types/hide-item'
import { changeList, toList } from './change-list.ts'
import { listOfPath } from './list-of-path.ts'

export const handle: RouteHandle = { form: true }

export const loader = toList

/** Takes an item off the site, or shows it again. */
export const action = changeList(async ({ request, pattern }: Route.ActionArgs) => {
  const form = await request.formData()
  const id = String(form.get(listOfPath(pattern).words.one))
  return { change: (items) => hideItem(items, id, form.get('mostrar') !== 'sim') }
})
