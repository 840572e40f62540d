import { data, href, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { readPageNumber } from '#app/pagination.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { redactionFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { FlashMessage } from '#app/routes/admin/dialogs/flash-message.tsx'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { adminPhotoView } from '#app/routes/admin/photos/admin-photo-view.ts'
import { photosPath } from '#app/routes/admin/photos/photos-path.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { RouterLink } from '#app/ui/site-link.tsx'
import { photosWords } from '#content/admin.ts'
import { redactionWords as words } from '#content/redaction.ts'
import { redactPhoto } from '#domain/photos/redact-photo.ts'
import { readRedactions } from '#domain/photos/redaction.ts'
import type { Route } from './+types/redact-photo'
import { RedactionEditor } from './redaction-editor.tsx'

export const handle: RouteHandle = { form: true, fillsScreen: true, webAssembly: true }

export const loader = loading(async ({ params, url, context }: Route.LoaderArgs) => {
  const { events, photos, photoUrls } = context.get(servicesContext)
  const event = await events.one(params.eventoId)
  if (!event) throw redirect(eventNotFoundPath)
  const photo = event.fotos.find(({ id }) => id === Number(params.fotoId))
  const back = photosPath(event.id, url)
  if (!photo) throw redirect(back)
  return {
    eventName: event.nome,
    photo: adminPhotoView(photo, null, photoUrls.of(event)),
    seenUrl: photo.url,
    stored: photo.cobertos ?? [],
    redactability: await photos.redactability(photo),
    back,
    action: `${href('/admin/evento/:eventoId/fotos/:fotoId/cobrir', params)}?pagina=${readPageNumber(url.searchParams.get('pagina'))}`,
  }
})

export const action = acting(async ({ request, params, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const redactions = readRedactions(String(form.get('cobertos') ?? ''))
  if (!redactions) return data({ failure: redactionFailed(words.unreadable) }, { status: 400 })
  const { clock, ...services } = context.get(servicesContext)
  const outcome = await redactPhoto(
    {
      eventId: params.eventoId,
      photoId: Number(params.fotoId),
      seenUrl: String(form.get('antes') ?? ''),
      redactions,
      forgetOriginal: form.has('apagar-original'),
    },
    { ...services, events: recordedEvents(context) },
    { now: clock.now, onFilesLeft: logFilesLeft(context) },
  )
  const back = photosPath(params.eventoId, url)
  switch (outcome) {
    case 'saved': {
      const flash = redactions.length > 0 ? 'rosto-coberto' : 'foto-descoberta'
      return redirectDocument(withFlash(back, flash))
    }
    case 'changed-elsewhere':
      return redirect(withFlash(url.pathname + url.search, 'foto-mudou'))
    case 'missing':
      return redirectDocument(withFlash(back, 'foto-mudou'))
    default:
      return data({ failure: redactionFailed(words.notSaved) }, { status: 422 })
  }
}, 'Erro ao Cobrir')

export default function RedactPhoto({ loaderData, actionData }: Route.ComponentProps) {
  const { eventName, photo, seenUrl, stored, redactability, back, action } = loaderData
  return (
    <RouterLink value="a">
      <main className="frame flex min-h-dvh max-w-6xl flex-col items-start pt-4">
        <BackLink to={back}>{photosWords.title(eventName)}</BackLink>
        <h1 id="cobrir-titulo" tabIndex={-1} className="mt-2 text-title">
          {words.title}
        </h1>
        {redactability === 'impossible' ? (
          <p className="bubble mt-6 bg-well p-6">{words.impossible}</p>
        ) : (
          <RedactionEditor
            key={seenUrl}
            photo={photo}
            seenUrl={seenUrl}
            stored={stored}
            redactability={redactability}
            back={back}
            action={action}
            result={actionData}
          />
        )}
      </main>
      <FlashMessage returnFocusTo="cobrir-titulo" />
    </RouterLink>
  )
}
