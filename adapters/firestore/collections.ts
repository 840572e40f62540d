import { createHash } from 'node:crypto'
import type { DocumentReference, Firestore } from '@google-cloud/firestore'
import type { Collection, Key } from '#domain/documents.ts'

/** Their ids are arbitrary texts that must not be readable in the database. */
const hashed: readonly Collection[] = [
  'site-chaves',
  'site-convites',
  'site-desafios',
  'site-envios',
  'site-lotes',
  'site-mudancas',
  'site-sessoes',
]

/** Null if the text cannot be a document's id: no such document exists. */
export function referenceTo(db: Firestore, { in: name, id }: Key): DocumentReference | null {
  const documentId = hashed.includes(name) ? documentIdFor(id) : id
  return isDocumentId(documentId) ? db.collection(name).doc(documentId) : null
}

/** A document that never exists. Reading it proves that Firestore responds. */
export const pingId = 'site-pulso'

/** A document id for any text: no slash, no reserved word, and the text cannot be read back from it. */
export function documentIdFor(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}

function isDocumentId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || id.includes('/')) return false
  return !/^__.*__$/.test(id) && Buffer.byteLength(id) <= 1500 && id.isWellFormed()
}
