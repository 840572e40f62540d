import type { Context } from 'hono'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { PublicPhotos } from '#domain/photos/public-photos.ts'
import { isBrandFile } from '#domain/photos/slot-files.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Log } from '#server/log.ts'
import { byteRange } from './byte-range.ts'
import { matchesTag } from './if-none-match.ts'
import type { photoPath } from './not-routed.ts'
import type { RequestVariables } from './request-log.ts'
import { robotsTagOfPhotos } from './robots-tag.ts'

type Parts = {
  photos: Pick<PhotoStore, 'read'>
  publicPhotos: PublicPhotos
  cdnSeconds: number
  log: Log
}

const yearInSeconds = 31_536_000
const sandbox = "default-src 'none'; sandbox"

/**
 * The files of photos that everyone may see. Every request checks that before any file is read; cookies play no part.
 * This runs before the page cache and the router, which would cost more than the file.
 */
export function photoFiles({ photos, publicPhotos, cdnSeconds, log }: Parts) {
  const shared = cdnSeconds > 0 ? `public, s-maxage=${cdnSeconds}` : 'private'
  const cacheControl = `${shared}, max-age=${yearInSeconds}, immutable`

  return async (c: Context<RequestVariables, typeof photoPath>): Promise<Response> => {
    const { key, file } = c.req.param()
    try {
      if (!(await publicPhotos.has(key))) return refused(404, 'Foto não encontrada.')
      // The content of a key never changes.
      const etag = `"${key}-${file}"`
      const headers = {
        'cache-control': cacheControl,
        'content-security-policy': sandbox,
        'x-content-type-options': 'nosniff',
        // The school's mark may be shown beside its name in search results.
        ...(!isBrandFile(file) && { 'x-robots-tag': robotsTagOfPhotos }),
        etag,
      }
      if (matchesTag(c.req.header('if-none-match'), etag)) {
        return new Response(null, { status: 304, headers })
      }
      const found = await photos.read(key, file)
      if (!found) return refused(404, 'Foto não encontrada.')
      c.set('sharedResponse', true)
      return withRange(c.req.header('range'), found.bytes, {
        ...headers,
        'content-type': found.contentType,
        'accept-ranges': 'bytes',
      })
    } catch (fault) {
      if (!isStoreFault(fault)) throw fault
      log.error({ requestId: c.get('requestId'), err: fault }, 'request failed')
      return refused(503, 'As fotos estão indisponíveis no momento.')
    }
  }
}

function withRange(
  header: string | undefined,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const range = byteRange(header, bytes.length)
  if (range === null) {
    return new Response(bytes, {
      headers: { ...headers, 'content-length': String(bytes.length) },
    })
  }
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' },
    })
  }
  const { first, last } = range
  return new Response(bytes.subarray(first, last + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${bytes.length}`,
    },
  })
}

function refused(status: 404 | 503, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': sandbox,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': robotsTagOfPhotos,
    },
  })
}
