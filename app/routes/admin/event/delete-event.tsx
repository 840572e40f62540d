import { data, Form, href, redirect } from 'react-router'
import { adminWords, removeWords } from '#content/admin.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { notLoaded } from '../not-loaded.ts'
import { deleteEventFailed } from '../notice.ts'
import type { Route } from './+types/delete-event'

export async function loader({ params, context }: Route.LoaderArgs) {
  const gallery = await context
    .get(servicesContext)
    .events.gallery(params.eventoId, { from: 0, size: 0 })
    .catch(notLoaded(context))
  if (!gallery) throw redirect(`${href('/admin')}?aviso=evento-nao-encontrado`)
  const { nome, photoCount } = gallery.event
  return { nome, photoCount }
}

/** The event and the files of all its photos; one that is gone already is gone as wished. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await removeEvent(params.eventoId, context.get(servicesContext))
  } catch (fault) {
    context.get(logErrorContext)(fault)
    return data({ failure: deleteEventFailed }, { status: 503 })
  }
  return redirect(`${href('/admin')}?aviso=evento-excluido`)
}

/** The question as a page of its own, for a browser without script. */
export default function DeleteEvent({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className="frame max-w-2xl py-12">
      <h1 className="text-heading">{removeWords.eventTitle}</h1>
      {actionData?.failure && (
        <p role="alert" className="bubble mt-6 bg-red-tint p-4 font-semibold text-accent">
          {actionData.failure.text}
        </p>
      )}
      <p className="mt-6 text-lead">
        {removeWords.event(loaderData.nome, loaderData.photoCount)} {removeWords.forGood}
      </p>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button to={href('/admin')} look="quiet">
          {adminWords.cancel}
        </Button>
        <button type="submit" className={buttonClass('primary')}>
          {removeWords.confirm}
        </button>
      </Form>
    </main>
  )
}
