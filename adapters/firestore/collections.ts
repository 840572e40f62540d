import { createHash } from 'node:crypto'
import type { Firestore } from '@google-cloud/firestore'

export function collectionsOf(db: Firestore) {
  return {
    events: db.collection('eventos'),
    accounts: db.collection('site-conta'),
    invitations: db.collection('site-convites'),
    sessions: db.collection('site-sessoes'),
    passkeys: db.collection('site-chaves'),
    usedChallenges: db.collection('site-desafios'),
    submissions: db.collection('site-envios'),
    school: db.collection('site-escola'),
    bin: db.collection('site-lixeira'),
    erased: db.collection('site-apagados'),
    files: db.collection('site-arquivos'),
    waitingBatches: db.collection('site-lotes'),
    changes: db.collection('site-mudancas'),
    clock: db.collection('site-relogio'),
  }
}

/** A document that never exists. Reading it proves that Firestore responds. */
export const pingId = 'site-pulso'

/** A document id for any text: no slash, no reserved word, and the text cannot be read back from it. */
export function documentIdFor(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}

export function isDocumentId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || id.includes('/')) return false
  return !/^__.*__$/.test(id) && Buffer.byteLength(id) <= 1500 && id.isWellFormed()
}
