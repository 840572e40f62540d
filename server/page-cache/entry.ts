import { createHash } from 'node:crypto'
import { compressedBodies, type Encoding, preferredEncoding } from '#server/http/compression.ts'
import { matchesTag } from '#server/http/if-none-match.ts'

export type CacheEntry = {
  identity: Variant
  encoded: Record<Encoding, Variant> | null
  bytes: number
}

/** Without an etag (error pages) it never gets a 304. */
type Variant = { etag: string | null; whole: CachedResponse; notModified: CachedResponse }

export type CachedResponse = {
  status: number
  headers: Header[]
  /** Alternating names and values, as `writeHead` expects. */
  rawHeaders: string[]
  body: Buffer | null
}

type Header = [name: string, value: string]

export type ConditionalRequest = {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** Null for what must not be shared: faults, redirects, cookies, `no-store`. */
export async function createEntry(
  response: Response,
  expected: { status: 200 | 404; cacheControl: string },
): Promise<CacheEntry | null> {
  const { status, headers } = response
  if (status !== expected.status || headers.has('set-cookie')) return null
  if (headers.get('cache-control') === 'no-store') return null
  const common = [...headers].filter(([name]) => name !== 'content-length')
  if (!headers.has('cache-control')) common.push(['cache-control', expected.cacheControl])
  const body = Buffer.from(await response.arrayBuffer())
  return entryOf(status, common, body, await compressedBodies(body, 'fast'))
}

/** The same entry with smaller bodies: 0.1 s of work. Null if nothing is compressed. */
export async function recompress({ identity, encoded }: CacheEntry): Promise<CacheEntry | null> {
  const { status, headers, body } = identity.whole
  if (!encoded || !body) return null
  const common = headers.filter(([name]) => !['content-length', 'etag'].includes(name))
  return entryOf(status, common, body, await compressedBodies(body, 'strong'))
}

export function selectResponse(
  entry: CacheEntry,
  { acceptEncoding, ifNoneMatch }: ConditionalRequest,
): CachedResponse {
  const encoding = preferredEncoding(acceptEncoding ?? '')
  const variant = (encoding && entry.encoded?.[encoding]) ?? entry.identity
  return matchesTag(ifNoneMatch, variant.etag) ? variant.notModified : variant.whole
}

function entryOf(
  status: number,
  common: Header[],
  body: Buffer,
  compressed: Record<Encoding, Buffer> | null,
): CacheEntry {
  const identity = variantOf(status, common, body)
  if (!compressed) return { identity, encoded: null, bytes: body.length }
  const encoded = (encoding: Encoding) =>
    variantOf(status, [...common, ['content-encoding', encoding]], compressed[encoding])
  return {
    identity,
    encoded: { br: encoded('br'), gzip: encoded('gzip') },
    bytes: body.length + compressed.br.length + compressed.gzip.length,
  }
}

function variantOf(status: number, common: Header[], body: Buffer): Variant {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = status === 200 ? `"${digest}"` : null
  const etagHeader: Header[] = etag ? [['etag', etag]] : []
  const describesBody = /^content-(?!security)/
  return {
    etag,
    whole: cachedResponse(
      status,
      [...common, ['content-length', String(body.length)], ...etagHeader],
      body,
    ),
    notModified: cachedResponse(
      304,
      [...common.filter(([name]) => !describesBody.test(name)), ...etagHeader],
      null,
    ),
  }
}

function cachedResponse(status: number, headers: Header[], body: Buffer | null): CachedResponse {
  return { status, headers, rawHeaders: headers.flat(), body }
}
