import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { adminPhotoView } from '#app/routes/admin/photos/admin-photo-view.ts'
import { ProgressBar } from '#app/routes/admin/upload/upload-progress.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { RouterLink } from '#app/ui/site-link.tsx'
import { photosWords } from '#content/admin.ts'
import { checkFacesWords as words } from '#content/redaction.ts'
import type { Route } from './+types/check-faces'
import { UncoveredPhotos } from './uncovered-photos.tsx'
import { useEventSearch } from './use-event-search.ts'

export const handle: RouteHandle = { fillsScreen: true, webAssembly: true }

export const loader = loading(async ({ params, url, context }: Route.LoaderArgs) => {
  const { events, photoUrls } = context.get(servicesContext)
  const event = await events.one(params.eventoId)
  if (!event) throw redirect(eventNotFoundPath)
  const sizesOf = photoUrls.of(event)
  const question = href('/admin/evento/:eventoId/quem-ve', params)
  return {
    eventName: event.nome,
    photos: event.fotos.map((photo) => ({
      ...adminPhotoView(photo, null, sizesOf),
      editor: `${href('/admin/evento/:eventoId/fotos/:fotoId/cobrir', {
        ...params,
        fotoId: String(photo.id),
      })}#encontrar`,
    })),
    photosPath: href('/admin/evento/:eventoId/fotos', params),
    /** The question before everyone sees the photos, if it led here. */
    questionPath: url.searchParams.has('visibilidade') ? question + url.search : null,
  }
})

export default function CheckFaces({ loaderData }: Route.ComponentProps) {
  const { eventName, photos, photosPath, questionPath } = loaderData
  const search = useEventSearch(photos)
  const { phase, checked, uncovered, failed } = search
  const isDone = checked === photos.length
  return (
    <RouterLink value="a">
      <main className="frame max-w-5xl py-8 md:py-12">
        <BackLink to={questionPath ?? photosPath}>
          {questionPath ? words.backToQuestion : photosWords.title(eventName)}
        </BackLink>
        <h1 className="mt-4 text-heading">{words.title}</h1>
        <p className="mt-2 max-w-3xl text-soft">{words.text}</p>
        <noscript>
          <p className="bubble mt-4 bg-well p-4">{words.needsScript}</p>
        </noscript>
        {photos.length === 0 && <p className="bubble mt-6 bg-well p-6">{photosWords.empty}</p>}
        {phase === 'not yet' && photos.length > 0 && (
          <Button className={buttonClass('primary', 'needs-script mt-6')} onClick={search.start}>
            {words.start(photos.length)}
          </Button>
        )}
        {phase !== 'not yet' && !isDone && (
          <ProgressBar
            name={words.title}
            percent={Math.round((100 * checked) / photos.length)}
            label={words.progress(checked, photos.length)}
          >
            <Button
              variant="quiet"
              className={buttonClass('quiet', 'sm:justify-self-start')}
              onClick={phase === 'searching' ? search.pause : search.start}
            >
              {phase === 'searching' ? words.pause : words.goOn}
            </Button>
          </ProgressBar>
        )}
        <p role="status" className="mt-6 max-w-3xl font-semibold empty:mt-0">
          {isDone && phase !== 'not yet' && words.done(uncovered.length, failed)}
        </p>
        {isDone && failed > 0 && (
          <Button className={buttonClass('quiet', 'mt-3')} onClick={search.tryAgain}>
            {words.tryAgain}
          </Button>
        )}
        <UncoveredPhotos photos={uncovered} />
      </main>
    </RouterLink>
  )
}
