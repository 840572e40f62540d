import {
  type Author,
  differingParts,
  type RecordedChange,
} from '#domain/changes/recorded-change.ts'
import { busyFault } from '#domain/store-fault.ts'
import { lastIdsOf } from './lists/change-items.ts'
import { withoutOrphans } from './lists/item-pictures.ts'
import { partsOf, type SchoolDocument, type SlotPicture } from './school-document.ts'
import type { LatestSchool } from './school-in-use.ts'
import type { SchoolStore } from './school-store.ts'

export type ChangeableSchool = Pick<SchoolStore, 'save'> & {
  /** Read from the store, not from memory. */
  latest(): Promise<LatestSchool>
}

/** For the change log: what was done, or the record itself. */
export type SchoolChange = Pick<RecordedChange, 'kind' | 'subject' | 'moved'> | RecordedChange

const maxAttempts = 5

/** `dropped`: pictures that the document does not name any more. Whoever changed it deletes their files. */
export type SavedChange = { saved: RecordedChange; dropped: SlotPicture[] }

/**
 * Saves and records the result of `change` on the latest document, or returns its refusal. Calls `change`
 * again if somebody else saved in the meantime.
 */
export async function changeSchool<Refusal>(
  school: ChangeableSchool,
  author: Author,
  change: (
    latest: LatestSchool,
  ) => { document: SchoolDocument; change: SchoolChange } | { refusal: Refusal },
): Promise<SavedChange | { refusal: Refusal }> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const latest = await school.latest()
    const changed = change(latest)
    if ('refusal' in changed) return changed
    const parts = differingParts(
      partsOf(latest.document.current),
      partsOf(changed.document.current),
    )
    const record = { ...author, ...(parts.length > 0 && { parts }), ...changed.change }
    const document = { ...withoutOrphans(changed.document), lastIds: lastIdsOf(latest) }
    if (await school.save(document, latest.revision, record)) {
      return { saved: record, dropped: picturesDropped(latest.document, document) }
    }
  }
  throw busyFault()
}

function picturesDropped(before: SchoolDocument, after: SchoolDocument): SlotPicture[] {
  const left = new Set(Object.values(after.pictures).map(({ url }) => url))
  return Object.values(before.pictures).filter(({ url }) => !left.has(url))
}
