import { createHash } from 'node:crypto'
import type { Firestore } from '@google-cloud/firestore'

/** `eventos` is the school's own, as it has always been; the rest is this site's book-keeping. */
export function collectionsOf(db: Firestore) {
  return {
    events: db.collection('eventos'),
    account: db.collection('site-conta'),
    sessions: db.collection('site-sessoes'),
    delays: db.collection('site-atrasos'),
    /** Which submissions were taken in, so that one sent twice has one effect. */
    submissions: db.collection('site-envios'),
    /** Which photo numbers are given away: see photo-numbers.ts. */
    numbers: db.collection('site-numeros'),
    /** Which states were already followed by another: see next-state.ts. */
    marks: db.collection('site-marcas'),
  }
}

/** A document's name for any text: no slash, no reserved word, and nothing to be read from it. */
export function nameFor(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}

/** What Firestore accepts as a document's name; anything else names no event. */
export function isDocumentId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || id.includes('/')) return false
  return !/^__.*__$/.test(id) && Buffer.byteLength(id) <= 1500 && id.isWellFormed()
}
