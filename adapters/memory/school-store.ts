import type { SchoolStore, StoredSchool } from '#domain/school/school-store.ts'

export function memorySchoolStore(document: unknown = null): SchoolStore {
  let stored: StoredSchool = { document, revision: document === null ? 0 : 1 }
  return {
    find: async () => structuredClone(stored),
    save: async (document, expectedRevision) => {
      if (stored.revision !== expectedRevision) return false
      stored = { document: structuredClone(document), revision: expectedRevision + 1 }
      return true
    },
    version: async () => String(stored.revision),
  }
}
