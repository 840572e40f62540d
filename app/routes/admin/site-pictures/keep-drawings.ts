import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, logChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { withState } from '#domain/school/school-document.ts'
import type { Route } from './+types/keep-drawings'
import { slotNamed } from './slot.ts'

export const handle: RouteHandle = { form: true }

const list = href('/admin/escola/imagens')

export const loader = () => redirect(list)

/** Takes drawings off the list of what is left to publish, or puts them back. */
export const action = acting(
  async ({ request, context }: Route.ActionArgs) => {
    const { school } = context.get(servicesContext)
    const form = await request.formData()
    const slots: string[] = form.getAll('imagem').map((name) => slotNamed(String(name)))
    const keep = form.get('manter') !== 'nao'

    const outcome = await changeSchool(school, authorOf(context), ({ document }) => {
      const before = document.current.drawingsKept
      const others = before.filter((slot) => !slots.includes(slot))
      const drawingsKept = keep ? [...new Set([...before, ...slots])] : others
      if (drawingsKept.length === before.length) return { refusal: null }
      return {
        document: withState(document, { drawingsKept }),
        change: { kind: 'school', subject: sitePicturesWords.title },
      }
    })
    if ('saved' in outcome) logChange(context, outcome.saved)
    return redirect(list)
  },
  () => redirect(withFlash(list, 'escola-nao-salva')),
)
