import type { UploadApiOptions } from 'cloudinary'
import type { CloudinaryAccount } from './account.ts'
import { type FetchedPicture, fetchAsset } from './fetch-picture.ts'
import type { Asset } from './photo-urls.ts'

// A photo's own file is its original, until something in it is covered: then the original is stored beside it under a
// name derived from the photo's, and delivered only to us.

export function hiddenOriginal(publicId: string): Asset {
  return { publicId: `${publicId}-original`, type: 'authenticated' }
}

/** How to upload it. The photo itself must be stored first: a collection finds both by the photo's name. */
export function hiddenOriginalOptions(publicId: string): UploadApiOptions {
  const { publicId: public_id, type } = hiddenOriginal(publicId)
  return { public_id, type }
}

export async function fetchHiddenOriginal(
  publicId: string,
  account: CloudinaryAccount,
): Promise<FetchedPicture | null> {
  return account.keys ? fetchAsset(hiddenOriginal(publicId), account) : null
}
