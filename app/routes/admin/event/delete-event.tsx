import { data, href, redirect } from 'react-router'
import { removeWords } from '#content/admin.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { QuestionPage } from '../dialogs/question-page.tsx'
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

export default function DeleteEvent({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QuestionPage
      title={removeWords.eventTitle}
      question={removeWords.event(loaderData.nome, loaderData.photoCount)}
      failure={actionData?.failure}
      back={href('/admin')}
    />
  )
}
