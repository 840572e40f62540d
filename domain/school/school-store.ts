import type { SchoolDocument } from './school-document.ts'

export type StoredSchool = {
  /** As it lies in the store, unchecked: `readSchoolDocument` reads it. Null before the first save. */
  document: unknown
  /** Rises with every save; 0 before the first. */
  revision: number
}

/**
 * Where the school keeps what it says about itself: one document. Every method throws a StoreFault
 * when the store cannot answer; a document that cannot be read is a value, and can be replaced.
 */
export type SchoolStore = {
  find(): Promise<StoredSchool>
  /**
   * Replaces the document if its revision is still the one its editor saw: comparing and writing
   * are one step, so that of two editors one is told. False: it has changed meanwhile.
   */
  save(document: SchoolDocument, expectedRevision: number): Promise<boolean>
  /** Differs whenever the document may have changed, by this process or another. Cheap. */
  version(): Promise<string>
}
