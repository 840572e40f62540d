import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { viewerOf } from '#app/viewer.ts'
import { isServedPhoto, photoSizeOfFile } from '#domain/photos/served-photo.ts'
import type { Route } from './+types/guarded-photo'
import { orUnavailable } from './or-unavailable.ts'

export const handle: RouteHandle = { guarded: true }

/** A photo of an event that is not for everyone: every request checks who is asking. */
export const loader = orUnavailable(async ({ request, params, context }: Route.LoaderArgs) => {
  const { id, key, file } = params
  const { guardedEvents, photos, photoUrls } = context.get(servicesContext)
  const size = photoSizeOfFile(file)
  const found = size && (await guardedEvents.photoByKey(id, await viewerOf(request, context), key))
  if (!found) return notFound()
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
  if (isServedPhoto(photo.url)) return notFound()
  return redirect(photoUrls.site.sizes(photo).large)
})

const sandbox = "default-src 'none'; sandbox"

function notFound(): Response {
  return new Response('Foto não encontrada.', {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': sandbox,
    },
  })
}
