import { expect, test } from 'vitest'
import { documentIdFor } from '#adapters/firestore/collections.ts'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { accountStore } from '#domain/admin/account-store.ts'
import { passkeyStore } from '#domain/admin/passkey-store.ts'
import { endSessions, signedInAdmin, tokenHash } from '#domain/admin/session.ts'
import { sessionStore } from '#domain/admin/session-store.ts'
import { anEmptyFirestore } from '#tests/stores/firestore.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

test('what a version with one account has written belongs to the first account', async () => {
  const connection = await anEmptyFirestore()
  const write = (collection: string, id: string, fields: object) =>
    connection.db.collection(collection).doc(id).set(fields)
  const token = 'x'.repeat(43)
  const hash = await tokenHash(token)
  await write('site-conta', 'admin', {
    email: 'a@escola.example',
    passwordHash: 'h',
    generation: 'g',
  })
  await write('site-sessoes', documentIdFor(hash), {
    tokenHash: hash,
    generation: 'g',
    startedAt: now.getTime(),
  })
  const key = { publicKey: 'p', counter: 0, transports: [], name: 'Celular', usedAt: null }
  await write('site-chaves', documentIdFor('chave'), { id: 'chave', createdAt: 1, ...key })

  const accounts = accountStore(firestoreDocuments(connection))
  const sessions = sessionStore(firestoreDocuments(connection))
  const passkeys = passkeyStore(firestoreDocuments(connection))
  const ports = { accounts, sessions }
  expect(await signedInAdmin(token, ports, now)).toMatchObject({ id: 'admin', name: '' })
  expect(await passkeys.ofAccount('admin')).toMatchObject([{ id: 'chave', accountId: 'admin' }])
  expect(await accounts.update('admin', 'g', { name: 'Secretaria' })).toBe(true)
  expect(await signedInAdmin(token, ports, now)).toMatchObject({ name: 'Secretaria' })
  await endSessions('admin', ports)
  expect(await signedInAdmin(token, ports, now)).toBeNull()
})
