import { isStoredKey } from '#domain/photos/photo-key.ts'
import type { StoredFiles } from '#domain/photos/photo-store.ts'
import type { CloudinaryAccount } from './account.ts'
import type { CloudinaryClient } from './client.ts'
import { deliveryUrl } from './delivery-url.ts'
import { hiddenOriginal } from './hidden-original.ts'

/** Only names that this site creates: a former site may have left pictures beside them. */
export async function storedPictures(
  client: Pick<CloudinaryClient, 'list'>,
  account: CloudinaryAccount,
): Promise<StoredFiles[]> {
  const open = await client.list('eventos/', 'upload')
  const closed = await client.list('eventos/', 'authenticated')
  const hasOriginal = new Set(closed)
  const pictures = [
    ...closed.map((publicId) => ({ publicId, isPublic: false })),
    ...open.map((publicId) => ({ publicId, isPublic: true })),
  ]
  return pictures
    .filter(({ publicId }) => isStoredKey(publicId.split('/').at(-1) ?? ''))
    .map(({ publicId, isPublic }) => ({
      url: deliveryUrl({ publicId, type: 'upload' }, account, { format: 'webp' }),
      cloudinaryPublicId: publicId,
      isPublic,
      // Something in it is covered; only its document knows what.
      ...(hasOriginal.has(hiddenOriginal(publicId).publicId) && { cobertos: [] }),
    }))
}
