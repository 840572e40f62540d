import { recordOf } from '#domain/changes/change-log.ts'
import { isSame, type RecordedChange } from '#domain/changes/recorded-change.ts'
import { changeWithRight, type Right } from '#domain/changes/recorded-transaction.ts'
import type { Documents, Fields, Key } from '#domain/documents.ts'
import { erasedWrites } from '#domain/photos/erased.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { type FormerPicture, readSchoolDocument, type SchoolDocument } from './school-document.ts'

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
     * gets a conflict. Records the change in the same step, and these keys as deleted for good. False: the document
     * has changed.
     */
    save: (
      document: SchoolDocument,
      expectedRevision: number,
      change?: RecordedChange,
      { dropped = [], right }: { dropped?: string[]; right?: Right | undefined } = {},
    ): Promise<boolean> => {
      const records = change ? recordOf(change) : []
      const keys = records.map(([key]) => key)
      return changeWithRight(documents, right)([only, ...keys], ([found, recorded]) => {
        if (readStored(found ?? null).revision !== expectedRevision) {
          // An attempt that got no answer may have saved it.
          const [written] = records.map(([, fields]) => fields)
          return { result: written !== undefined && isSame(recorded, written) }
        }
        const fields = { ...found, document, revision: expectedRevision + 1 }
        const erased = change ? erasedWrites(dropped, new Date(change.at)) : []
        return { result: true, writes: [[only, fields], ...records, ...erased] }
      })
    },
    /** From memory, at most moments old. */
    formerPictures: async (): Promise<FormerPicture[]> => {
      const stored = (await live.current()).find(only.id)
      return readSchoolDocument(stored?.document ?? null).document.formerPictures
    },
    /** Forgets these former pictures, and returns them. Whoever calls this deletes their files. */
    dropFormer: (isOver: (former: FormerPicture) => boolean, now: Date): Promise<FormerPicture[]> =>
      documents.change(
        [only],
        ([found]) => {
          const { document, revision } = readStored(found ?? null)
          const { formerPictures } = readSchoolDocument(document).document
          const over = formerPictures.filter(isOver)
          if (over.length === 0) return { result: over }
          const urls = over.map(({ picture }) => picture.url)
          const left = formerPictures.filter((former) => !over.includes(former))
          const changed = { ...(document as SchoolDocument), formerPictures: left }
          const fields = { ...found, document: changed, revision: revision + 1 }
          return {
            result: over,
            writes: [[only, fields], ...erasedWrites(urls.map(photoKey), now)],
          }
        },
        { freesSpace: true },
      ),
    /** Changes whenever the document may have changed, in this process or another. Cheap. */
    version: async (): Promise<string> => (await live.current()).version(),
  }
}

function readStored(fields: Fields | null): StoredSchool {
  if (!fields) return { document: null, revision: 0 }
  const revision = Number(fields.revision)
  return { document: fields.document ?? 'vazio', revision: revision > 0 ? revision : 0 }
}
