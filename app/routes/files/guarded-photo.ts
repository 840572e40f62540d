import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { viewerOf } from '#app/viewer.ts'
import { isGuardedKey, photoSizeOfFile } from '#domain/photos/served-photo.ts'
import type { Route } from './+types/guarded-photo'

export const handle: RouteHandle = { guarded: true }

/** A photo of an event that is not for everyone: asks at each request who is looking. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id, key, file } = params
  const size = photoSizeOfFile(file)
  if (!size || !isGuardedKey(key)) return notFound()
  const { guardedEvents, photos } = context.get(servicesContext)
  const photo = await guardedEvents.photo(id, await viewerOf(request, context), key)
  const found = photo && (await photos.open(photo, size))
  if (!found) return notFound()
  return new Response(found.body, {
    headers: { 'content-type': found.contentType, 'content-security-policy': sandbox },
  })
}

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
