import { expect, onTestFinished, test } from 'vitest'
import { connectFirestore } from '#adapters/firestore/connection.ts'
import { startMemoryFirestore } from '#tests/hosted-services/memory-firestore/memory-firestore.ts'

// Where the Firestore of the tests is stricter than Google's emulator, or does less.

async function aMemoryFirestore() {
  const server = await startMemoryFirestore()
  const emulatorHost = `127.0.0.1:${server.port}`
  const { db, close } = connectFirestore({ projectId: 'escola', emulatorHost })
  onTestFinished(async () => {
    await close()
    await server.stop()
  })
  return db
}

test('a query that needs an index which somebody has to create is refused, as by Firestore', async () => {
  const changes = (await aMemoryFirestore()).collection('site-mudancas')
  const ofSchool = changes.where('kind', '==', 'school')
  expect((await ofSchool.where('by', '==', 'Ana').get()).size).toBe(0)
  expect((await changes.where('id', '>', 'a').orderBy('id', 'desc').get()).size).toBe(0)
  for (const query of [ofSchool.orderBy('id'), ofSchool.where('id', '>', 'a')]) {
    await expect(query.get()).rejects.toMatchObject({ code: 9 })
  }
})

test('what it does not know is refused, not answered wrongly', async () => {
  const db = await aMemoryFirestore()
  const events = db.collection('eventos')
  for (const unknown of [
    () => events.where('nome', 'in', ['a']).get(),
    () => events.where('nome', '!=', 'a').get(),
    () => events.select('nome').get(),
    () => events.count().get(),
    () => db.collectionGroup('eventos').get(),
    () => db.getAll(events.doc('a'), { fieldMask: ['nome'] }),
  ]) {
    await events.doc('a').set({ nome: 'b' })
    await expect(unknown(), String(unknown)).rejects.toMatchObject({ code: 12 })
  }
})

test('a transaction that is silent for too long loses what it held, and is repeated', async () => {
  const db = await aMemoryFirestore()
  const event = db.collection('eventos').doc('festa')
  await event.set({ n: 0 })
  let tries = 0
  await db.runTransaction(async (transaction) => {
    const n = (await transaction.get(event)).get('n')
    tries += 1
    // Waits until the transaction is over.
    if (tries === 1) await event.update({ n: 10 })
    transaction.update(event, { n: n + 1 })
  })
  expect(tries).toBe(2)
  expect((await event.get()).get('n')).toBe(11)
})
