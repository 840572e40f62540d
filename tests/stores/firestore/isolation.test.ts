import { expect, test } from 'vitest'
import { anEmptyFirestore, anInstance, aProject } from '#tests/stores/firestore.ts'

// What the stores rely on, whichever emulator plays the service.

test('counts by four instances at once are all there', async () => {
  const project = aProject()
  const documents = Array.from({ length: 4 }, () =>
    anInstance(project).db.collection('site-envios').doc('a'),
  )
  const count = (n: number) => {
    const document = documents[n % 4]
    return document?.firestore.runTransaction(async (transaction) => {
      const before = await transaction.get(document)
      transaction.set(document, { n: (before.get('n') ?? 0) + 1 })
    })
  }
  for (let round = 0; round < 4; round += 1) await Promise.all([0, 1, 2, 3].map(count))
  expect((await documents[0]?.get())?.get('n')).toBe(16)
})

test('a write from outside does not fall between the read and the write of a transaction', async () => {
  const { db } = await anEmptyFirestore()
  const event = db.collection('eventos').doc('festa')
  await event.set({ nome: 'Festa', lugares: 1 })
  let outside: Promise<unknown> | undefined
  await db.runTransaction(async (transaction) => {
    const before = await transaction.get(event)
    outside ??= event.update({ lugares: 10 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    transaction.update(event, { lugares: before.get('lugares') + 1 })
  })
  await outside
  // The transaction came first, or saw the write and was repeated.
  expect([10, 11]).toContain((await event.get()).get('lugares'))
})

test('a commit one part of which is refused changes nothing', async () => {
  const { db } = await anEmptyFirestore()
  const events = db.collection('eventos')
  await events.doc('b').set({ nome: 'B' })
  const both = db.batch().set(events.doc('a'), { nome: 'A' }).create(events.doc('b'), { nome: 'C' })
  await expect(both.commit()).rejects.toMatchObject({ code: 6 })
  const missing = db.batch().set(events.doc('a'), { nome: 'A' }).update(events.doc('c'), { n: 1 })
  await expect(missing.commit()).rejects.toMatchObject({ code: 5 })
  expect((await events.doc('a').get()).exists).toBe(false)
  expect((await events.doc('b').get()).get('nome')).toBe('B')
})

test('a write for an older state is refused', async () => {
  const { db } = await anEmptyFirestore()
  const event = db.collection('eventos').doc('festa')
  const { writeTime } = await event.set({ nome: 'Festa' })
  await new Promise((resolve) => setTimeout(resolve, 5))
  await event.update({ nome: 'Arraiá' })
  const late = event.update({ nome: 'Tarde' }, { lastUpdateTime: writeTime })
  await expect(late).rejects.toMatchObject({ code: 9 })
  expect((await event.get()).get('nome')).toBe('Arraiá')
})

test('two transactions that want the same documents in the opposite order both end', async () => {
  const project = aProject()
  const both = Promise.withResolvers<void>()
  let first = 0
  const swap = (ids: string[]) => {
    const { db } = anInstance(project)
    const [one, other] = ids.map((id) => db.collection('site-envios').doc(id))
    if (!one || !other) throw new Error('two documents')
    return db.runTransaction(async (transaction) => {
      const before = await transaction.get(one)
      first += 1
      if (first === 2) both.resolve()
      await Promise.race([both.promise, new Promise((resolve) => setTimeout(resolve, 500))])
      const last = await transaction.get(other)
      transaction.set(one, { n: (before.get('n') ?? 0) + 1 })
      transaction.set(other, { n: (last.get('n') ?? 0) + 1 })
    })
  }
  await Promise.all([swap(['a', 'b']), swap(['b', 'a'])])
  const { docs } = await anInstance(project).db.collection('site-envios').get()
  expect(docs.map((each) => each.get('n'))).toEqual([2, 2])
}, 60_000)

test('what a transaction did not find is not there either when it commits', async () => {
  const project = aProject()
  const add = (id: string) => {
    const accounts = anInstance(project).db.collection('site-conta')
    return accounts.firestore.runTransaction(async (transaction) => {
      const { size } = await transaction.get(accounts.where('tipo', '==', 'dona'))
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (size === 0) transaction.create(accounts.doc(id), { tipo: 'dona' })
      return size
    })
  }
  const found = await Promise.all(['a', 'b', 'c'].map(add))
  expect(found.toSorted()).toEqual([0, 1, 1])
  expect((await anInstance(project).db.collection('site-conta').get()).size).toBe(1)
}, 60_000)
