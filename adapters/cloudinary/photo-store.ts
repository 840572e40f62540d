import { randomBytes } from 'node:crypto'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoBatch, PhotoStore } from '#domain/photos/photo-store.ts'
import { type CloudinaryAccount, publicIdOf } from './account.ts'
import { type CloudinaryClient, cloudinaryClient } from './client.ts'
import { destroyAll } from './destroy-all.ts'
import { fetchPicture } from './fetch-picture.ts'
import { reachable } from './reachable.ts'
import { sweepTagged } from './sweep-tagged.ts'

/** Worn by pictures of a batch until the event has them, and by pictures about to go. */
export const pendingTag = 'site-pendente'

export type Circumstances = {
  /** Told when something must be left undone because the account has no key. */
  note: (words: string, facts: object) => void
  /** Milliseconds for one call. */
  limit?: number
  /** Milliseconds at Cloudinary after which a pending picture cannot be of a running batch. */
  pendingFor?: number
}

export function cloudinaryPhotoStore(
  account: CloudinaryAccount,
  { note, limit = 30_000, pendingFor = 3_600_000 }: Circumstances,
): PhotoStore {
  const client = cloudinaryClient(account, limit)
  const atWork = new Set<string>()
  const ping = reachable(account)

  async function destroy(publicIds: string[]): Promise<void> {
    if (publicIds.length === 0) return
    if (!account.keys) {
      note('fotos ficaram no Cloudinary: CLOUDINARY_URL não tem chave e segredo', { publicIds })
      return
    }
    await destroyAll(publicIds, client)
  }

  return {
    announceBatch: async (eventId) => photoBatch(eventId, { account, client, atWork, destroy }),
    announceRemoval: async (photos) => {
      const ids = photos.flatMap((photo) => removable(photo, account) ?? [])
      if (account.keys) await client.tag(ids, pendingTag)
      return { finish: () => destroy(ids) }
    },
    sweep: async (held) => {
      const removed = account.keys
        ? await sweepTagged(pendingTag, { account, client, atWork, held, pendingFor })
        : 0
      return { removed, setAside: 0, broughtBack: 0 }
    },

    // The files are Cloudinary's to serve.
    read: async () => null,
    original: ({ url }) => fetchPicture(url, account, limit),
    ping,
  }
}

type BatchParts = {
  account: CloudinaryAccount
  client: CloudinaryClient
  atWork: Set<string>
  destroy: (publicIds: string[]) => Promise<void>
}

function photoBatch(eventId: string, { account, client, atWork, destroy }: BatchParts): PhotoBatch {
  const folder = `eventos/${eventId}`
  const sent = new Set<string>()
  const end = () => {
    for (const publicId of sent) atWork.delete(publicId)
  }
  const send = (publicId: string) => {
    sent.add(publicId)
    atWork.add(publicId)
  }
  return {
    keep: async (_original, { files }) => {
      // A name of our own choice is known before the first byte leaves: whatever becomes of the
      // answer, the picture can be found and deleted.
      const name = randomBytes(16).toString('hex')
      if (account.keys) send(`${folder}/${name}`)
      const { url, publicId, width, height } = await client.upload(files.large, {
        folder,
        ...(account.uploadPreset && { upload_preset: account.uploadPreset }),
        ...(account.keys && { public_id: name, tags: [pendingTag] }),
      })
      send(publicId)
      return { url, cloudinaryPublicId: publicId, width, height }
    },
    publish: async () => {},
    settle: async () => {
      if (account.keys) await client.untag([...sent], pendingTag)
      end()
    },
    abandon: async () => {
      // Whatever could not go is a sweep's business now.
      await destroy([...sent]).finally(end)
    },
  }
}

/** Of this account alone: what a document says about others' pictures deletes nothing. */
function removable({ url, cloudinaryPublicId }: Photo, account: CloudinaryAccount): string | null {
  const inAddress = publicIdOf(url, account)
  return inAddress && (cloudinaryPublicId ?? inAddress)
}
