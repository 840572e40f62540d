import { data, href, redirect } from 'react-router'
import { logoCardOf } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import { eventView } from '#app/event-view.ts'
import { island } from '#app/islands/island.tsx'
import { orStoreFault } from '#app/or-store-fault.ts'
import { pageTitle, siteOf } from '#app/page-meta.ts'
import { photoView } from '#app/photo-view.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { EventFacts } from '#app/routes/site/events/event-facts.tsx'
import {
  existingParams,
  type GalleryParams,
  gallerySearch,
  gallerySlice,
  readGalleryParams,
} from '#app/routes/site/gallery/gallery-params.ts'
import { Photos } from '#app/routes/site/gallery/photos.tsx'
import ShareButton from '#app/routes/site/gallery/share-button.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { viewerOf } from '#app/viewer.ts'
import { familyPage } from '#content/family.ts'
import { photoCountLabel } from '#domain/counts.ts'
import { shownToken } from '#domain/events/family-link.ts'
import type { GuardedEvents, Viewer } from '#domain/events/guarded-events.ts'
import { currentVisibility } from '#domain/events/visibility.ts'
import { maySave } from '#domain/photos/photos-to-save.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/family-gallery'
import { familyHead } from './family-head.ts'
import { FamilyUnavailable } from './family-unavailable.tsx'

export const handle: RouteHandle = { guarded: true }

const ShareButtonIsland = island('share-button', ShareButton)

/** Some browsers make a preview from the open page: it shows no more than the preview of the link. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind !== 'found') {
    const title = pageTitle(familyPage.withoutLink.title, matches)
    return [{ title }, { name: 'robots', content: 'noindex' }]
  }
  const { event, shareCard } = loaderData
  return [
    { title: pageTitle(event.nome, matches) },
    ...familyHead({ ...siteOf(matches), shareCard }),
  ]
}

export async function loader({ request, params: { id }, url, context }: Route.LoaderArgs) {
  const params = readGalleryParams(url.searchParams)
  const { guardedEvents, photoUrls, clock, school, siteUrl, linkSeal } =
    context.get(servicesContext)
  const viewer = await viewerOf(request, context)
  const found = await orStoreFault(findGallery(guardedEvents, id, viewer, params), context)
  if (isStoreFault(found)) return data({ kind: 'failed' as const }, { status: 503 })
  if (!found) return data({ kind: 'missing' as const }, { status: 404 })

  const { event, photos, position, right } = found
  const visibility = currentVisibility(event, clock.publicNow())
  if (visibility === 'todos') throw redirect(href('/galeria-evento/:id', { id }) + url.search)
  const existing = existingParams(params, { position, total: event.photoCount })
  if (existing !== params) {
    throw redirect(href('/familias/galeria/:id', { id }) + gallerySearch(existing))
  }
  const { facts, pictures } = await school.shown()
  // The admin sees the page as families do.
  const isShared = event.familiasCompartilham === 'sim'
  const token = right === 'admin' ? await shownToken(event.linkFamilias, linkSeal) : viewer.token
  return {
    kind: 'found' as const,
    preview: right === 'admin' ? visibility : null,
    event: eventView(event, photoUrls),
    photos: photos.map((photo) => photoView(photo, photoUrls.of(event))),
    position,
    maySave: maySave('family', facts),
    shareUrl: isShared && token ? siteUrl + href('/familias/:token', { token }) : null,
    shareCard: logoCardOf(pictures, facts.name, photoUrls.site),
  }
}

async function findGallery(
  events: GuardedEvents,
  id: string,
  viewer: Viewer,
  params: GalleryParams,
) {
  const gallery = await events.gallery(id, viewer, gallerySlice(params))
  if (!gallery) return null
  const { photo } = params
  return {
    ...gallery,
    position: photo === null ? null : await events.photoPosition(id, viewer, photo),
  }
}

export default function FamilyGallery({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind !== 'found') {
    return (
      <FamilyUnavailable failed={loaderData.kind === 'failed'} words={familyPage.withoutLink} />
    )
  }
  return (
    <div className="frame pt-8 pb-24">
      <Gallery {...loaderData} />
    </div>
  )
}

type GalleryProps = Extract<Route.ComponentProps['loaderData'], { kind: 'found' }>

function Gallery({ event, photos, position, preview, maySave: canSave, shareUrl }: GalleryProps) {
  const { id, nome, photoCount } = event
  const path = href('/familias/galeria/:id', { id })
  return (
    <>
      {preview && (
        <p role="note" className="bubble mb-6 bg-sun-tint px-5 py-3 font-semibold">
          {familyPage.preview[preview]}
        </p>
      )}
      <div className="pt-2 pb-10 md:pb-14">
        <h1 tabIndex={-1} className="max-w-4xl text-display">
          {unbroken(nome)}
        </h1>
        <EventFacts event={event} className="mt-6 flex flex-wrap gap-x-8 gap-y-2" />
        {event.descricao && (
          <p className="mt-6 max-w-2xl whitespace-pre-line text-lead text-soft">
            <LinkedText text={event.descricao} />
          </p>
        )}
        <p className="mt-6 flex max-w-2xl items-start gap-2.5 text-soft">
          <Icon name="users" className="mt-0.5 size-5 flex-none text-accent" />
          {familyPage.note}
        </p>
        <div className="not-on-paper mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
          {canSave && photoCount > 0 && (
            <>
              {/* Without `download`, whose failure a browser does not explain: the server leads to a page. */}
              <a href={`${path}/fotos.zip`} className={buttonClass('secondary')}>
                <Icon name="images" className="size-5" />
                {familyPage.download}
              </a>
              <span className="text-small text-soft">
                {familyPage.downloadHint(photoCountLabel(photoCount))}
              </span>
            </>
          )}
          {shareUrl && (
            <ShareButtonIsland title={nome} text={familyPage.shareText(nome)} url={shareUrl} />
          )}
        </div>
      </div>
      {photoCount > 0 ? (
        <Photos
          event={{ path, nome, photoCount, maySave: canSave }}
          photos={photos}
          position={position}
        />
      ) : (
        <p className="bubble bg-well p-8 text-lead md:p-12">{familyPage.empty}</p>
      )}
    </>
  )
}
