import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import {
  type DialogMessage,
  faultMessage,
  loadFailure,
} from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { submittedValues } from '#app/routes/admin/forms/form-values.ts'
import { savedElsewhere } from '#app/routes/admin/forms/saved-elsewhere.ts'
import { AdminHeader } from '#app/routes/admin/layout/admin-header.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { adminWords, eventFormWords } from '#content/admin.ts'
import { visibilityWords } from '#content/visibility.ts'
import { eventFormFields } from '#domain/events/event-fields.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import { eventVersion, typedFields } from '#domain/events/event-version.ts'
import { checkVisibility } from '#domain/events/visibility-rules.ts'
import { isStoreFault, type StoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/edit-event'
import { EventForm, type EventFormResult } from './event-form.tsx'

export const handle: RouteHandle = { form: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await orStoreFault(findEvent(params.eventoId, context), context)
  if (isStoreFault(found)) return loadFailure(found)
  if (!found) throw redirect(eventNotFoundPath)
  return { failure: null, ...found }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const values = submittedValues(form, eventFormFields)
  const services = context.get(servicesContext)
  const before = await orStoreFault(findEvent(params.eventoId, context), context)
  const known = { now: services.now(), event: isStoreFault(before) ? null : before }
  const reading = checkVisibility(readEventForm(form, services), known, visibilityWords)
  if (!reading.ok) return answer({ values, problems: reading.problems }, 400)

  const notSaved = (fault: StoreFault) => {
    return answer({ values, failure: faultMessage(fault, 'Erro ao Salvar Evento') }, 503)
  }
  const expected = String(form.get('antes') ?? '')
  if (expected === eventVersion(reading.draft)) return answer({ values, message: nothingToSave })

  const update = recordedEvents(context).update(params.eventoId, reading.draft, expected)
  const outcome = await orStoreFault(update, context)
  if (isStoreFault(outcome)) return notSaved(outcome)
  if (outcome === 'updated') {
    return redirect(withFlash(href('/admin'), 'evento-salvo', { evento: params.eventoId }))
  }
  const found = await orStoreFault(findEvent(params.eventoId, context), context)
  if (isStoreFault(found)) return notSaved(found)
  if (!found) throw redirect(eventNotFoundPath)
  const { version, stored } = found
  const elsewhere = savedElsewhere(form.get('antes'), values, stored)
  return answer({ values, message: changedElsewhere, version, elsewhere }, 409)
}

function answer(result: EventFormResult, status = 200) {
  return data(result, { status })
}

/** Two tabs may edit one event: the second to save is warned before it overwrites the first. */
const changedElsewhere: DialogMessage = {
  kind: 'info',
  title: 'Evento Alterado',
  text: eventFormWords.changedElsewhere,
}

const nothingToSave: DialogMessage = {
  kind: 'info',
  title: 'Nada a Salvar',
  text: eventFormWords.nothingToSave,
}

async function findEvent(id: string, context: Route.LoaderArgs['context']) {
  const gallery = await context.get(servicesContext).events.gallery(id, { from: 0, size: 0 })
  if (!gallery) return null
  const { autorizacaoEm, autorizacaoRetiradaEm } = gallery.event
  return {
    stored: typedFields(gallery.event),
    version: eventVersion(gallery.event),
    ...(autorizacaoEm && { autorizacaoEm }),
    ...(autorizacaoRetiradaEm && { autorizacaoRetiradaEm }),
  }
}

export default function EditEvent({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin')}>{adminWords.back}</BackLink>
        <h1 className="mt-4 text-heading">{eventFormWords.editTitle}</h1>
        <EventForm
          action={href('/admin/evento/:eventoId/editar', { eventoId: params.eventoId })}
          draftKey={params.eventoId}
          result={actionData}
          stored={loaderData.stored}
          hiddenFields={{ antes: actionData?.version ?? loaderData.version }}
        />
      </main>
    </>
  )
}
