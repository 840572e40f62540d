import type { UploadApiOptions } from 'cloudinary'
import type { CloudinaryAccount } from './account.ts'
import type { CloudinaryClient } from './client.ts'
import { deliveryUrl } from './delivery-url.ts'
import { type FetchedPicture, fetchAsset } from './fetch-picture.ts'
import type { Asset } from './photo-urls.ts'

// A photo's own file is its original, until something in it is covered: then the original is kept beside it,
// delivered to nobody but us, under a name that follows from the photo's.

function hiddenOriginal(publicId: string): Asset {
  return { publicId: `${publicId}-original`, type: 'authenticated' }
}

/** How to upload it, once the photo itself is there: the photo's tag leads a sweep to both. */
export function hiddenOriginalOptions(publicId: string): UploadApiOptions {
  const { publicId: public_id, type } = hiddenOriginal(publicId)
  return { public_id, type }
}

/** The original first: as long as the photo is there, a sweep finds both. */
export async function destroyWithOriginal(
  asset: Asset,
  client: Pick<CloudinaryClient, 'destroy'>,
): Promise<void> {
  await client.destroy(hiddenOriginal(asset.publicId))
  await client.destroy(asset)
}

export async function fetchHiddenOriginal(
  publicId: string,
  account: CloudinaryAccount,
): Promise<FetchedPicture | null> {
  return account.keys ? fetchAsset(hiddenOriginal(publicId), account) : null
}

/** A lost original does not keep the photo from getting its new name, which may be the one that hides it. */
export async function copyHiddenOriginal(
  { from, to }: { from: string; to: string },
  account: CloudinaryAccount,
  client: Pick<CloudinaryClient, 'copy'>,
): Promise<void> {
  const source = deliveryUrl(hiddenOriginal(from), account)
  await client.copy(source, hiddenOriginalOptions(to)).catch(async (fault) => {
    if (await fetchHiddenOriginal(from, account)) throw fault
  })
}
