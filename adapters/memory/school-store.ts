import type { ChangeLog } from '#domain/changes/change-log.ts'
import type { SchoolStore, StoredSchool } from '#domain/school/school-store.ts'
import { memoryChangeLog } from './change-log.ts'

export function memorySchoolStore(
  document: unknown = null,
  changes: Pick<ChangeLog, 'put'> = memoryChangeLog(),
): SchoolStore {
  let stored: StoredSchool = { document, revision: document === null ? 0 : 1 }
  return {
    find: async () => structuredClone(stored),
    save: async (document, expectedRevision, change) => {
      if (stored.revision !== expectedRevision) return false
      stored = { document: structuredClone(document), revision: expectedRevision + 1 }
      if (change) await changes.put(change)
      return true
    },
    version: async () => String(stored.revision),
  }
}
