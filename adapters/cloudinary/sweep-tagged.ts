import type { PhotoReferences } from '#domain/photos/photo-store.ts'
import type { CloudinaryAccount } from './account.ts'
import type { CloudinaryClient } from './client.ts'
import { forEveryAsset } from './for-every-asset.ts'
import { destroyWithOriginal } from './hidden-original.ts'
import { binType, moveAssets } from './move-assets.ts'
import { type Asset, assetOf } from './photo-urls.ts'
import { ping } from './ping.ts'

type SweepOptions = {
  account: CloudinaryAccount
  client: CloudinaryClient
  inUse: Set<string>
  referenced: () => Promise<PhotoReferences>
  pendingFor: number
}

/**
 * Finishes interrupted batches, removals and moves: pictures of an event or of the bin are moved to where they
 * belong and lose their tag, the rest are deleted.
 */
export async function sweepTagged(
  tag: string,
  { account, client, inUse, referenced, pendingFor }: SweepOptions,
): Promise<number> {
  const tagged = await client.tagged(tag)
  if (tagged.length === 0) return 0
  const wanted = await wantedTypes(referenced, account)
  const now = await timeAtCloudinary(account)
  const old = tagged.filter(
    ({ publicId, createdAt }) => !inUse.has(publicId) && now - createdAt >= pendingFor,
  )
  const { kept = [], gone = [] } = Object.groupBy(old, ({ publicId }) =>
    wanted.has(publicId) ? 'kept' : 'gone',
  )
  const placed = await placedAssets(kept, wanted, { account, client, referenced })
  await client.untag(placed, tag)
  await forEveryAsset(gone, (asset) => destroyWithOriginal(asset, client))
  return gone.length
}

type WantedTypes = ReadonlyMap<string, Asset['type']>
type Placing = Pick<SweepOptions, 'account' | 'client' | 'referenced'>

/** Somebody may delete or restore meanwhile, so it reads the documents until nothing is left to move. */
async function placedAssets(
  assets: Asset[],
  wanted: WantedTypes,
  { account, client, referenced }: Placing,
): Promise<Asset[]> {
  const moves = assets.flatMap((asset) => {
    const to = wanted.get(asset.publicId) ?? asset.type
    return to === asset.type ? [] : [{ asset, to }]
  })
  if (moves.length === 0) return assets
  await moveAssets(moves, client)
  const moved = assets.map((asset) => ({
    ...asset,
    type: wanted.get(asset.publicId) ?? asset.type,
  }))
  const later = await wantedTypes(referenced, account)
  return placedAssets(moved, later, { account, client, referenced })
}

/** By public id: of an event's picture as its URL says, of the others as in the bin. */
async function wantedTypes(
  referenced: () => Promise<PhotoReferences>,
  account: CloudinaryAccount,
): Promise<WantedTypes> {
  const { shown, deleted } = await referenced()
  const typesOf = (urls: ReadonlySet<string>) =>
    [...urls].flatMap((url) => assetOf(url, account) ?? [])
  return new Map([
    ...typesOf(deleted).map(({ publicId }) => [publicId, binType] as const),
    ...typesOf(shown).map(({ publicId, type }) => [publicId, type] as const),
  ])
}

/** Cloudinary's clock, which dated the pictures; ours may differ. NaN without one, so that nothing counts as old. */
async function timeAtCloudinary(account: CloudinaryAccount): Promise<number> {
  return Date.parse((await ping(account)).headers.get('date') ?? '')
}
