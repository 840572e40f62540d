import { type CloudinaryAccount, publicIdOf } from './account.ts'
import type { CloudinaryClient } from './client.ts'

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
  const heldIds = new Set([...(await held())].map((url) => publicIdOf(url, account)))
  const old = tagged.filter(
    ({ publicId, createdAt }) => !atWork.has(publicId) && !(Date.now() - createdAt < pendingFor),
  )
  const kept = old.filter(({ publicId }) => heldIds.has(publicId))
  const gone = old.filter(({ publicId }) => !heldIds.has(publicId))
  if (kept.length > 0) {
    await client.untag(
      kept.map(({ publicId }) => publicId),
      tag,
    )
  }
  for (const { publicId } of gone) await client.destroy(publicId)
  return gone.length
}
