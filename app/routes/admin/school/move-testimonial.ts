import type { RouteHandle } from '#app/route-handle.ts'
import { moveTestimonial } from '#domain/school/testimonials.ts'
import type { Route } from './+types/move-testimonial'
import { changeTestimonials, toTestimonials } from './change-testimonials.ts'

export const handle: RouteHandle = { form: true }

export const loader = toTestimonials

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const id = Number(form.get('depoimento'))
  const by = form.get('para') === 'subir' ? -1 : 1
  return changeTestimonials(context, {
    change: (list) => moveTestimonial(list, id, by),
  })
}
