import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { EventSummary } from '#domain/events/event.ts'
import type { NumberedPhoto } from '#domain/events/listed-events.ts'
import { photoNames } from '#domain/photos/archive-names.ts'

type Found = { event: EventSummary; photo: NumberedPhoto } | null

/** One photo for download, if `find` currently allows it for this visitor. */
export async function jpegResponse(
  context: Readonly<RouterContextProvider>,
  find: () => Promise<Found>,
): Promise<Response> {
  const found = await find()
  const jpeg = found && (await context.get(servicesContext).photosToSave.one(found.photo))
  if (!jpeg) {
    return new Response('Foto não encontrada.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...unkept },
    })
  }
  const name = photoNames(found.event)(found.photo.numero)
  return new Response(jpeg, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.length),
      'content-disposition': attachment(name, 'foto.jpg'),
      ...unkept,
    },
  })
}

/** The id in '1794966146215.jpg'; null for any other name. */
export function photoIdOf(file: string): number | null {
  const id = Number(/^(\d{1,16})\.jpg$/.exec(file)?.[1])
  return Number.isSafeInteger(id) ? id : null
}

/** `plain`: for the few clients that do not support UTF-8. */
export function attachment(name: string, plain: string): string {
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

const unkept = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, noimageindex, noai, noimageai',
  'content-security-policy': "default-src 'none'; sandbox",
}
