import { type CloudinaryAccount, publicIdOf } from './account.ts'
import type { CloudinaryClient } from './client.ts'
import { destroyAll } from './destroy-all.ts'
import { ping } from './ping.ts'

type Sweep = {
  account: CloudinaryAccount
  client: CloudinaryClient
  atWork: Set<string>
  held: () => Promise<Set<string>>
  pendingFor: number
}

/** Ends interrupted batches and removals: what an event has loses its tag, the rest goes. */
export async function sweepTagged(
  tag: string,
  { account, client, atWork, held, pendingFor }: Sweep,
): Promise<number> {
  const tagged = await client.tagged(tag)
  if (tagged.length === 0) return 0
  const heldIds = new Set([...(await held())].map((url) => publicIdOf(url, account)))
  const now = await timeAtCloudinary(account)
  const old = tagged
    .filter(({ publicId, createdAt }) => !atWork.has(publicId) && now - createdAt >= pendingFor)
    .map(({ publicId }) => publicId)
  const gone = old.filter((publicId) => !heldIds.has(publicId))
  await client.untag(
    old.filter((publicId) => heldIds.has(publicId)),
    tag,
  )
  await destroyAll(gone, client)
  return gone.length
}

/**
 * The clock that dated the pictures: ours may be an hour ahead, and would take a batch that another
 * instance is sending for an old one. NaN, which makes nothing old, when Cloudinary does not say.
 */
async function timeAtCloudinary(account: CloudinaryAccount): Promise<number> {
  return Date.parse((await ping(account)).headers.get('date') ?? '')
}
