import { data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { galleryPage } from '#content/gallery.ts'
import { school } from '#content/school.ts'
import { cacheable } from '../../../cache-policy.ts'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { siteUrlOf } from '../../../page-meta.ts'
import { shownEvent } from '../../../shown-cover.ts'
import { shownPhoto } from '../../../shown-photo.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import type { Route } from './+types/gallery'
import { galleryHead } from './gallery-head.ts'
import { GalleryHeader } from './gallery-header.tsx'
import { nearestView, readView, searchOfView, sliceOf } from './gallery-view.ts'
import { NoGallery } from './no-gallery.tsx'
import { PhotoGallery } from './photo-gallery.tsx'

export const handle = cacheable({ search: (query) => searchOfView(readView(query)) })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind === 'shown') return galleryHead(loaderData.event, siteUrlOf(matches))
  const title = loaderData?.kind === 'failed' ? galleryPage.error : galleryPage.notFound
  return [{ title: `${title} | ${school.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const view = readView(new URL(request.url).searchParams)
  try {
    const { events } = context.get(servicesContext)
    const found = await events.gallery(id, sliceOf(view))
    if (!found) return data({ kind: 'missing' as const }, { status: 404 })
    const place = view.photo === null ? null : await events.photoPosition(id, view.photo)
    const shown = nearestView(view, { place, total: found.event.photoCount })
    if (shown !== view) throw redirect(href('/galeria-evento/:id', { id }) + searchOfView(shown))
    return {
      kind: 'shown' as const,
      event: shownEvent(found.event),
      photos: found.photos.map(shownPhoto),
      view,
      place,
    }
  } catch (fault) {
    if (fault instanceof Response) throw fault
    context.get(logErrorContext)(fault)
    return data({ kind: 'failed' as const }, { status: 503 })
  }
}

/** A line that breaks on the way here is the same failure as a store that does not answer. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (fault) {
    if (fault instanceof Response) throw fault
    return { kind: 'failed' as const }
  }
}

/** Opening, paging and closing the lightbox changes `?foto=` alone: nothing is to be asked again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const rest = (url: URL) => {
    const { photo, ...view } = readView(url.searchParams)
    return url.pathname + JSON.stringify(view)
  }
  return rest(currentUrl) === rest(nextUrl) && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <div className="frame pt-8 pb-24">
      <BackLink to={href('/eventos')}>{galleryPage.back}</BackLink>
      {loaderData.kind === 'shown' ? (
        <>
          <GalleryHeader event={loaderData.event} />
          <PhotoGallery key={loaderData.event.id} {...loaderData} />
        </>
      ) : (
        <NoGallery failed={loaderData.kind === 'failed'} />
      )}
    </div>
  )
}
