import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { testimonialWords } from '#content/admin.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/delete-testimonial'
import { changeTestimonials } from './change-testimonials.ts'

export const handle: RouteHandle = { form: true, destructive: 'undo' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const latest = await orStoreFault(context.get(servicesContext).school.latest(), context)
  if (isStoreFault(latest)) return loadFailure(latest)
  const found = latest.testimonials.find(({ id }) => String(id) === params.depoimento)
  if (!found) {
    throw redirect(withFlash(href('/admin/escola/depoimentos'), 'depoimento-nao-encontrado'))
  }
  return { failure: null, name: found.name }
}

export const action = ({ params, context }: Route.ActionArgs) =>
  changeTestimonials(context, {
    change: (list) => list.filter(({ id }) => String(id) !== params.depoimento),
    flash: 'depoimento-excluido',
  })

export default function DeleteTestimonial({ loaderData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  return (
    <ConfirmPage
      title={testimonialWords.removeTitle}
      question={testimonialWords.removeQuestion(loaderData.name)}
      consequence={testimonialWords.removeConsequence}
      failure={undefined}
      cancelPath={href('/admin/escola/depoimentos')}
    />
  )
}
