import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { freePort } from '#tests/running-site/free-port.ts'

export const cloud = { name: 'escola', key: '123456789012345', secret: 'segredo-do-teste' }
export const preset = 'site-sem-assinatura'

/** What CLOUDINARY_URL holds, with and without the keys. */
export const signedUrl = `cloudinary://${cloud.key}:${cloud.secret}@${cloud.name}`
export const unsignedUrl = `cloudinary://${cloud.name}`

type Trouble = 'fails' | 'hangs' | 'cuts' | 'refuses'
type Stored = { bytes: Buffer; fields: Fields }
type Fields = Record<string, string>
type Answer = { status: number; body: object | Buffer; type?: string }

export type StandIn = {
  url: string
  /** Delivered to everyone, by public id. */
  pictures: Map<string, Stored>
  /** Delivered only by signed URLs, by public id. */
  authenticated: Map<string, Stored>
  uploads: () => number
  /** API requests by endpoint: 'image/upload', 'image/rename', 'resources/image/upload'. */
  calls: Map<string, number>
  /** How many milliseconds each API request takes, and the most that it has had at one time. */
  pace: { delay: number; mostAtOnce: number }
  /** What happens to the n-th upload from now on, counted from 1. */
  troubleAt: (n: number, trouble: Trouble) => void
  /** The public ids of the pictures that it fails to destroy and to rename. */
  failing: Set<string>
  onConnection: (heard: () => void) => void
  stop: () => Promise<void>
}

const mostBytes = 10 * 1024 * 1024
const mostListed = 500
const unsignedMay = ['upload_preset', 'folder', 'public_id', 'context', 'filename_override']

/**
 * Cloudinary as its documentation describes it, as far as this site uses it. Without `looksInside`
 * it accepts any bytes as a picture.
 */
export async function startStandIn({ port = 0, looksInside = true } = {}): Promise<StandIn> {
  const listeningAt = port || (await freePort())
  const pictures = new Map<string, Stored>()
  const authenticated = new Map<string, Stored>()
  const ofType = (type = 'upload') => (type === 'authenticated' ? authenticated : pictures)
  const troubles = new Map<number, Trouble>()
  const failing = new Set<string>()
  const calls = new Map<string, number>()
  const pace = { delay: 0, mostAtOnce: 0 }
  let uploads = 0
  let named = 0
  let atOnce = 0

  async function upload(fields: Fields, file: Buffer | null): Promise<Answer> {
    // A remote file: this cloud fetches only from itself.
    if (!file && fields.file) file = remoteFile(fields.file)
    if (!file) return refused(400, 'Missing required parameter - file')
    const wrong = fields.signature ? wronglySigned(fields) : wronglyUnsigned(fields)
    if (wrong) return wrong
    if (fields.upload_preset && fields.upload_preset !== preset) {
      return refused(400, 'Upload preset not found')
    }
    if (file.length > mostBytes) {
      return refused(400, `File size too large. Got ${file.length}. Maximum is ${mostBytes}.`)
    }
    const size = looksInside ? await sizeOf(file) : { width: 2048, height: 1536, format: 'webp' }
    if (!size) return refused(400, 'Invalid image file')
    const name = fields.public_id ?? createHash('sha1').update(`${++named}`).digest('hex')
    const publicId = [fields.folder, name].filter(Boolean).join('/')
    const { type = 'upload' } = fields
    ofType(type).set(publicId, { bytes: file, fields })
    const signature =
      type === 'authenticated' ? `${signatureOf(`${publicId}.${size.format}`)}/` : ''
    const secure_url = `https://res.cloudinary.com/${cloud.name}/image/${type}/${signature}v1750000000/${publicId}.${size.format}`
    const { width, height } = size
    return { status: 200, body: { public_id: publicId, secure_url, width, height } }
  }

  function remoteFile(url: string): Buffer | null {
    const [, name, , ...rest] = new URL(url).pathname.split('/').map(decodeURIComponent)
    if (name !== cloud.name) return null
    const { status, body } = delivered(rest)
    return status === 200 ? (body as Buffer) : null
  }

  async function answer(request: IncomingMessage, path: string, body: Buffer): Promise<Answer> {
    const [, api, name, ...rest] = path.split('/').map(decodeURIComponent)
    if (api === cloud.name && name === 'image') return delivered(rest)
    if (api !== 'v1_1' || name !== cloud.name) return refused(404, 'Unknown cloud')
    const action = rest.join('/')
    calls.set(action, (calls.get(action) ?? 0) + 1)
    atOnce += 1
    pace.mostAtOnce = Math.max(pace.mostAtOnce, atOnce)
    await pause(pace.delay)
    atOnce -= 1
    if (action === 'ping') return signedIn(request) ?? { status: 200, body: { status: 'ok' } }
    if (action.startsWith('resources/image/')) {
      const wishes = new URL(request.url ?? '', 'http://x').searchParams
      return signedIn(request) ?? listed(rest.at(-1) ?? '', wishes)
    }
    const { fields, file } = readForm(request, body)
    if (action === 'image/upload') return upload(fields, file)
    const wrong = wronglySigned(fields)
    if (wrong) return wrong
    if (action === 'image/destroy') return destroy(fields.public_id ?? '', fields.type)
    if (action === 'image/rename') return rename(fields)
    return refused(404, `Unknown action ${action}`)
  }

  /** Gives a picture another name, or another type (`to_type`). */
  function rename(fields: Fields): Answer {
    const { from_public_id = '', to_public_id = '', type = 'upload', to_type = type } = fields
    const [from, to] = [ofType(type), ofType(to_type)]
    const picture = from.get(from_public_id)
    if (failing.has(from_public_id)) return refused(500, 'Internal error')
    if (!picture) return refused(404, `Resource not found - ${from_public_id}`)
    if (to.has(to_public_id) && fields.overwrite !== 'true' && fields.overwrite !== '1') {
      return refused(400, `to_public_id ${to_public_id} already exists`)
    }
    from.delete(from_public_id)
    to.set(to_public_id, { ...picture, fields: { ...picture.fields, type: to_type } })
    return { status: 200, body: { public_id: to_public_id, type: to_type } }
  }

  function destroy(publicId: string, type?: string): Answer {
    if (failing.has(publicId)) return refused(500, 'Internal error')
    return { status: 200, body: { result: ofType(type).delete(publicId) ? 'ok' : 'not found' } }
  }

  /** By name prefix, a page at a time, 10 by default; there is a cursor only if there is a next page. */
  function listed(type: string, wishes: URLSearchParams): Answer {
    const size = Number(wishes.get('max_results') ?? 10)
    if (size > mostListed) return refused(400, `max_results must be at most ${mostListed}`)
    const from = Number(wishes.get('next_cursor') ?? 0)
    const names = [...ofType(type).keys()].filter((id) => id.startsWith(wishes.get('prefix') ?? ''))
    const resources = names.slice(from, from + size).map((public_id) => ({ public_id, type }))
    const next = from + size < names.length && { next_cursor: `${from + size}` }
    return { status: 200, body: { resources, ...next } }
  }

  /** A picture of the type `authenticated` is delivered only with the right signature. */
  function delivered([type, ...rest]: string[]): Answer {
    const version = rest.findLastIndex((part) => /^v\d+$/.test(part))
    const publicId = rest
      .slice(version + 1)
      .join('/')
      .replace(/\.\w+$/, '')
    const [signature = '', ...transformation] = rest.slice(0, version < 0 ? 1 : version)
    const signed = [...transformation, ...rest.slice(version + 1)].join('/')
    if (type === 'authenticated' && signature !== signatureOf(signed)) {
      return refused(401, 'Invalid signature')
    }
    const picture = ofType(type).get(publicId)
    if (!picture) return refused(404, 'Resource not found')
    return { status: 200, body: picture.bytes, type: 'image/webp' }
  }

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname
    const trouble = path.endsWith('/image/upload') && troubles.get(++uploads)
    if (trouble === 'cuts') return request.once('data', () => request.socket.destroy())
    const body = await wholeBody(request)
    if (trouble === 'hangs') return
    if (trouble === 'fails') return send(response, refused(500, 'Internal error'))
    if (trouble === 'refuses') return send(response, refused(400, 'Invalid image file'))
    send(response, await answer(request, path, body))
  })
  server.listen(listeningAt, '127.0.0.1')
  await once(server, 'listening')

  return {
    onConnection: (heard) => server.on('connection', () => heard()),
    url: `http://127.0.0.1:${listeningAt}`,
    pictures,
    authenticated,
    failing,
    calls,
    pace,
    uploads: () => uploads,
    troubleAt: (n, trouble) => troubles.set(uploads + n, trouble),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function refused(status: number, message: string): Answer {
  return { status, body: { error: { message } } }
}

function send(response: ServerResponse, { status, body, type }: Answer): void {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    'content-type': type ?? 'application/json',
    'access-control-allow-origin': '*',
  })
  response.end(bytes)
}

function wronglyUnsigned(fields: Fields): Answer | null {
  if (!fields.upload_preset) {
    return refused(400, 'Upload preset must be specified when using unsigned upload')
  }
  const forbidden = Object.keys(fields).find((name) => !unsignedMay.includes(name))
  return forbidden
    ? refused(400, `${forbidden} parameter is not allowed when using unsigned upload`)
    : null
}

/** The signature covers all parameters but the file, the key and itself, sorted, and the secret. */
function wronglySigned(fields: Fields): Answer | null {
  const { signature, api_key, file: _, ...signed } = fields
  if (api_key !== cloud.key) return refused(401, `Invalid api_key ${api_key}`)
  if (Math.abs(Date.now() / 1000 - Number(signed.timestamp)) > 3600) {
    return refused(400, 'Stale request')
  }
  const text = Object.entries(signed)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`.replaceAll('&', '%26'))
    .join('&')
  const wanted = createHash('sha1')
    .update(text + cloud.secret)
    .digest('hex')
  return signature === wanted ? null : refused(401, `Invalid Signature. String to sign - '${text}'`)
}

/** The signature of a URL's transformation and file, as Cloudinary documents it. */
function signatureOf(text: string): string {
  const digest = createHash('sha1')
    .update(text + cloud.secret)
    .digest('base64url')
  return `s--${digest.slice(0, 8)}--`
}

function signedIn({ headers }: IncomingMessage): Answer | null {
  const wanted = `Basic ${btoa(`${cloud.key}:${cloud.secret}`)}`
  return headers.authorization === wanted ? null : refused(401, 'unknown api_key')
}

/** The client's boundaries can be as short as two letters, which Node's own parser would find inside pictures too. */
function readForm(request: IncomingMessage, body: Buffer) {
  const boundary = /boundary=(\S+)/.exec(request.headers['content-type'] ?? '')?.[1] ?? ''
  const fields: Fields = {}
  let file: Buffer | null = null
  for (const part of partsOf(body, `--${boundary}`)) {
    const end = part.indexOf('\r\n\r\n')
    const head = part.subarray(0, end).toString()
    const content = part.subarray(end + 4)
    if (head.includes('filename=')) file = content
    else fields[/name="([^"]*)"/.exec(head)?.[1] ?? ''] = content.toString()
  }
  return { fields, file }
}

function partsOf(body: Buffer, delimiter: string): Buffer[] {
  const parts: Buffer[] = []
  let from = body.indexOf(delimiter)
  while (from >= 0) {
    const next = body.indexOf(`\r\n${delimiter}`, from)
    if (next < 0) break
    parts.push(body.subarray(from + delimiter.length + 2, next))
    from = next + 2
  }
  return parts
}

async function sizeOf(file: Buffer) {
  try {
    const { width, height, format } = await sharp(file).metadata()
    return { width, height, format: format as string }
  } catch {
    return null
  }
}

async function wholeBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
