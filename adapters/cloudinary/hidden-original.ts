import type { Photo } from '#domain/photos/photo.ts'
import type { CloudinaryAccount } from './account.ts'
import type { CloudinaryClient } from './client.ts'
import { type FetchedPicture, fetchSigned } from './fetch-picture.ts'
import { publicIdOf } from './photo-urls.ts'

// A photo's own file is its original, until something in it is covered: then the original is kept beside it,
// delivered to nobody but us, under a name that follows from the photo's.

export function hiddenOriginalId(publicId: string): string {
  return `${publicId}-original`
}

/** The original first: as long as the photo is there, a sweep finds both. */
export async function destroyWithOriginal(
  publicId: string,
  client: Pick<CloudinaryClient, 'destroy'>,
): Promise<void> {
  await client.destroy(hiddenOriginalId(publicId), 'authenticated')
  await client.destroy(publicId)
}

export async function fetchHiddenOriginal(
  { url }: Pick<Photo, 'url'>,
  account: CloudinaryAccount,
  client: Pick<CloudinaryClient, 'signedUrl'>,
): Promise<FetchedPicture | null> {
  const publicId = publicIdOf(url, account)
  if (!publicId || !account.keys) return null
  return fetchSigned(client.signedUrl(hiddenOriginalId(publicId)), account)
}
