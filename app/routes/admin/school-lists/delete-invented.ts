import type { RouteHandle } from '#app/route-handle.ts'
import { changeList, toList } from './change-list.ts'

export const handle: RouteHandle = { form: true, destructive: 'undo' }

export const loader = toList

export const action = changeList(
  () => ({ change: (items) => items.filter(({ sample }) => !sample) }),
  'inventados-excluidos',
)
