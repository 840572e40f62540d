import { redirect } from 'react-router'
import { logErrorContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { viewerOf } from '#app/viewer.ts'
import { isServedPhoto, photoSizeOfFile } from '#domain/photos/served-photo.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/guarded-photo'

export const handle: RouteHandle = { guarded: true }

/** A photo of an event that is not for everyone: every request checks who is asking. */
export async function loader(args: Route.LoaderArgs) {
  try {
    return await guardedPhoto(args)
  } catch (fault) {
    if (!isStoreFault(fault)) throw fault
    args.context.get(logErrorContext)(fault)
    return refused(503, 'As fotos estão indisponíveis no momento.')
  }
}

async function guardedPhoto({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { id, key, file } = params
  const { guardedEvents, photos, photoUrls } = context.get(servicesContext)
  const size = photoSizeOfFile(file)
  const found = size && (await guardedEvents.photoByKey(id, await viewerOf(request, context), key))
  if (!found) return refused(404, 'Foto não encontrada.')
  const { photo, right } = found
  if (right === 'everyone' && isServedPhoto(photo.url))
    return redirect(`/fotos/${key}/${file}`, 301)
  const opened = await photos.open(photo, size)
  if (opened) {
    return new Response(opened.body, {
      headers: { 'content-type': opened.contentType, 'content-security-policy': sandbox },
    })
  }
  // A photo at a service that this site cannot read from was always public there.
  if (isServedPhoto(photo.url)) return refused(404, 'Foto não encontrada.')
  return redirect(photoUrls.site.sizes(photo).large)
}

const sandbox = "default-src 'none'; sandbox"

function refused(status: 404 | 503, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': sandbox,
    },
  })
}
