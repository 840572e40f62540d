import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { data, href, redirect, useRouteLoaderData, useSearchParams } from 'react-router'
import { panelWords } from '#content/admin.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { shownEvent } from '../../../shown-cover.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { AnnouncedNotice } from '../dialogs/announced-notice.tsx'
import { RetryPanel } from '../dialogs/retry-panel.tsx'
import { EventForm } from '../event/event-form.tsx'
import { submissionOf, typedValues } from '../event/typed-event.ts'
import { forgetDraft, hasDraft } from '../event/use-kept-draft.ts'
import type { loader as guardLoader } from '../guard.tsx'
import { faultNotice } from '../notice.ts'
import type { Route } from './+types/panel'
import { EventRow } from './event-row.tsx'

const eventsAPage = 30
const draftOfNew = 'novo'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('pagina'))) || 1)
  try {
    const { events, admin } = context.get(servicesContext)
    const shown = await events.page({ from: (page - 1) * eventsAPage, size: eventsAPage })
    const pages = Math.max(1, Math.ceil(shown.total / eventsAPage))
    if (page > pages) throw redirect(href('/admin'))
    const list = shown.events.map(shownEvent)
    // The name of the next press of 'Criar evento': it has one effect, however often it arrives.
    const submission = admin.newToken()
    return { failure: null, events: list, total: shown.total, page, pages, submission }
  } catch (fault) {
    if (fault instanceof Response) throw fault
    context.get(logErrorContext)(fault)
    const failure = faultNotice(fault, 'Erro ao Carregar Eventos')
    const nothing = { events: [], total: 0, page: 1, pages: 1, submission: '' }
    return data({ failure, ...nothing }, { status: 503 })
  }
}

/** A new event. What was typed comes back when it could not be kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const reading = readEventForm(form)
  if (!reading.ok) {
    return data({ typed: typedValues(form), problems: reading.problems }, { status: 400 })
  }
  try {
    const { events, now } = context.get(servicesContext)
    await events.create(reading.draft, now(), submissionOf(form))
  } catch (fault) {
    context.get(logErrorContext)(fault)
    const failure = faultNotice(fault, 'Erro ao Criar Evento')
    return data({ typed: typedValues(form), problems: {}, failure }, { status: 503 })
  }
  return redirect(`${href('/admin')}?aviso=evento-criado`)
}

export default function Panel({ loaderData, actionData }: Route.ComponentProps) {
  const { failure, events, total, page, pages, submission } = loaderData
  const email = useRouteLoaderData<typeof guardLoader>('routes/admin/guard')?.email ?? ''
  return (
    <>
      <AdminHeader email={email} />
      <main className="frame py-8 md:py-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 id="lista-titulo" tabIndex={-1} className="text-heading">
            {panelWords.title}
          </h1>
          {!failure && (
            <p role="status" className="text-lead text-soft">
              {panelWords.count(total)}
            </p>
          )}
        </div>
        <NewEvent actionData={actionData} submission={submission} />
        {failure ? (
          <RetryPanel notice={failure} />
        ) : (
          <ul className="mt-8 grid grid-cols-1 gap-4">
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        )}
        {!failure && total === 0 && (
          <p className="bubble mt-4 bg-well p-6 text-soft">{panelWords.empty}</p>
        )}
        <PageLinks
          page={page}
          pages={pages}
          label={panelWords.pages}
          previous={panelWords.newer}
          next={panelWords.older}
          place={panelWords.place}
          addressOf={(number) => `${href('/admin')}?pagina=${number}`}
        />
      </main>
      <AnnouncedNotice focusAfterwards="lista-titulo" />
    </>
  )
}

type NewEventProps = { actionData: Route.ComponentProps['actionData']; submission: string }

/** Folded away until it is wanted; it opens and closes without script too. */
function NewEvent({ actionData, submission }: NewEventProps) {
  const [search] = useSearchParams()
  const [open, setOpen] = useState(actionData !== undefined)
  const saved = search.get('aviso') === 'evento-criado'

  useEffect(() => {
    if (saved) setOpen(false)
    else if (hasDraft(draftOfNew)) setOpen(true)
  }, [saved])
  useEffect(() => {
    if (search.get('aviso') === 'evento-salvo') forgetDraft(search.get('evento') ?? '')
  }, [search])

  return (
    <details className="mt-6" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={buttonClass('primary', 'cursor-pointer list-none')}>
        <Plus aria-hidden="true" className="size-5" />
        {panelWords.newEvent}
      </summary>
      <EventForm
        action={href('/admin')}
        draftKey={draftOfNew}
        outcome={actionData}
        along={{ envio: submission }}
        saved={saved}
      />
    </details>
  )
}
