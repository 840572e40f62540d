import { servicesContext } from '#app/context.ts'
import { isBrandFile } from '#domain/photos/slot-files.ts'
import type { Route } from './+types/photo'

export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await context.get(servicesContext).photos.read(params.key, params.file)
  if (!file) return new Response('Foto não encontrada.', { status: 404, headers: photoHeaders })
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...(isBrandFile(params.file) ? markHeaders : photoHeaders),
      'content-type': file.contentType,
      'content-length': String(file.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}

/** The school's mark, which search engines show beside its name. */
const markHeaders = { 'content-security-policy': "default-src 'none'; sandbox" }

/** Children are in these pictures: no search engine may index them. */
const photoHeaders = {
  ...markHeaders,
  'content-type': 'text/plain; charset=utf-8',
  'x-robots-tag': 'noindex, noimageindex',
}
