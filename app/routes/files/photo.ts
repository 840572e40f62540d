import { servicesContext } from '../../context.ts'
import type { Route } from './+types/photo'

/** A photo's file. Its address cannot be guessed and its content never changes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await context.get(servicesContext).photos.read(params.key, params.file)
  if (!file) return new Response('Foto não encontrada.', { status: 404, headers: neverIndexed })
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...neverIndexed,
      'content-type': file.contentType,
      'content-length': String(file.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}

/** Children are in these pictures: no search engine may keep them, and nothing in them may run. */
const neverIndexed = {
  'content-type': 'text/plain; charset=utf-8',
  'x-robots-tag': 'noindex, noimageindex',
  'content-security-policy': "default-src 'none'; sandbox",
}
