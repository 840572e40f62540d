import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/svg)/
const worthIt = 1024

/** Pages and data are whole in memory when they get here, so each is compressed in one stroke. */
export const compressed = createMiddleware(async (c, next) => {
  await next()
  const { headers, status, body } = c.res
  if (!body || headers.has('content-encoding') || !compressible.test(contentType(headers))) return

  const plain = Buffer.from(await c.res.arrayBuffer())
  const encoding = preferredEncoding(c.req.header('accept-encoding') ?? '')
  const small = plain.length < worthIt || encoding === null
  const bytes = small ? plain : await encode(plain, encoding)

  const answer = new Headers(headers)
  answer.append('vary', 'accept-encoding')
  if (!small) answer.set('content-encoding', encoding)
  answer.set('content-length', String(bytes.length))
  c.res = undefined
  c.res = new Response(new Uint8Array(bytes), { status, headers: answer })
})

type Encoding = 'br' | 'gzip'

function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(plain)
  return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

export function preferredEncoding(accepted: string): Encoding | null {
  const offers = accepted.split(',').map((offer) => offer.trim().split(/;\s*q=/))
  const wanted = (name: string) => offers.some(([offer, q]) => offer === name && Number(q ?? 1) > 0)
  if (wanted('br')) return 'br'
  if (wanted('gzip')) return 'gzip'
  return null
}

function contentType(headers: Headers): string {
  const type = headers.get('content-type') ?? ''
  // Single-fetch answers of the router are text under a name of their own.
  return type.startsWith('text/x-script') ? 'text/plain' : type
}
