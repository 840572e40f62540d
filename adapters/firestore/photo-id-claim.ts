import type { CollectionReference, DocumentReference } from '@google-cloud/firestore'
import { photoIds } from '#domain/photos/photo.ts'

/**
 * Every batch creates a claim named after the id that it follows, which two batches cannot both
 * create. The claim says where its own ids end, so that claims form a chain.
 */
export type PhotoIdClaim = {
  ids: number[]
  document: DocumentReference
  fields: { evento: string; ate: number }
}

export function claimAfter(
  highest: number,
  { eventId, count, now }: { eventId: string; count: number; now: Date },
  claims: CollectionReference,
): PhotoIdClaim {
  const ids = photoIds(count, now, highest)
  return {
    ids,
    document: claims.doc(`${eventId}.${highest}`),
    fields: { evento: eventId, ate: ids.at(-1) ?? highest },
  }
}

/** Follows the chain from an id that is still in the event, when later ones are gone. */
export async function lastClaimedId(
  eventId: string,
  from: number,
  claims: CollectionReference,
): Promise<number> {
  for (let last = from; ; ) {
    const claim = await claims.doc(`${eventId}.${last}`).get()
    if (!claim.exists) return last
    last = Math.max(last + 1, Number(claim.get('ate')) || 0)
  }
}
