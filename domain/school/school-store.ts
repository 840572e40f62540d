import { recordOf } from '#domain/changes/change-log.ts'
import { isSame, type RecordedChange } from '#domain/changes/recorded-change.ts'
import type { Documents, Fields, Key } from '#domain/documents.ts'
import type { SchoolDocument } from './school-document.ts'

export type StoredSchool = {
  /** As stored, unvalidated: `readSchoolDocument` reads it. Null before the first save. */
  document: unknown
  /** Increases with every save; 0 before the first. */
  revision: number
}

const only: Key = { in: 'site-escola', id: 'escola' }

export type SchoolStore = ReturnType<typeof schoolStore>

/** What the school says about itself, in one document. One that cannot be read is a value, and can be replaced. */
export function schoolStore(documents: Documents) {
  const live = documents.live(only.in, { read: (_, fields) => readStored(fields), order: () => 0 })
  return {
    find: async (): Promise<StoredSchool> => readStored(await documents.find(only)),
    /**
     * Replaces the document if its revision is still the one the editor saw, so that of two concurrent editors one
     * gets a conflict. Records the change in the same step. False: the document has changed.
     */
    save: (
      document: SchoolDocument,
      expectedRevision: number,
      change?: RecordedChange,
    ): Promise<boolean> => {
      const records = change ? recordOf(change) : []
      const keys = records.map(([key]) => key)
      return documents.change([only, ...keys], ([found, recorded]) => {
        if (readStored(found ?? null).revision !== expectedRevision) {
          // An attempt that got no answer may have saved it.
          const [written] = records.map(([, fields]) => fields)
          return { result: written !== undefined && isSame(recorded, written) }
        }
        const fields = { ...found, document, revision: expectedRevision + 1 }
        return { result: true, writes: [[only, fields], ...records] }
      })
    },
    /** Changes whenever the document may have changed, in this process or another. Cheap. */
    version: async (): Promise<string> => (await live.current()).version(),
  }
}

function readStored(fields: Fields | null): StoredSchool {
  if (!fields) return { document: null, revision: 0 }
  const revision = Number(fields.revision)
  return { document: fields.document ?? 'vazio', revision: revision > 0 ? revision : 0 }
}
