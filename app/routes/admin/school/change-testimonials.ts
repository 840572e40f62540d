import { href, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { testimonialWords } from '#content/admin.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { type Testimonial, withState } from '#domain/school/school-document.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { logSchoolChange } from './saved-school.ts'

type Change = {
  changed: string
  change: (list: readonly Testimonial[]) => Testimonial[]
  /** Without a message the list itself shows what was done. */
  flash?: 'depoimento-excluido' | 'inventados-excluidos'
}

/** Changes the list and redirects to it. A change that was already made succeeds. */
export async function changeTestimonials(
  context: Readonly<RouterContextProvider>,
  { changed, change, flash }: Change,
) {
  const { school, now } = context.get(servicesContext)
  const what = testimonialWords.title
  const outcome = changeSchool(school, ({ document, testimonials: list }) => {
    const testimonials = change(list)
    if (JSON.stringify(testimonials) === JSON.stringify(list)) return { refusal: null }
    return { document: withState(document, { testimonials }, { what, at: now() }) }
  })
  const settled = await orStoreFault(outcome, context)
  const back = href('/admin/escola/depoimentos')
  if (isStoreFault(settled)) return redirect(withFlash(back, 'escola-nao-salva'))
  if ('saved' in settled) logSchoolChange(context, { what, changed: [changed] })
  return redirect(flash ? withFlash(back, flash) : back)
}

/** The login redirects to these paths if the session had ended at the press. */
export const toTestimonials = () => redirect(href('/admin/escola/depoimentos'))
