import type { RouteHandle } from '#app/route-handle.ts'
import type { Route } from './+types/delete-invented'
import { changeTestimonials, toTestimonials } from './change-testimonials.ts'

export const handle: RouteHandle = { form: true, destructive: 'undo' }

export const loader = toTestimonials

export const action = ({ context }: Route.ActionArgs) =>
  changeTestimonials(context, {
    change: (list) => list.filter(({ sample }) => !sample),
    flash: 'inventados-excluidos',
  })
