import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { viewerOf } from '#app/viewer.ts'
import type { NumberedPhoto } from '#domain/events/listed-events.ts'
import { archiveName, photoNames } from '#domain/photos/archive-names.ts'
import { maySave } from '#domain/photos/photos-to-save.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/photos-zip'
import { countDownload } from './count-download.ts'
import { attachment } from './jpeg-response.ts'
import { orUnavailable } from './or-unavailable.ts'
import { whileAllowed } from './while-allowed.ts'
import { zipOf } from './zip-of.ts'

export const handle: RouteHandle = { guarded: true }

const photosPerRead = 60

/** All photos of a gallery as one file, for families and the admin. */
export const loader = orUnavailable(
  async ({ request, params: { id }, context }: Route.LoaderArgs) => {
    const { guardedEvents, photosToSave, school } = context.get(servicesContext)
    const findAllowed = async () => {
      const found = await guardedEvents.find(id, await viewerOf(request, context))
      const { facts } = await school.shown()
      return found && found.right !== 'everyone' && maySave(found.right, facts) ? found : null
    }
    const found = await orStoreFault(findAllowed(), context)
    if (!found || isStoreFault(found) || found.event.photoCount === 0) {
      // Somebody pressed 'Baixar todas' on an open page after the link ended or the store failed. The gallery's page
      // says which.
      if (request.headers.get('sec-fetch-mode') === 'navigate') {
        throw redirect(href('/familias/galeria/:id', { id }))
      }
      if (isStoreFault(found)) throw found
      return new Response('Evento não encontrado', { status: 404 })
    }
    const { event, right } = found
    await countDownload('fotos-das-familias', { request, right, context })
    async function* photosInOrder(): AsyncGenerator<NumberedPhoto> {
      for (let from = 0; ; from += photosPerRead) {
        const slice = { from, size: photosPerRead }
        const gallery = await guardedEvents.gallery(id, await viewerOf(request, context), slice)
        if (!gallery) throw new Error('the family link has ended')
        yield* gallery.photos
        if (gallery.photos.length < photosPerRead) return
      }
    }

    const zip = zipOf(photosInOrder(), { nameOf: photoNames(event), jpegOf: photosToSave.next })
    const isAllowed = async () => (await findAllowed()) !== null
    return new Response(whileAllowed(zip, isAllowed), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachment(archiveName(event), 'fotos.zip'),
      },
    })
  },
)
