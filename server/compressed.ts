import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/svg)/
const worthIt = 1024

export type Encoding = 'br' | 'gzip'
/** 'fast' takes milliseconds, while a visitor waits; 'strong' a tenth of a second and 8 % less. */
type Effort = 'fast' | 'strong'

/** Pages and data are whole in memory when they get here, so each is compressed in one stroke. */
export const compressed = createMiddleware(async (c, next) => {
  await next()
  const { headers, status, body } = c.res
  if (!body || headers.has('content-encoding') || !compressible.test(contentType(headers))) return

  const plain = Buffer.from(await c.res.arrayBuffer())
  const encoding = preferredEncoding(c.req.header('accept-encoding') ?? '')
  const small = plain.length < worthIt || encoding === null
  const bytes = small ? plain : await compress[encoding](plain, 'fast')

  const answer = new Headers(headers)
  answer.append('vary', 'accept-encoding')
  if (!small) answer.set('content-encoding', encoding)
  answer.set('content-length', String(bytes.length))
  c.res = undefined
  c.res = new Response(new Uint8Array(bytes), { status, headers: answer })
})

/** Null for what is too small to gain by it. */
export async function compressedBodies(
  plain: Buffer,
  effort: Effort,
): Promise<Record<Encoding, Buffer> | null> {
  if (plain.length < worthIt) return null
  const [br, gz] = await Promise.all([compress.br(plain, effort), compress.gzip(plain, effort)])
  return { br, gzip: gz }
}

const compress: Record<Encoding, (plain: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (plain, effort) =>
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'strong' ? 11 : 5,
      },
    }),
  gzip: (plain, effort) => gzipped(plain, { level: effort === 'strong' ? 9 : 6 }),
}

let lastAsked = ''
let lastPreferred: Encoding | null = null

/** Nearly all visitors ask in the same words: they are read once. */
export function preferredEncoding(accepted: string): Encoding | null {
  if (accepted !== lastAsked) {
    lastPreferred = readEncodings(accepted)
    lastAsked = accepted
  }
  return lastPreferred
}

function readEncodings(accepted: string): Encoding | null {
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
