import type { RouteHandle } from '#app/route-handle.ts'
import { setChoice } from '#domain/school/lists/change-items.ts'
import type { Route } from './+types/set-choice'
import { changeList, toList } from './change-list.ts'
import { listOfPath } from './list-of-path.ts'

export const handle: RouteHandle = { form: true }

export const loader = toList

/** Sets the choice that the list's rows offer: a class is full. */
export const action = changeList(async ({ request, pattern }: Route.ActionArgs) => {
  const form = await request.formData()
  const id = String(form.get(listOfPath(pattern).words.one))
  const chosen = String(form.get('escolha'))
  return { change: (items, list) => setChoice(list, items, id, chosen) }
})
