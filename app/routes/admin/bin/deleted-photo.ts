import { servicesContext } from '#app/context.ts'
import { photosOf } from '#domain/events/deleted-item.ts'
import type { Route } from './+types/deleted-photo'

const sandbox = { 'content-security-policy': "default-src 'none'; sandbox" }

/** The thumbnail of a photo in the bin. The guard has already checked for an admin. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { events, photos } = context.get(servicesContext)
  const item = await events.bin.find(params.item)
  const photo = item && photosOf(item).find(({ id }) => String(id) === params.fotoId)
  const found = photo && (await photos.open(photo, '400'))
  if (!found) {
    return new Response('Foto não encontrada.', {
      status: 404,
      headers: { ...sandbox, 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  return new Response(found.body, { headers: { ...sandbox, 'content-type': found.contentType } })
}
