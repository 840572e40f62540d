import { type OriginalFormat, originalFormats } from '#domain/photos/picture-encoder.ts'
import { type CloudinaryAccount, pictureHost } from './account.ts'
import { cloudinaryFault } from './cloudinary-fault.ts'
import { deliveryUrl } from './delivery-url.ts'
import { type Asset, cloudinaryPhotoUrls, documentUrl, formatOf, publicIdOf } from './photo-urls.ts'

const maxBytes = 25 * 1024 * 1024

export type FetchedPicture = { bytes: Uint8Array; extension: string }

/** From any account, but from no other host: a URL in a document must not cause an SSRF. */
export async function fetchPicture(
  url: string,
  account: Partial<CloudinaryAccount>,
  timeout = 30_000,
): Promise<FetchedPicture | null> {
  for (const wanted of [documentUrl(url), ...signed(url, account)]) {
    const pictureUrl = allowedUrl(wanted, account.apiBase)
    const picture = pictureUrl && (await fetchAllowed(pictureUrl, timeout))
    if (picture) return picture
  }
  return null
}

/** A picture of this account, as it was uploaded. */
export function fetchAsset(
  asset: Asset,
  account: CloudinaryAccount,
  timeout = 30_000,
): Promise<FetchedPicture | null> {
  return fetchAllowed(deliveryUrl(asset, account), timeout)
}

async function fetchAllowed(url: string, timeout: number): Promise<FetchedPicture | null> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if ([401, 404, 410].includes(answer.status)) return null
    if (!answer.ok) throw Object.assign(new Error('not OK'), { http_code: answer.status })
    const extension = originalFormatOf(answer.headers.get('content-type'))
    const bytes = extension && (await cappedBody(answer))
    return extension && bytes ? { bytes, extension } : null
  } catch (error) {
    throw cloudinaryFault(error)
  }
}

/** For a picture that Cloudinary delivers only by a signed URL. */
function signed(url: string, { cloudName, ...rest }: Partial<CloudinaryAccount>): string[] {
  const publicId = cloudName && rest.keys ? publicIdOf(url, { cloudName }) : null
  if (!publicId || !cloudName) return []
  const asset: Asset = { publicId, type: 'authenticated' }
  return [deliveryUrl(asset, { cloudName, ...rest }, { format: formatOf(url) })]
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

function originalFormatOf(contentType: string | null): OriginalFormat | null {
  return originalFormats.find((format) => contentType?.startsWith(`image/${format}`)) ?? null
}
