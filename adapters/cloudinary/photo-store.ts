import { randomBytes } from 'node:crypto'
import type { HeldFiles } from '#domain/photos/held-files.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoBatch, PhotoStore } from '#domain/photos/photo-store.ts'
import type { CloudinaryAccount } from './account.ts'
import { cachedPing } from './cached-ping.ts'
import { type CloudinaryClient, cloudinaryClient } from './client.ts'
import { deliveryUrl } from './delivery-url.ts'
import { fetchPicture } from './fetch-picture.ts'
import { forEveryAsset } from './for-every-asset.ts'
import {
  copyHiddenOriginal,
  destroyWithOriginal,
  fetchHiddenOriginal,
  hiddenOriginalOptions,
} from './hidden-original.ts'
import { binType, inBin, isMovable, moveAssets } from './move-assets.ts'
import { openPicture } from './open-picture.ts'
import { type Asset, assetOf, cloudinaryPhotoUrls, formatOf, publicIdOf } from './photo-urls.ts'
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

  const assetsOf = (some: Photo[]) => some.flatMap((photo) => removable(photo, account) ?? [])

  /** Without keys the site can upload and nothing else. */
  function isPowerless(assets: Asset[]): boolean {
    if (account.keys || assets.length === 0) return !account.keys
    const publicIds = assets.map(({ publicId }) => publicId)
    warn('fotos ficaram no Cloudinary: CLOUDINARY_URL não tem chave e segredo', { publicIds })
    return true
  }

  async function destroy(assets: Asset[], redacted: ReadonlySet<string>): Promise<void> {
    if (isPowerless(assets)) return
    await forEveryAsset(assets, (asset) =>
      redacted.has(asset.publicId) ? destroyWithOriginal(asset, client) : client.destroy(asset),
    )
  }

  return {
    urls: cloudinaryPhotoUrls,
    // Without keys nothing can be guarded: whoever asks finds open photos, and says so.
    beginBatch: async (eventId, { guarded = false } = {}) =>
      photoBatch(eventId, {
        ...{ account, client, inUse, destroy, heldFiles },
        type: guarded && account.keys ? 'authenticated' : 'upload',
      }),
    canCopy: ({ url }) => account.keys !== undefined && assetOf(url, account) !== null,
    beginRemoval: async (photos, { fromBin = false } = {}) => {
      const placed = (some: Photo[]) => (fromBin ? assetsOf(some).map(inBin) : assetsOf(some))
      if (account.keys) await client.tag(placed(photos), pendingTag)
      return {
        finish: async (kept = new Set()) => {
          const { stay = [], gone = [] } = Object.groupBy(photos, ({ url }) =>
            kept.has(url) ? 'stay' : 'gone',
          )
          const covered = assetsOf(gone.filter(({ cobertos }) => cobertos))
          const redacted = new Set(covered.map(({ publicId }) => publicId))
          await destroy(placed(gone), redacted)
          if (account.keys) await client.untag([...assetsOf(stay), ...placed(stay)], pendingTag)
        },
      }
    },
    announceMove: async (photos, from) => {
      const assets = assetsOf(photos).filter(isMovable)
      if (account.keys) await client.tag(from === 'bin' ? assets.map(inBin) : assets, pendingTag)
    },
    placeFiles: async ({ shown, deleted }) => {
      const [show, bin] = [shown, deleted].map((some) => assetsOf(some).filter(isMovable))
      if (!show || !bin || isPowerless(bin)) return
      await moveAssets(
        [
          ...bin.map((asset) => ({ asset, to: binType })),
          ...show.map((asset) => ({ asset: inBin(asset), to: asset.type })),
        ],
        client,
      )
      await client.untag([...show, ...bin.map(inBin)], pendingTag)
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
    open: ({ url }, size) => openPicture(assetOf(url, account), size, account, timeout),
    openDeleted: ({ url }, size) => {
      const asset = assetOf(url, account)
      return openPicture(asset && inBin(asset), size, account, timeout)
    },
    original: async ({ url, cobertos }) => {
      if (!cobertos) return fetchPicture(url, account, timeout)
      const publicId = publicIdOf(url, account)
      return publicId ? fetchHiddenOriginal(publicId, account) : null
    },
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
  destroy: (assets: Asset[], redacted: ReadonlySet<string>) => Promise<void>
  type: Asset['type']
}

function photoBatch(eventId: string, parts: BatchParts): PhotoBatch {
  const { account, client, inUse, destroy, type } = parts
  const folder = `eventos/${eventId}`
  const sent = new Map<string, Asset>()
  const redacted = new Set<string>()
  const held = parts.heldFiles.begin()
  const end = () => {
    for (const publicId of sent.keys()) inUse.delete(publicId)
    return held.end()
  }
  const send = (publicId: string) => {
    sent.set(publicId, { publicId, type })
    inUse.add(publicId)
  }
  // We choose the name before the upload, so the picture can be deleted even without a response.
  const announced = () => {
    const name = (type === 'authenticated' ? 'g' : '') + randomBytes(16).toString('hex')
    if (account.keys) send(`${folder}/${name}`)
    return {
      folder,
      ...(type === 'authenticated' && { type }),
      ...(account.uploadPreset && { upload_preset: account.uploadPreset }),
      ...(account.keys && { public_id: name, tags: [pendingTag] }),
    }
  }
  return {
    hold: held.hold,
    stage: async (original, { files, redacted: isRedacted }) => {
      const { url, publicId, width, height } = await client.upload(files.large, announced())
      send(publicId)
      if (isRedacted && account.keys) {
        redacted.add(publicId)
        await client.upload(original, hiddenOriginalOptions(publicId))
      }
      return { url, cloudinaryPublicId: publicId, width, height }
    },
    copy: async ({ url: from, cobertos }) => {
      const asset = assetOf(from, account)
      if (!asset) return null
      const source = deliveryUrl(asset, account, { format: formatOf(from) })
      const { url, publicId } = await client.copy(source, announced())
      if (cobertos) {
        redacted.add(publicId)
        await copyHiddenOriginal({ from: asset.publicId, to: publicId }, account, client)
      }
      return { url, cloudinaryPublicId: publicId }
    },
    publish: async () => {},
    finish: async () => {
      if (account.keys) await client.untag([...sent.values()], pendingTag)
      await end()
    },
    abandon: async () => {
      await destroy([...sent.values()], redacted).finally(end)
    },
  }
}

/** Only pictures of this account: a document may hold the URL of anybody's picture. */
function removable({ url, cloudinaryPublicId }: Photo, account: CloudinaryAccount): Asset | null {
  const asset = assetOf(url, account)
  return asset && { ...asset, publicId: cloudinaryPublicId ?? asset.publicId }
}
