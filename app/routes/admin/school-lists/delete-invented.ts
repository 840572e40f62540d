import type { RouteHandle } from '#app/route-handle.ts'
import type { Route } from './+types/delete-invented'
import { changeList, toList } from './change-list.ts'

export const handle: RouteHandle = { form: true, destructive: 'undo' }

export const loader = (given: Route.LoaderArgs) => toList(given)

export const action = (given: Route.ActionArgs) =>
  changeList(given, {
    change: (items) => items.filter(({ sample }) => !sample),
    flash: 'inventados-excluidos',
  })
