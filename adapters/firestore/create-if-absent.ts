import type { DocumentData, DocumentReference } from '@google-cloud/firestore'
import { CODE, codeOf, withTimeout, writeTimeout } from './firestore-fault.ts'

/** False when the document was there already. */
export function createIfAbsent(
  document: DocumentReference,
  fields: DocumentData,
): Promise<boolean> {
  const created = document.create(fields).then(
    () => true,
    (error) => {
      if (codeOf(error) !== CODE.ALREADY_EXISTS) throw error
      return false
    },
  )
  return withTimeout(created, writeTimeout)
}
