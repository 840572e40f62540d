import type { RecordedChange } from '#domain/changes/recorded-change.ts'
import type { SchoolDocument } from './school-document.ts'

export type StoredSchool = {
  /** As stored, unvalidated: `readSchoolDocument` reads it. Null before the first save. */
  document: unknown
  /** Increases with every save; 0 before the first. */
  revision: number
}

/**
 * Stores what the school says about itself, in one document. Every method throws a StoreFault when the
 * store is unavailable; a document that cannot be read is a value, and can be replaced.
 */
export type SchoolStore = {
  find(): Promise<StoredSchool>
  /**
   * Replaces the document if its revision is still the one the editor saw. Compares and writes in one
   * step, so that of two concurrent editors one gets a conflict. Records the change, for the change log,
   * in the same step. False: the document has changed.
   */
  save(
    document: SchoolDocument,
    expectedRevision: number,
    change?: RecordedChange,
  ): Promise<boolean>
  /** Changes whenever the document may have changed, in this process or another. Cheap. */
  version(): Promise<string>
}
