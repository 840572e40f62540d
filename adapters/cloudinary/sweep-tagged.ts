import type { CloudinaryAccount } from './account.ts'
import type { CloudinaryClient } from './client.ts'
import { destroyAll } from './destroy-all.ts'
import { publicIdOf } from './photo-urls.ts'
import { ping } from './ping.ts'

type SweepOptions = {
  account: CloudinaryAccount
  client: CloudinaryClient
  inUse: Set<string>
  referenced: () => Promise<Set<string>>
  pendingFor: number
}

/** Ends interrupted batches and removals: what an event has loses its tag, the rest goes. */
export async function sweepTagged(
  tag: string,
  { account, client, inUse, referenced, pendingFor }: SweepOptions,
): Promise<number> {
  const tagged = await client.tagged(tag)
  if (tagged.length === 0) return 0
  const referencedIds = new Set([...(await referenced())].map((url) => publicIdOf(url, account)))
  const now = await timeAtCloudinary(account)
  const old = tagged
    .filter(({ publicId, createdAt }) => !inUse.has(publicId) && now - createdAt >= pendingFor)
    .map(({ publicId }) => publicId)
  const gone = old.filter((publicId) => !referencedIds.has(publicId))
  await client.untag(
    old.filter((publicId) => referencedIds.has(publicId)),
    tag,
  )
  await destroyAll(gone, client)
  return gone.length
}

/** The clock that dated the pictures, as ours may differ. NaN, which makes nothing old, without one. */
async function timeAtCloudinary(account: CloudinaryAccount): Promise<number> {
  return Date.parse((await ping(account)).headers.get('date') ?? '')
}
