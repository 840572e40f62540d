import { randomBytes } from 'node:crypto'
import type { HeldFiles } from '#domain/photos/held-files.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoBatch, PhotoStore } from '#domain/photos/photo-store.ts'
import type { CloudinaryAccount } from './account.ts'
import { cachedPing } from './cached-ping.ts'
import { type CloudinaryClient, cloudinaryClient } from './client.ts'
import { destroyAll } from './destroy-all.ts'
import { fetchPicture } from './fetch-picture.ts'
import { destroyWithOriginal, fetchHiddenOriginal, hiddenOriginalId } from './hidden-original.ts'
import { cloudinaryPhotoUrls, publicIdOf } from './photo-urls.ts'
import { sweepTagged } from './sweep-tagged.ts'

/** Tags pictures of a batch until the event has them, and pictures about to be deleted. */
export const pendingTag = 'site-pendente'

export type CloudinaryOptions = {
  heldFiles: HeldFiles
  warn: (words: string, facts: object) => void
  timeout?: number
  /** A pending picture older than this (by Cloudinary's clock) cannot belong to a running batch. */
  pendingFor?: number
}

export function cloudinaryPhotoStore(
  account: CloudinaryAccount,
  { heldFiles, warn, timeout = 30_000, pendingFor = 3_600_000 }: CloudinaryOptions,
): PhotoStore {
  const client = cloudinaryClient(account, timeout)
  const inUse = new Set<string>()
  const ping = cachedPing(account)

  async function destroy(publicIds: string[], redacted: ReadonlySet<string>): Promise<void> {
    if (publicIds.length === 0) return
    if (!account.keys) {
      warn('fotos ficaram no Cloudinary: CLOUDINARY_URL não tem chave e segredo', { publicIds })
      return
    }
    await destroyAll(publicIds, (publicId) =>
      redacted.has(publicId) ? destroyWithOriginal(publicId, client) : client.destroy(publicId),
    )
  }

  return {
    urls: cloudinaryPhotoUrls,
    beginBatch: async (eventId) =>
      photoBatch(eventId, { account, client, inUse, destroy, heldFiles }),
    beginRemoval: async (photos) => {
      const idsOf = (some: Photo[]) => some.flatMap((photo) => removable(photo, account) ?? [])
      const ids = idsOf(photos)
      const redacted = new Set(idsOf(photos.filter(({ cobertos }) => cobertos)))
      if (account.keys) await client.tag(ids, pendingTag)
      return { finish: () => destroy(ids, redacted) }
    },
    sweep: async (referenced) => {
      // A leftover in the temporary folder is no reason to fail.
      await heldFiles.sweep().catch((err) => warn('temporary files stay', { err }))
      const removed = account.keys
        ? await sweepTagged(pendingTag, { account, client, inUse, referenced, pendingFor })
        : 0
      return { removed, setAside: 0, broughtBack: 0 }
    },

    read: async () => null,
    original: (photo) =>
      photo.cobertos
        ? fetchHiddenOriginal(photo, account, client)
        : fetchPicture(photo.url, account, timeout),
    redactability: async (photo) =>
      account.keys && removable(photo, account) ? 'reversible' : 'impossible',
    ping,
  }
}

type BatchParts = {
  heldFiles: HeldFiles
  account: CloudinaryAccount
  client: CloudinaryClient
  inUse: Set<string>
  destroy: (publicIds: string[], redacted: ReadonlySet<string>) => Promise<void>
}

function photoBatch(eventId: string, parts: BatchParts): PhotoBatch {
  const { account, client, inUse, destroy } = parts
  const folder = `eventos/${eventId}`
  const sent = new Set<string>()
  const redacted = new Set<string>()
  const held = parts.heldFiles.begin()
  const end = () => {
    for (const publicId of sent) inUse.delete(publicId)
    return held.end()
  }
  const send = (publicId: string) => {
    sent.add(publicId)
    inUse.add(publicId)
  }
  return {
    hold: held.hold,
    stage: async (original, picture) => {
      // We choose the name before the upload, so the picture can be deleted even without a response.
      const name = randomBytes(16).toString('hex')
      if (account.keys) send(`${folder}/${name}`)
      const { url, publicId, width, height } = await client.upload(picture.files.large, {
        folder,
        ...(account.uploadPreset && { upload_preset: account.uploadPreset }),
        ...(account.keys && { public_id: name, tags: [pendingTag] }),
      })
      send(publicId)
      // After the photo, whose tag leads a sweep to both.
      if (picture.redacted && account.keys) {
        redacted.add(publicId)
        await client.upload(original, {
          public_id: hiddenOriginalId(publicId),
          type: 'authenticated',
        })
      }
      return { url, cloudinaryPublicId: publicId, width, height }
    },
    publish: async () => {},
    finish: async () => {
      if (account.keys) await client.untag([...sent], pendingTag)
      await end()
    },
    abandon: async () => {
      await destroy([...sent], redacted).finally(end)
    },
  }
}

/** Only pictures of this account: a document may hold the URL of anybody's picture. */
function removable({ url, cloudinaryPublicId }: Photo, account: CloudinaryAccount): string | null {
  const inAddress = publicIdOf(url, account)
  return inAddress && (cloudinaryPublicId ?? inAddress)
}
