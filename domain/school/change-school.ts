import {
  type Author,
  differingParts,
  type RecordedChange,
} from '#domain/changes/recorded-change.ts'
import type { Right } from '#domain/changes/recorded-transaction.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { busyFault } from '#domain/store-fault.ts'
import { lastIdsOf } from './lists/change-items.ts'
import { withoutOrphans } from './lists/item-pictures.ts'
import { type FormerPicture, partsOf, type SchoolDocument } from './school-document.ts'
import type { LatestSchool } from './school-in-use.ts'
import type { SchoolStore } from './school-store.ts'

export type ChangeableSchool = Pick<SchoolStore, 'save'> & {
  /** Read from the store, not from memory. */
  latest(): Promise<LatestSchool>
}

/** For the change log: what was done, or the record itself. */
export type SchoolChange = Pick<RecordedChange, 'kind' | 'subject' | 'moved'> | RecordedChange

const maxAttempts = 5

/** The document must fit in one of Firestore. */
export const maxFormerPictures = 100

/**
 * Saves and records the result of `change` on the latest document, or returns its refusal. Calls `change`
 * again if somebody else saved in the meantime. `right`: checked in the transaction that saves, for what takes minutes.
 */
export async function changeSchool<Refusal>(
  school: ChangeableSchool,
  author: Author,
  change: (
    latest: LatestSchool,
  ) => { document: SchoolDocument; change: SchoolChange } | { refusal: Refusal },
  right?: Right,
): Promise<{ saved: RecordedChange } | { refusal: Refusal }> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const latest = await school.latest()
    const changed = change(latest)
    if ('refusal' in changed) return changed
    const after = withoutOrphans(changed.document, latest.initialLists)
    const former = formerPictures(latest.document, after, author.at)
    const document = {
      ...after,
      formerPictures: former.slice(0, maxFormerPictures),
      lastIds: lastIdsOf(latest),
    }
    const dropped = former.slice(maxFormerPictures).map(({ picture }) => photoKey(picture.url))
    const parts = differingParts(partsOf(latest.document), partsOf(document))
    const record = { ...author, ...(parts.length > 0 && { parts }), ...changed.change }
    if (await school.save(document, latest.revision, record, { dropped, right }))
      return { saved: record }
  }
  throw busyFault()
}

/** What leaves its slot can come back; what came back is no former picture any more. */
function formerPictures(
  before: SchoolDocument,
  after: SchoolDocument,
  since: string,
): FormerPicture[] {
  const shown = new Set(Object.values(after.pictures).map(({ url }) => url))
  const leaving = Object.entries(before.pictures).map(([slot, picture]) => ({
    slot,
    since,
    picture,
  }))
  return [...leaving, ...before.formerPictures].filter(({ picture }) => !shown.has(picture.url))
}
