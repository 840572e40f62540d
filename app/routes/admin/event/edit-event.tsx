import { data, href, redirect } from 'react-router'
import { adminWords, eventFormWords } from '#content/admin.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import { isStoreFault, type StoreFault } from '#domain/store-fault.ts'
import { servicesContext } from '../../../context.ts'
import { orStoreFault } from '../../../or-store-fault.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { FailedPage } from '../dialogs/failed-page.tsx'
import { eventNotFoundPath, withFlash } from '../flash.ts'
import { faultNotice, loadFailure, type Notice } from '../notice.ts'
import type { Route } from './+types/edit-event'
import { EventForm } from './event-form.tsx'
import { storedValues, submittedValues } from './event-form-values.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const stored = await orStoreFault(findValues(params.eventoId, context), context)
  if (isStoreFault(stored)) return loadFailure(stored)
  if (!stored) throw redirect(eventNotFoundPath)
  return { failure: null, stored }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const values = submittedValues(form)
  const reading = readEventForm(form)
  if (!reading.ok) return data({ values, problems: reading.problems }, { status: 400 })

  const notSaved = (fault: StoreFault) => {
    const failure = faultNotice(fault, 'Erro ao Salvar Evento')
    return data({ values, problems: {}, failure }, { status: 503 })
  }
  const stored = await orStoreFault(findValues(params.eventoId, context), context)
  if (isStoreFault(stored)) return notSaved(stored)
  if (!stored) throw redirect(eventNotFoundPath)
  if (form.get('antes') !== JSON.stringify(stored)) {
    return data({ values, problems: {}, notice: changedElsewhere, stored }, { status: 409 })
  }
  if (JSON.stringify(storedValues(reading.draft)) === JSON.stringify(stored)) {
    return { values, problems: {}, notice: nothingToSave }
  }
  const { events } = context.get(servicesContext)
  const updated = await orStoreFault(events.update(params.eventoId, reading.draft), context)
  if (isStoreFault(updated)) return notSaved(updated)
  if (!updated) throw redirect(eventNotFoundPath)
  return redirect(withFlash(href('/admin'), 'evento-salvo', { evento: params.eventoId }))
}

/** Two tabs may edit one event: the second to save is told before it replaces the first. */
const changedElsewhere: Notice = {
  kind: 'info',
  title: 'Evento Alterado',
  text: eventFormWords.changedElsewhere,
}

const nothingToSave: Notice = {
  kind: 'info',
  title: 'Nada a Salvar',
  text: eventFormWords.nothingToSave,
}

async function findValues(id: string, context: Route.LoaderArgs['context']) {
  const { events } = context.get(servicesContext)
  const gallery = await events.gallery(id, { from: 0, size: 0 })
  return gallery && storedValues(gallery.event)
}

export default function EditEvent({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage notice={loaderData.failure} />
  const newest = (actionData && 'stored' in actionData && actionData.stored) || loaderData.stored
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
          hiddenFields={{ antes: JSON.stringify(newest) }}
        />
      </main>
    </>
  )
}
