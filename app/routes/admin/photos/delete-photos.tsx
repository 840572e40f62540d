import { data, href, redirect } from 'react-router'
import { removeWords } from '#content/admin.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { QuestionPage } from '../dialogs/question-page.tsx'
import { notLoaded } from '../not-loaded.ts'
import { deletePhotoFailed } from '../notice.ts'
import type { Route } from './+types/delete-photos'
import { questionOf } from './photo-list.tsx'
import { photosPath } from './photos-path.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const event = await context
    .get(servicesContext)
    .events.one(params.eventoId)
    .catch(notLoaded(context))
  if (!event) throw redirect(`${href('/admin')}?aviso=evento-nao-encontrado`)
  const wanted = photoIdsIn(url.searchParams)
  const photos = event.fotos
    .filter(({ id }) => wanted.includes(id))
    .map(({ id, nome }) => ({ id, nome }))
  if (photos.length === 0) throw redirect(photosPath(event.id, url))
  return { photos, back: photosPath(event.id, url) }
}

/** The photos and their files. Those that are gone already are gone as wished. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const ids = photoIdsIn(await request.formData())
  let removed: unknown[] | null
  try {
    removed = await removePhotos(params.eventoId, ids, context.get(servicesContext))
  } catch (fault) {
    context.get(logErrorContext)(fault)
    return data({ failure: deletePhotoFailed }, { status: 503 })
  }
  if (!removed) throw redirect(`${href('/admin')}?aviso=evento-nao-encontrado`)
  return redirect(
    photosPath(params.eventoId, url, { aviso: 'foto-excluida', n: String(ids.length) }),
  )
}

function photoIdsIn(form: FormData | URLSearchParams): number[] {
  return form
    .getAll('foto')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id))
}

export default function DeletePhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { photos, back } = loaderData
  const ids = photos.map(({ id }) => id)
  return (
    <QuestionPage
      title={removeWords.photoTitle}
      question={questionOf(ids, photos)}
      failure={actionData?.failure}
      back={back}
    >
      {ids.map((id) => (
        <input key={id} type="hidden" name="foto" value={id} />
      ))}
    </QuestionPage>
  )
}
