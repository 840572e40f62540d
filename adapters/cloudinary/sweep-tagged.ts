import type { CloudinaryAccount } from './account.ts'
import type { CloudinaryClient } from './client.ts'
import { destroyAll } from './destroy-all.ts'
import { destroyWithOriginal } from './hidden-original.ts'
import { publicIdOf } from './photo-urls.ts'
import { ping } from './ping.ts'

type SweepOptions = {
  account: CloudinaryAccount
  client: CloudinaryClient
  inUse: Set<string>
  referenced: () => Promise<Set<string>>
  pendingFor: number
}

/** Finishes interrupted batches and removals: pictures of an event lose their tag, the rest are deleted. */
export async function sweepTagged(
  tag: string,
  { account, client, inUse, referenced, pendingFor }: SweepOptions,
): Promise<number> {
  const tagged = await client.tagged(tag)
  if (tagged.length === 0) return 0
  const referencedIds = new Set([...(await referenced())].map((url) => publicIdOf(url, account)))
  const now = await timeAtCloudinary(account)
  const old = tagged.filter(
    ({ publicId, createdAt }) => !inUse.has(publicId) && now - createdAt >= pendingFor,
  )
  const gone = old.filter(({ publicId }) => !referencedIds.has(publicId))
  await client.untag(
    old.filter(({ publicId }) => referencedIds.has(publicId)),
    tag,
  )
  await destroyAll(gone, (asset) => destroyWithOriginal(asset, client))
  return gone.length
}

/** Cloudinary's clock, which dated the pictures; ours may differ. NaN without one, so that nothing counts as old. */
async function timeAtCloudinary(account: CloudinaryAccount): Promise<number> {
  return Date.parse((await ping(account)).headers.get('date') ?? '')
}
