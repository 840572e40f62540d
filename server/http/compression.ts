import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/svg)/
const minBytes = 1024

export type Encoding = 'br' | 'gzip'
/** 'fast' takes milliseconds, while a visitor waits; 'strong' takes 0.1 s and saves 6 %. */
type Effort = 'fast' | 'strong'

// hono/compress does not support brotli.
export const compression = createMiddleware(async (c, next) => {
  await next()
  const { headers, status, body } = c.res
  if (!body || headers.has('content-encoding') || !compressible.test(contentType(headers))) return

  const plain = Buffer.from(await c.res.arrayBuffer())
  const encoding = preferredEncoding(c.req.header('accept-encoding') ?? '')
  const compresses = encoding !== null && plain.length >= minBytes
  const bytes = compresses ? await compress[encoding](plain, 'fast') : plain

  const compressedHeaders = new Headers(headers)
  compressedHeaders.append('vary', 'accept-encoding')
  if (compresses) compressedHeaders.set('content-encoding', encoding)
  compressedHeaders.set('content-length', String(bytes.length))
  c.res = undefined
  c.res = new Response(new Uint8Array(bytes), { status, headers: compressedHeaders })
})

export async function compressedBodies(
  plain: Buffer,
  effort: Effort,
): Promise<Record<Encoding, Buffer> | null> {
  if (plain.length < minBytes) return null
  const [br, gz] = await Promise.all([compress.br(plain, effort), compress.gzip(plain, effort)])
  return { br, gzip: gz }
}

let lastAccepted = ''
let lastPreferred: Encoding | null = null

/** Nearly all browsers send the same few values, so the last one is remembered. */
export function preferredEncoding(acceptEncoding: string): Encoding | null {
  if (acceptEncoding !== lastAccepted) {
    lastPreferred = readPreference(acceptEncoding)
    lastAccepted = acceptEncoding
  }
  return lastPreferred
}

function readPreference(acceptEncoding: string): Encoding | null {
  const offers = acceptEncoding.split(',').map((offer) => offer.trim().split(/;\s*q=/))
  const accepts = (name: string) =>
    offers.some(([offer, q]) => offer === name && Number(q ?? 1) > 0)
  if (accepts('br')) return 'br'
  if (accepts('gzip')) return 'gzip'
  return null
}

const compress: Record<Encoding, (plain: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (plain, effort) =>
    brotliAsync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'strong' ? 10 : 7 },
    }),
  gzip: (plain, effort) => gzipAsync(plain, { level: effort === 'strong' ? 9 : 6 }),
}

function contentType(headers: Headers): string {
  const type = headers.get('content-type') ?? ''
  // The router's data responses are text with a content type of their own.
  return type.startsWith('text/x-script') ? 'text/plain' : type
}
