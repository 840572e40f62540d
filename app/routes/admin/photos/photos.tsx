import { data, href, redirect, useRouteLoaderData } from 'react-router'
import { adminWords, panelWords, photosWords } from '#content/admin.ts'
import { photoCountLabel } from '#domain/counts.ts'
import { formatLongDay } from '#domain/school-day.ts'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { AnnouncedNotice } from '../dialogs/announced-notice.tsx'
import { RetryPanel } from '../dialogs/retry-panel.tsx'
import type { loader as guardLoader } from '../guard.tsx'
import { faultNotice } from '../notice.ts'
import type { Route } from './+types/photos'
import { listedPhoto } from './listed-photo.ts'
import { PhotoList } from './photo-list.tsx'
import { UploadArea } from './upload-area.tsx'

const photosAPage = 60

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('pagina'))) || 1)
  try {
    const slice = { from: (page - 1) * photosAPage, size: photosAPage }
    const gallery = await context.get(servicesContext).events.gallery(params.eventoId, slice)
    if (!gallery) throw redirect(`${href('/admin')}?aviso=evento-nao-encontrado`)
    const { id, nome, data: day, photoCount, cover } = gallery.event
    const pages = Math.max(1, Math.ceil(photoCount / photosAPage))
    if (page > pages) {
      const last = new URLSearchParams(url.searchParams)
      last.set('pagina', String(pages))
      throw redirect(`${href('/admin/evento/:eventoId/fotos', { eventoId: id })}?${last}`)
    }
    const photos = gallery.photos.map((photo) => listedPhoto(photo, cover))
    return { failure: null, event: { id, nome, day, photoCount }, photos, page, pages }
  } catch (fault) {
    if (fault instanceof Response) throw fault
    context.get(logErrorContext)(fault)
    return data({ failure: faultNotice(fault, 'Erro ao Carregar') }, { status: 503 })
  }
}

export default function AdminPhotos({ loaderData }: Route.ComponentProps) {
  const email = useRouteLoaderData<typeof guardLoader>('routes/admin/guard')?.email ?? ''
  return (
    <>
      <AdminHeader email={email} />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin')}>{adminWords.back}</BackLink>
        {loaderData.failure ? (
          <RetryPanel notice={loaderData.failure} />
        ) : (
          <EventPhotos {...loaderData} />
        )}
      </main>
      <AnnouncedNotice focusAfterwards="lista-titulo" />
    </>
  )
}

type Loaded = Extract<Route.ComponentProps['loaderData'], { failure: null }>

function EventPhotos({ event, photos, page, pages }: Loaded) {
  const here = href('/admin/evento/:eventoId/fotos', { eventoId: event.id })
  return (
    <>
      <h1 className="mt-4 break-words text-heading">{event.nome}</h1>
      <p className="mt-2 text-lead text-soft">
        {event.day ? formatLongDay(event.day) : panelWords.undated}
      </p>
      <UploadArea key={event.id} eventId={event.id} />
      <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="lista-titulo" tabIndex={-1} className="text-title">
          {photosWords.listTitle}
        </h2>
        <p role="status" className="text-soft">
          {photoCountLabel(event.photoCount)}
        </p>
      </div>
      {photos.length === 0 ? (
        <p className="bubble mt-4 bg-well p-6 text-soft">{photosWords.empty}</p>
      ) : (
        <PhotoList key={page} eventId={event.id} photos={photos} page={page} />
      )}
      <PageLinks
        page={page}
        pages={pages}
        label={photosWords.pages}
        previous={photosWords.earlier}
        next={photosWords.later}
        place={panelWords.place}
        addressOf={(number) => `${here}?pagina=${number}`}
      />
    </>
  )
}
