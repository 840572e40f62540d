import { randomBytes } from 'node:crypto'
import type { PhotoFiles, PhotoOwner, PhotoStore } from '#domain/photos/photo-store.ts'
import type { CloudinaryAccount } from './account.ts'
import { cachedPing } from './cached-ping.ts'
import { cloudinaryClient } from './client.ts'
import { fetchPicture } from './fetch-picture.ts'
import { forEveryAsset } from './for-every-asset.ts'
import { fetchHiddenOriginal, hiddenOriginal, hiddenOriginalOptions } from './hidden-original.ts'
import { openPicture } from './open-picture.ts'
import { cloudinaryPhotoUrls, documentUrl, publicIdOf } from './photo-urls.ts'
import { storedPictures } from './stored-pictures.ts'

export type CloudinaryOptions = {
  warn: (words: string, facts: object) => void
  timeout?: number
}

type Destroyed = Pick<PhotoFiles, 'cobertos'> & { publicId: string }

/**
 * Cloudinary gives pictures of the type 'upload' to everyone, and those of the type 'authenticated' to nobody without
 * our signature. Changing who sees a photo changes only its type: documents always contain the URL for 'upload', and
 * reading a picture tries both.
 */
export function cloudinaryPhotoStore(
  account: CloudinaryAccount,
  { warn, timeout = 30_000 }: CloudinaryOptions,
): PhotoStore {
  const client = cloudinaryClient(account, timeout)
  /** Only pictures of this account: a document may hold the URL of anybody's picture. */
  const idOf = ({ url, cloudinaryPublicId }: PhotoFiles) => {
    const publicId = publicIdOf(url, account)
    return publicId && (cloudinaryPublicId ?? publicId)
  }

  function uploadOptions({ eventId, isPublic }: PhotoOwner) {
    // Without keys the site can only upload.
    if (!account.keys) return { folder: `eventos/${eventId}`, upload_preset: account.uploadPreset }
    return {
      folder: `eventos/${eventId}`,
      // We choose the name, so that a later collection knows the picture even without a response.
      public_id: randomBytes(16).toString('hex'),
      ...(!isPublic && { type: 'authenticated' }),
      ...(account.uploadPreset && { upload_preset: account.uploadPreset }),
    }
  }

  async function destroy({ publicId, cobertos }: Destroyed): Promise<void> {
    // The original first: while the picture exists, a collection finds both.
    if (cobertos) await client.destroy(hiddenOriginal(publicId))
    const isGone = await client.destroy({ publicId, type: 'upload' })
    if (!isGone) await client.destroy({ publicId, type: 'authenticated' })
  }

  async function putOriginal(original: Uint8Array, publicId: string): Promise<void> {
    try {
      await client.upload(original, hiddenOriginalOptions(publicId))
    } catch (fault) {
      await destroy({ publicId, cobertos: [] }).catch(() => {})
      throw fault
    }
  }

  return {
    urls: cloudinaryPhotoUrls,
    put: async (original, { files, redacted }, owner) => {
      const { url, publicId, width, height } = await client.upload(
        files.large,
        uploadOptions(owner),
      )
      if (redacted && account.keys) await putOriginal(original, publicId)
      return { url: documentUrl(url), cloudinaryPublicId: publicId, width, height }
    },
    remove: async (photos) => {
      const own = photos.flatMap((photo) => {
        const publicId = idOf(photo)
        return publicId ? [{ ...photo, publicId }] : []
      })
      if (account.keys) return forEveryAsset(own, destroy)
      if (own.length === 0) return
      const publicIds = own.map(({ publicId }) => publicId)
      warn('fotos ficaram no Cloudinary: CLOUDINARY_URL não tem chave e segredo', { publicIds })
    },
    open: async (photo, size) => {
      const publicId = idOf(photo)
      return publicId ? openPicture(publicId, size, account, timeout) : null
    },
    read: async () => null,
    original: async (photo) => {
      if (!photo.cobertos) return fetchPicture(photo.url, account, timeout)
      const publicId = idOf(photo)
      return publicId ? fetchHiddenOriginal(publicId, account) : null
    },
    forgetOriginal: async (photo) => {
      const publicId = idOf(photo)
      if (publicId && account.keys) await client.destroy(hiddenOriginal(publicId))
    },
    redactability: async (photo) => (account.keys && idOf(photo) ? 'reversible' : 'impossible'),
    stored: async () => (account.keys ? storedPictures(client, account) : []),
    access: {
      canGuard: (photo) => account.keys !== undefined && idOf(photo) !== null,
      set: async (photos, isPublic) => {
        const [from, to] = isPublic
          ? (['authenticated', 'upload'] as const)
          : (['upload', 'authenticated'] as const)
        // A picture that is not found has already been changed.
        await forEveryAsset(
          photos.flatMap((photo) => idOf(photo) ?? []),
          (publicId) => client.changeType({ publicId, type: from }, to),
        )
      },
    },
    ping: cachedPing(account),
  }
}
