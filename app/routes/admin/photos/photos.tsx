import { href, Link, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageCount, pageSlice, readPageNumber } from '#app/pagination.ts'
import { Consent } from '#app/routes/admin/consent/consent.tsx'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
import { FlashMessage } from '#app/routes/admin/dialogs/flash-message.tsx'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { UploadArea } from '#app/routes/admin/upload/upload-area.tsx'
import { waitingPhotos } from '#app/routes/admin/upload/waiting-photos.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { adminWords, panelWords, photosWords } from '#content/admin.ts'
import { formatDayOf } from '#content/moments.ts'
import { checkFacesWords } from '#content/redaction.ts'
import { visibilityWords } from '#content/visibility.ts'
import { photoCountLabel } from '#domain/counts.ts'
import { allowsPhotos, audienceOf, hasConsent } from '#domain/events/consent.ts'
import { readPositiveInteger } from '#domain/positive-integer.ts'
import { formatLongDay } from '#domain/school-day.ts'
import type { Route } from './+types/photos'
import { adminPhotoView } from './admin-photo-view.ts'
import { FindPhoto } from './find-photo.tsx'
import { PhotoList } from './photo-list.tsx'

const photosPerPage = 120

export const loader = loading(async ({ params, url, context }: Route.LoaderArgs) => {
  const { events, photoUrls } = context.get(servicesContext)
  const asked = url.searchParams.get('numero')
  // Families ask for a removal by number: 'foto nº 3'.
  const wanted = readPositiveInteger(asked?.replaceAll(/[^0-9]/g, ''))
  const fotoId = wanted ? await events.photoOfNumber(params.eventoId, wanted) : null
  if (fotoId) {
    const path = { ...params, fotoId: String(fotoId) }
    throw redirect(href('/admin/evento/:eventoId/fotos/:fotoId', path))
  }
  const page = readPageNumber(url.searchParams.get('pagina'))
  const gallery = await events.gallery(params.eventoId, pageSlice(page, photosPerPage))
  const waiting = await waitingPhotos(context)
  if (!gallery) throw redirect(eventNotFoundPath)
  const { id, nome, data: day, photoCount, cover, autorizacaoEm } = gallery.event
  const pages = pageCount(photoCount, photosPerPage)
  if (page > pages) {
    const lastPage = new URLSearchParams(url.searchParams)
    lastPage.set('pagina', String(pages))
    throw redirect(`${href('/admin/evento/:eventoId/fotos', { eventoId: id })}?${lastPage}`)
  }
  const { autorizacaoRetiradaEm, autorizacaoPor, autorizacaoOnde, apagarFotosEm } = gallery.event
  const dayOf = (moment: string | undefined) => (moment ? formatDayOf(moment) : null)
  const sizesOf = photoUrls.of(gallery.event)
  const photos = gallery.photos.map((photo) => adminPhotoView(photo, cover, sizesOf))
  return {
    event: {
      id,
      nome,
      day,
      photoCount,
      isForFamilies: gallery.event.visibilidade === 'familias',
      consent: {
        day: hasConsent(gallery.event) ? dayOf(autorizacaoEm) : null,
        by: autorizacaoPor,
        where: autorizacaoOnde,
        audience: gallery.event.autorizacaoPara ?? 'familias',
        needed: audienceOf(gallery.event),
        allowsPhotos: allowsPhotos(gallery.event),
        withdrawnDay: dayOf(autorizacaoRetiradaEm),
        endDay: photoCount > 0 ? dayOf(apagarFotosEm) : null,
      },
    },
    photos,
    page,
    pages,
    /** The number that was searched for: no photo has it any more. */
    missingNumber: wanted ?? null,
    waiting: waiting.filter(({ eventId }) => eventId === id),
  }
})

export default function AdminPhotos({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin')}>{adminWords.back}</BackLink>
        <EventPhotos {...loaderData} />
      </main>
      <FlashMessage returnFocusTo="lista-titulo" />
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function EventPhotos({ event, photos, page, pages, waiting, missingNumber }: Loaded) {
  const path = href('/admin/evento/:eventoId/fotos', { eventoId: event.id })
  return (
    <>
      <h1 className="mt-4 break-words text-heading">{event.nome}</h1>
      <p className="mt-2 text-lead text-soft">
        {event.day ? formatLongDay(event.day) : panelWords.undated}
      </p>
      {event.isForFamilies && event.photoCount > 0 && (
        <p className="mt-4">
          <Link
            to={href('/admin/evento/:eventoId/familias', { eventoId: event.id })}
            className={buttonClass('secondary')}
          >
            <PanelIcon name="link" className="size-5" />
            {visibilityWords.sendLink}
          </Link>
        </p>
      )}
      <Consent eventId={event.id} {...event.consent}>
        <UploadArea
          key={event.id}
          eventId={event.id}
          isForFamilies={event.isForFamilies}
          waiting={waiting}
        />
      </Consent>
      {event.photoCount > 0 && <FindPhoto path={path} missing={missingNumber} />}
      <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="lista-titulo" tabIndex={-1} className="text-title">
          {photosWords.listTitle}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-5">
          {event.photoCount > 0 && (
            <a
              href={href('/admin/evento/:eventoId/rostos', { eventoId: event.id })}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {checkFacesWords.link}
            </a>
          )}
          {event.photoCount > 0 && (
            <a
              href={href('/familias/galeria/:id/fotos.zip', { id: event.id })}
              download
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {photosWords.downloadAll}
            </a>
          )}
          <span role="status" className="text-soft">
            {photoCountLabel(event.photoCount)}
          </span>
        </p>
      </div>
      {photos.length === 0 ? (
        <p className="bubble mt-4 bg-well p-6 text-soft">{photosWords.empty}</p>
      ) : (
        <PhotoList key={page} eventId={event.id} photos={photos} page={page} pages={pages} />
      )}
      <PageLinks
        page={page}
        pages={pages}
        label={photosWords.pages}
        previous={photosWords.earlier}
        next={photosWords.later}
        positionLabel={panelWords.place}
        pathOf={(number) => `${path}?pagina=${number}`}
      />
    </>
  )
}
