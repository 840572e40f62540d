import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { visibilityWords } from '#content/visibility.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { isVisibility, readSchoolMoment } from '#domain/events/visibility.ts'
import { visibilityProblems } from '#domain/events/visibility-rules.ts'
import type { Route } from './+types/set-visibility'
import { findEvent } from './find-event.ts'
import { makeMissingLink } from './make-link.ts'

export const handle: RouteHandle = { form: true }

const panel = href('/admin')

/** From the event's row. Families need a link, so a missing one is created and its page is shown next. */
export const action = acting(
  async ({ request, params: { eventoId }, context }: Route.ActionArgs) => {
    const { now } = context.get(servicesContext)
    const form = await request.formData()
    const visibilidade = readText(form, 'visibilidade')
    const typed = visibilidade === 'ninguem' ? readText(form, 'publicarEm') : ''
    const publicarEm = readSchoolMoment(typed)
    const invalid = () => redirect(withFlash(panel, 'quem-ve-invalido'))
    if (!isVisibility(visibilidade) || (typed && !publicarEm)) return invalid()

    const found = await findEvent(eventoId, context)
    const fields = { visibilidade, publicarEm: publicarEm ?? null }
    const chosen = { visibilidade, ...(publicarEm && { publicarEm }) }
    const problemsOf = (event: Pick<SchoolEvent, 'autorizacaoEm' | 'autorizacaoRetiradaEm'>) =>
      visibilityProblems(chosen, { now: now(), event }, visibilityWords)
    const problems = problemsOf(found)
    if (problems.visibilidade)
      return redirect(withFlash(panel, 'autorizacao-retirada', { evento: eventoId }))
    if (problems.publicarEm) return invalid()

    // The authorisation may have been withdrawn since the event was read.
    const fieldsFor = (event: SchoolEvent) => (problemsOf(event).visibilidade ? null : fields)
    const saved = await recordedEvents(context).setFields(eventoId, fieldsFor, 'visibility')
    if (!saved) return redirect(withFlash(panel, 'autorizacao-retirada', { evento: eventoId }))
    if (visibilidade !== 'familias') return redirect(withFlash(panel, 'quem-ve-salvo'))
    await makeMissingLink(eventoId, context)
    return redirect(href('/admin/evento/:eventoId/familias', { eventoId }))
  },
  () => redirect(withFlash(panel, 'quem-ve-nao-salvo')),
)

/** The login redirects here if the session had ended when the button was pressed. */
export function loader() {
  return redirect(href('/admin'))
}
