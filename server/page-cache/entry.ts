import { createHash } from 'node:crypto'
import { compressedBodies, type Encoding, preferredEncoding } from '../http/compression.ts'

/** A whole response, once for every encoding that a visitor may ask for. */
export type CacheEntry = {
  identity: Variant
  encoded: Record<Encoding, Variant> | null
  /** Of all bodies together. */
  bytes: number
}

type Variant = { etag: string; ok: CachedResponse; notModified: CachedResponse }

export type CachedResponse = { status: 200 | 304; headers: Header[]; body: Buffer | null }

type Header = [name: string, value: string]

export type ConditionalRequest = {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** Null for what belongs to one visitor or to one moment: errors, redirects, cookies. */
export async function createEntry(response: Response): Promise<CacheEntry | null> {
  const { status, headers } = response
  if (status !== 200 || headers.has('set-cookie') || headers.has('content-encoding')) return null
  const common = [...headers].filter(([name]) => name !== 'content-length')
  if (!headers.has('cache-control')) common.push(['cache-control', 'no-cache'])
  const body = Buffer.from(await response.arrayBuffer())
  return entryOf(common, body, await compressedBodies(body, 'fast'))
}

/** The same entry with smaller bodies: a tenth of a second of work. Null where nothing is compressed. */
export async function recompress({ identity, encoded }: CacheEntry): Promise<CacheEntry | null> {
  const { headers, body } = identity.ok
  if (!encoded || !body) return null
  const common = headers.filter(([name]) => !['content-length', 'etag'].includes(name))
  return entryOf(common, body, await compressedBodies(body, 'strong'))
}

export function selectResponse(
  entry: CacheEntry,
  { acceptEncoding, ifNoneMatch }: ConditionalRequest,
): CachedResponse {
  const encoding = preferredEncoding(acceptEncoding ?? '')
  const variant = (encoding && entry.encoded?.[encoding]) ?? entry.identity
  return matches(ifNoneMatch, variant.etag) ? variant.notModified : variant.ok
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function entryOf(
  common: Header[],
  body: Buffer,
  compressed: Record<Encoding, Buffer> | null,
): CacheEntry {
  const identity = variantOf(common, body)
  if (!compressed) return { identity, encoded: null, bytes: body.length }
  const encoded = (encoding: Encoding) =>
    variantOf([...common, ['content-encoding', encoding]], compressed[encoding])
  return {
    identity,
    encoded: { br: encoded('br'), gzip: encoded('gzip') },
    bytes: body.length + compressed.br.length + compressed.gzip.length,
  }
}

function variantOf(common: Header[], body: Buffer): Variant {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = `"${digest}"`
  const describesBody = /^content-(?!security)/
  return {
    etag,
    ok: {
      status: 200,
      headers: [...common, ['content-length', String(body.length)], ['etag', etag]],
      body,
    },
    notModified: {
      status: 304,
      headers: [...common.filter(([name]) => !describesBody.test(name)), ['etag', etag]],
      body: null,
    },
  }
}
