import { type OriginalFormat, originalFormats } from '#domain/photos/picture-encoder.ts'
import { type CloudinaryAccount, pictureHost } from './account.ts'
import { cloudinaryFault } from './cloudinary-fault.ts'
import { cloudinaryPhotoUrls } from './photo-urls.ts'

const maxBytes = 25 * 1024 * 1024

export type FetchedPicture = { bytes: Uint8Array; extension: string }

/** From any account, but from no other host: a URL in a document must not cause an SSRF. */
export async function fetchPicture(
  url: string,
  { apiBase }: Pick<CloudinaryAccount, 'apiBase'>,
  timeout = 30_000,
): Promise<FetchedPicture | null> {
  const allowed = allowedUrl(url, apiBase)
  return allowed ? fetchAllowed(allowed, timeout) : null
}

/** By a URL that we have signed ourselves. */
export function fetchSigned(
  signedUrl: string,
  { apiBase }: Pick<CloudinaryAccount, 'apiBase'>,
  timeout = 30_000,
): Promise<FetchedPicture | null> {
  const host = apiBase ? new URL(apiBase).origin : pictureHost
  return fetchAllowed(host + new URL(signedUrl).pathname, timeout)
}

async function fetchAllowed(url: string, timeout: number): Promise<FetchedPicture | null> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (answer.status === 404 || answer.status === 410) return null
    if (!answer.ok) throw Object.assign(new Error('not OK'), { http_code: answer.status })
    const extension = formatOf(answer.headers.get('content-type'))
    const bytes = extension && (await cappedBody(answer))
    return extension && bytes ? { bytes, extension } : null
  } catch (error) {
    throw cloudinaryFault(error)
  }
}

function allowedUrl(url: string, apiBase: string | undefined): string | null {
  if (!URL.canParse(url)) return null
  const { origin, pathname } = new URL(url)
  if (!cloudinaryPhotoUrls.isOwn(origin + pathname)) return null
  const standIn = apiBase && new URL(apiBase).origin
  if (origin !== pictureHost && origin !== standIn) return null
  return (standIn ?? pictureHost) + pathname
}

async function cappedBody(answer: Response): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function formatOf(contentType: string | null): OriginalFormat | null {
  return originalFormats.find((format) => contentType?.startsWith(`image/${format}`)) ?? null
}
