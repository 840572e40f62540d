import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/photo'

export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await context.get(servicesContext).photos.read(params.key, params.file)
  if (!file) return new Response('Foto não encontrada.', { status: 404, headers: photoHeaders })
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...photoHeaders,
      'content-type': file.contentType,
      'content-length': String(file.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}

/** Children are in these pictures: no search engine may index them. */
const photoHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'x-robots-tag': 'noindex, noimageindex',
  'content-security-policy': "default-src 'none'; sandbox",
}
