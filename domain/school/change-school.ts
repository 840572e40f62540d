import { StoreFault } from '#domain/store-fault.ts'
import type { SchoolDocument } from './school-document.ts'
import type { LatestSchool } from './school-in-use.ts'
import type { SchoolStore } from './school-store.ts'

export type ChangeableSchool = Pick<SchoolStore, 'save'> & {
  /** Read from the store, not from memory. */
  latest(): Promise<LatestSchool>
}

const maxAttempts = 5

/**
 * Saves the result of `change` on the latest document, or returns its refusal. Calls `change` again
 * if somebody else saved in the meantime.
 */
export async function changeSchool<Refusal>(
  school: ChangeableSchool,
  change: (latest: LatestSchool) => { document: SchoolDocument } | { refusal: Refusal },
): Promise<{ saved: true } | { refusal: Refusal }> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const latest = await school.latest()
    const changed = change(latest)
    if ('refusal' in changed) return changed
    if (await school.save(changed.document, latest.revision)) return { saved: true }
  }
  const sentence = 'O banco de dados está ocupado. Tente novamente em instantes.'
  throw new StoreFault('unavailable', sentence)
}
