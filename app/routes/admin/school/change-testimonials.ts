import { href, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { testimonialWords } from '#content/admin.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { type Testimonial, withState } from '#domain/school/school-document.ts'
import { isStoreFault } from '#domain/store-fault.ts'

type Change = {
  change: (list: readonly Testimonial[]) => Testimonial[]
  /** Without a message the list itself shows what was done. */
  flash?: 'depoimento-excluido' | 'inventados-excluidos'
}

/** Changes the list and redirects to it. A change that was already made succeeds. */
export async function changeTestimonials(
  context: Readonly<RouterContextProvider>,
  { change, flash }: Change,
) {
  const { school } = context.get(servicesContext)
  const outcome = changeSchool(school, authorOf(context), ({ document, testimonials: list }) => {
    const testimonials = change(list)
    if (JSON.stringify(testimonials) === JSON.stringify(list)) return { refusal: null }
    return {
      document: withState(document, { testimonials }),
      change: { kind: 'school', subject: testimonialWords.title },
    }
  })
  const settled = await orStoreFault(outcome, context)
  const back = href('/admin/escola/depoimentos')
  if (isStoreFault(settled)) return redirect(withFlash(back, 'escola-nao-salva'))
  if ('saved' in settled) logChange(context, settled.saved)
  return redirect(flash ? withFlash(back, flash) : back)
}

/** The login redirects to these paths if the session had ended at the press. */
export const toTestimonials = () => redirect(href('/admin/escola/depoimentos'))
