import { createHash } from 'node:crypto'
import { validateHeaderName, validateHeaderValue } from 'node:http'
import { compressedBodies, type Encoding, preferredEncoding } from './compressed.ts'

/** A whole answer in memory, in every encoding that a visitor may ask for. */
export type KeptPage = {
  plain: Answer
  encoded: Record<Encoding, Answer> | null
  /** What it may come to: each body stands here, and once more with its head (`send-ready.ts`). */
  bytes: number
}

/** One encoding of it, for whoever has nothing yet and for whoever holds these very bytes. */
type Answer = { etag: string; whole: ReadyAnswer; unchanged: ReadyAnswer }

/** `head` is the status line and the headers as they go over the wire, joined and checked once. */
export type ReadyAnswer = {
  status: 200 | 304
  headers: Header[]
  head: string
  body: Buffer | null
}

type Header = [name: string, value: string]

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
  const { headers, body } = plain.whole
  if (!encoded || !body) return null
  const common = headers.filter(([name]) => !['content-length', 'etag'].includes(name))
  return pageOf(common, body, await compressedBodies(body, 'strong'))
}

/** What this visitor gets: 304 without a body when the page they hold is the page there is. */
export function answerFrom(page: KeptPage, asked: Asked): ReadyAnswer {
  const encoding = preferredEncoding(asked.acceptEncoding ?? '')
  const answer = (encoding && page.encoded?.[encoding]) ?? page.plain
  return holds(asked.ifNoneMatch, answer.etag) ? answer.unchanged : answer.whole
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function pageOf(
  common: Header[],
  body: Buffer,
  compressed: Record<Encoding, Buffer> | null,
): KeptPage {
  const plain = answerOf(common, body)
  if (!compressed) return { plain, encoded: null, bytes: 2 * body.length }
  const encoded = (encoding: Encoding) =>
    answerOf([...common, ['content-encoding', encoding]], compressed[encoding])
  return {
    plain,
    encoded: { br: encoded('br'), gzip: encoded('gzip') },
    bytes: 2 * (body.length + compressed.br.length + compressed.gzip.length),
  }
}

/** The tag names these very bytes, so it differs from one encoding to the other. */
function answerOf(common: Header[], body: Buffer): Answer {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = `"${digest}"`
  const unchanged = common.filter(([name]) => !/^content-(?!security)/.test(name))
  const whole: Header[] = [...common, ['content-length', String(body.length)]]
  return {
    etag,
    whole: readyAnswer(200, [...whole, ['etag', etag]], body),
    unchanged: readyAnswer(304, [...unchanged, ['etag', etag]], null),
  }
}

function readyAnswer(status: 200 | 304, headers: Header[], body: Buffer | null): ReadyAnswer {
  for (const [name, value] of headers) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return { status, headers, head: `${statusLines[status]}\r\n${lines.join('')}`, body }
}

const statusLines = { 200: 'HTTP/1.1 200 OK', 304: 'HTTP/1.1 304 Not Modified' }
