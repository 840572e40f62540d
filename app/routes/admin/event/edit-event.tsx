import { data, href, redirect, useRouteLoaderData } from 'react-router'
import { adminWords, eventFormWords } from '#content/admin.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { AdminHeader } from '../admin-header.tsx'
import type { loader as guardLoader } from '../guard.tsx'
import { faultNotice, type Notice } from '../notice.ts'
import type { Route } from './+types/edit-event'
import { EventForm } from './event-form.tsx'
import { asTyped, typedValues } from './typed-event.ts'

const missing = () => redirect(`${href('/admin')}?aviso=evento-nao-encontrado`)

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const kept = await keptEvent(params.eventoId, context)
    if (!kept) throw missing()
    return { kept }
  } catch (fault) {
    if (fault instanceof Response) throw fault
    context.get(logErrorContext)(fault)
    throw data(faultNotice(fault, 'Erro ao Carregar'), { status: 503 })
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = typedValues(form)
  const reading = readEventForm(form)
  if (!reading.ok) return data({ typed, problems: reading.problems }, { status: 400 })
  try {
    const kept = await keptEvent(params.eventoId, context)
    if (!kept) throw missing()
    if (form.get('antes') !== JSON.stringify(kept)) {
      return data({ typed, problems: {}, failure: changedElsewhere, kept }, { status: 409 })
    }
    const { events } = context.get(servicesContext)
    if (!(await events.update(params.eventoId, reading.draft))) throw missing()
  } catch (fault) {
    if (fault instanceof Response) throw fault
    context.get(logErrorContext)(fault)
    const failure = faultNotice(fault, 'Erro ao Salvar Evento')
    return data({ typed, problems: {}, failure }, { status: 503 })
  }
  return redirect(`${href('/admin')}?aviso=evento-salvo&evento=${params.eventoId}`)
}

/** Two tabs may edit one event: the second to save is told before it replaces the first. */
const changedElsewhere: Notice = {
  kind: 'warning',
  title: 'Evento Alterado',
  text: eventFormWords.changedElsewhere,
}

async function keptEvent(id: string, context: Route.LoaderArgs['context']) {
  const gallery = await context.get(servicesContext).events.gallery(id, { from: 0, size: 0 })
  return gallery && asTyped(gallery.event)
}

export default function EditEvent({ loaderData, actionData, params }: Route.ComponentProps) {
  const email = useRouteLoaderData<typeof guardLoader>('routes/admin/guard')?.email ?? ''
  const kept = (actionData && 'kept' in actionData && actionData.kept) || loaderData.kept
  return (
    <>
      <AdminHeader email={email} />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin')}>{adminWords.back}</BackLink>
        <h1 className="mt-4 text-heading">{eventFormWords.editTitle}</h1>
        <EventForm
          action={href('/admin/evento/:eventoId/editar', { eventoId: params.eventoId })}
          draftKey={params.eventoId}
          outcome={actionData}
          kept={loaderData.kept}
          along={{ antes: JSON.stringify(kept) }}
        />
      </main>
    </>
  )
}
