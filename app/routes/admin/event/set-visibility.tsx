import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { formatMoment } from '#content/moments.ts'
import { visibilityWords } from '#content/visibility.ts'
import { canUndo } from '#domain/changes/recorded-change.ts'
import {
  type ChosenVisibility,
  changeVisibility,
  opensPhotos,
} from '#domain/events/change-visibility.ts'
import { isVisibility, readSchoolMoment } from '#domain/events/visibility.ts'
import { visibilityProblems } from '#domain/events/visibility-rules.ts'
import type { Route } from './+types/set-visibility'
import { makeMissingLink } from './make-link.ts'
import { openingPath, openingView, pathAfterLeaving, readAgreement } from './opening.ts'
import { OpeningQuestion } from './opening-question.tsx'

export const handle: RouteHandle = { form: true }

const panel = href('/admin')

/** The question before everyone sees the photos of an event. */
export const loader = loading(async ({ params: { eventoId }, url, context }: Route.LoaderArgs) => {
  const { events, clock, photoUrls } = context.get(servicesContext)
  const chosen = readChosen((name) => url.searchParams.get(name))
  const event = await events.one(eventoId)
  if (!event) throw redirect(eventNotFoundPath)
  const { fotos, publicarEm, visibilidade } = event
  const photoCount = fotos.length
  if (!chosen || !opensPhotos({ ...event, photoCount }, chosen, clock.publicNow()))
    throw redirect(panel)
  const sizesOf = photoUrls.of(event)
  return {
    ...openingView(event, fotos, chosen, (photo) => sizesOf(photo).src),
    seenBy: publicarEm
      ? visibilityWords.opensAt(formatMoment(publicarEm))
      : visibilityWords.choices[visibilidade].mark,
    fields: Object.entries({ ...chosen, fotos: String(photoCount) }),
    cancelPath: pathAfterLeaving(url),
    checkFacesPath: href('/admin/evento/:eventoId/rostos', { eventoId }) + url.search,
  }
})

/** From the event's row, and from the question. Families need a link: a missing one is created and shown. */
export const action = acting(
  async ({ request, params: { eventoId }, context }: Route.ActionArgs) => {
    const { now, clock } = context.get(servicesContext)
    const form = await request.formData()
    const chosen = readChosen((name) => readText(form, name))
    const problems = chosen && visibilityProblems(chosen, { now: now() }, visibilityWords)
    if (!chosen || problems?.publicarEm) return redirect(withFlash(panel, 'quem-ve-invalido'))
    const options = {
      publicNow: clock.publicNow(),
      agreement: readAgreement(form, context),
    }
    let mudanca: string | undefined
    const events = recordedEvents(context, (change) => {
      if (canUndo(change)) mudanca = change.id
    })
    const outcome = await changeVisibility(eventoId, chosen, events, options)
    if (outcome === 'missing') return redirect(eventNotFoundPath)
    if (outcome === 'ask') return redirect(openingPath(eventoId, chosen))
    if (outcome === 'withdrawn')
      return redirect(withFlash(panel, 'autorizacao-retirada', { evento: eventoId }))
    if (chosen.visibilidade !== 'familias') {
      const { visibilidade: quem, publicarEm: em } = chosen
      const seen = { quem, ...(em && { em }), ...(mudanca && { mudanca }) }
      return redirect(withFlash(panel, 'quem-ve-salvo', seen))
    }
    await makeMissingLink(eventoId, context)
    return redirect(href('/admin/evento/:eventoId/familias', { eventoId }))
  },
  () => redirect(withFlash(panel, 'quem-ve-nao-salvo')),
)

/** Null: not a choice, or a moment that cannot be read. Only a draft has a moment. */
function readChosen(sent: (name: string) => string | null): ChosenVisibility | null {
  const visibilidade = sent('visibilidade')
  const typed = visibilidade === 'ninguem' ? sent('publicarEm') : ''
  const publicarEm = readSchoolMoment(typed)
  if (!isVisibility(visibilidade) || (typed && !publicarEm)) return null
  return { visibilidade, ...(publicarEm && { publicarEm }) }
}

export default function OpenEvent({ loaderData }: Route.ComponentProps) {
  return <OpeningQuestion {...loaderData} />
}
