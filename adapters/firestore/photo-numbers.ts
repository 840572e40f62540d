import type { CollectionReference, DocumentReference } from '@google-cloud/firestore'
import { photoIds } from '#domain/photos/photo.ts'

/**
 * Numbers for photos that join an event. Every batch leaves a note named after the number that it
 * follows: two batches that follow the same number cannot both create it, on whatever instances
 * they run. The note says where its own numbers end, so that one follows the other like a chain.
 */
export type PhotoNumbers = {
  ids: number[]
  note: DocumentReference
  content: { evento: string; ate: number }
}

export function numbersAfter(
  highest: number,
  { eventId, count, now }: { eventId: string; count: number; now: Date },
  notes: CollectionReference,
): PhotoNumbers {
  const ids = photoIds(count, now, highest)
  return {
    ids,
    note: notes.doc(`${eventId}.${highest}`),
    content: { evento: eventId, ate: ids.at(-1) ?? highest },
  }
}

/** Where the chain leads from a number that is still in the event, when later ones are gone. */
export async function endOfChain(
  eventId: string,
  from: number,
  notes: CollectionReference,
): Promise<number> {
  for (let end = from; ; ) {
    const note = await notes.doc(`${eventId}.${end}`).get()
    if (!note.exists) return end
    end = Math.max(end + 1, Number(note.get('ate')) || 0)
  }
}
