import { createHash } from 'node:crypto'
import { compressedBodies, type Encoding, preferredEncoding } from './compressed.ts'

/** A whole answer in memory, in every encoding that a visitor may ask for. */
export type KeptPage = {
  plain: Answer
  encoded: Record<Encoding, Answer> | null
  bytes: number
}

/** Headers as a flat list of names and values, which is what node:http writes fastest. */
type Answer = { etag: string; headers: string[]; unchanged: string[]; body: Buffer }

export type Asked = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

/** Null for an answer that belongs to one visitor or to one moment: errors, redirects, cookies. */
export async function keepPage(response: Response): Promise<KeptPage | null> {
  const { status, headers } = response
  if (status !== 200 || headers.has('set-cookie') || headers.has('content-encoding')) return null
  const common = [...headers].filter(([name]) => name !== 'content-length')
  if (!headers.has('cache-control')) common.push(['cache-control', 'no-cache'])
  const body = Buffer.from(await response.arrayBuffer())
  return pageOf(common, body, await compressedBodies(body, 'fast'))
}

/** The same page, compressed as far as it goes: a tenth of a second of work, worth it only once. */
export async function strongerPage({ plain, encoded }: KeptPage): Promise<KeptPage | null> {
  if (!encoded) return null
  const common = pairs(plain.headers).filter(([name]) => !['content-length', 'etag'].includes(name))
  return pageOf(common, plain.body, await compressedBodies(plain.body, 'strong'))
}

/** What this visitor gets: 304 without a body when the page they hold is the page there is. */
export function answerFrom(page: KeptPage, asked: Asked) {
  const encoding = preferredEncoding(asked.acceptEncoding ?? '')
  const answer = (encoding && page.encoded?.[encoding]) ?? page.plain
  return holds(asked.ifNoneMatch, answer.etag)
    ? { status: 304 as const, headers: answer.unchanged, body: null }
    : { status: 200 as const, headers: answer.headers, body: answer.body }
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

type Header = [name: string, value: string]

function pageOf(
  common: Header[],
  body: Buffer,
  compressed: Record<Encoding, Buffer> | null,
): KeptPage {
  const plain = answerOf(common, body)
  if (!compressed) return { plain, encoded: null, bytes: body.length }
  const encoded = (encoding: Encoding) =>
    answerOf([...common, ['content-encoding', encoding]], compressed[encoding])
  return {
    plain,
    encoded: { br: encoded('br'), gzip: encoded('gzip') },
    bytes: body.length + compressed.br.length + compressed.gzip.length,
  }
}

/** The tag names these very bytes, so it differs from one encoding to the other. */
function answerOf(common: Header[], body: Buffer): Answer {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = `"${digest}"`
  const unchanged: Header[] = common.filter(([name]) => !/^content-(?!security)/.test(name))
  return {
    etag,
    body,
    headers: [...common, ['content-length', String(body.length)], ['etag', etag]].flat(),
    unchanged: [...unchanged, ['etag', etag]].flat(),
  }
}

export function pairs(flat: readonly string[]): Header[] {
  return Array.from({ length: flat.length / 2 }, (_, n) => [
    flat[2 * n] ?? '',
    flat[2 * n + 1] ?? '',
  ])
}
