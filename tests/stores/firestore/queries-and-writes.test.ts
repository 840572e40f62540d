import { FieldValue, type Query, Timestamp } from '@google-cloud/firestore'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectFirestore } from '#adapters/firestore/connection.ts'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { type Key, write } from '#domain/documents.ts'
import { startMeter } from '#tests/hosted-services/firestore-meter.ts'
import { anEmptyFirestore, anInstance, aProject, theEmulator } from '#tests/stores/firestore.ts'

// What the stores rely on, whichever emulator plays the service.

const idsOf = async (query: Query) => (await query.get()).docs.map(({ id }) => id)

test('a query by a field leaves out the documents without it, and goes on after a cursor', async () => {
  const { db } = await anEmptyFirestore()
  const changes = db.collection('site-mudancas')
  for (const [id, fields] of Object.entries({
    a: { at: '2026-01' },
    b: { at: '2026-03' },
    c: {},
    d: { at: '2026-02' },
    e: { at: '2026-02' },
  })) {
    await changes.doc(id).set(fields)
  }
  const newest = changes.orderBy('at', 'desc')
  expect(await idsOf(newest)).toEqual(['b', 'e', 'd', 'a'])
  expect(await idsOf(newest.limit(2))).toEqual(['b', 'e'])
  expect(await idsOf(newest.startAfter('2026-03').limit(2))).toEqual(['e', 'd'])
  expect(await idsOf(newest.startAfter('2026-02'))).toEqual(['a'])
  expect(await idsOf(newest.startAt('2026-02'))).toEqual(['e', 'd', 'a'])
  expect(await idsOf(newest.endBefore('2026-02'))).toEqual(['b'])
  expect(await idsOf(newest.endAt('2026-02'))).toEqual(['b', 'e', 'd'])
  expect(await idsOf(newest.startAfter(await changes.doc('e').get()))).toEqual(['d', 'a'])
  expect(await idsOf(changes.where('at', '<', '2026-03'))).toEqual(['a', 'd', 'e'])
  expect(await idsOf(changes.where('at', '==', '2026-02'))).toEqual(['d', 'e'])
  expect(await idsOf(changes)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('values of several types have an order, and a comparison finds those of its own type', async () => {
  const { db } = await anEmptyFirestore()
  const values = db.collection('valores')
  const inOrder = [
    null,
    false,
    true,
    Number.NaN,
    -1.5,
    0,
    2,
    2.5,
    new Date('2026-06-21T12:00:00Z'),
    '',
    'B',
    'a',
    'é',
    '\u{ffff}',
    '😀',
    Buffer.from([0]),
    [],
    [1, 'a'],
    [2],
    { a: 1 },
    { a: 1, b: 0 },
    { b: 0 },
  ]
  const ids = inOrder.map((_, at) => `v${String(at).padStart(2, '0')}`)
  for (const at of inOrder.keys()) {
    // Their ids have the opposite order.
    await values.doc(ids[inOrder.length - 1 - at] ?? '').set({ v: inOrder[at] })
  }
  expect(await idsOf(values.orderBy('v'))).toEqual(ids.toReversed())
  expect(await idsOf(values.orderBy('v', 'desc'))).toEqual(ids)
  const found = (query: Query) => query.get().then(({ docs }) => docs.map((each) => each.get('v')))
  expect(await found(values.where('v', '>', 0))).toEqual([2, 2.5])
  expect(await found(values.where('v', '<', 'a'))).toEqual(['', 'B'])
  expect(await found(values.where('v', '==', 2))).toEqual([2])
})

test('a set replaces the whole document, an update the named fields', async () => {
  const { db } = await anEmptyFirestore()
  const event = db.collection('eventos').doc('festa')
  const stored = async () => (await event.get()).data()
  await event.set({ nome: 'Festa', lugar: { sala: 1, piso: 2 }, fim: true })
  await event.set({ nome: 'Sarau', lugar: { sala: 1, piso: 2 }, 'a.b`c': 1 })
  expect(await stored()).toEqual({ nome: 'Sarau', lugar: { sala: 1, piso: 2 }, 'a.b`c': 1 })
  await event.update({ nome: FieldValue.delete(), 'lugar.piso': 3, capa: null })
  await event.set({ lugar: { sala: FieldValue.delete() } }, { merge: true })
  expect(await stored()).toEqual({ lugar: { piso: 3 }, capa: null, 'a.b`c': 1 })
  await event.delete()
  expect((await event.get()).exists).toBe(false)
  await event.delete()
  await expect(event.update({ nome: 'x' })).rejects.toMatchObject({ code: 5 })
  await event.create({})
  await expect(event.create({})).rejects.toMatchObject({ code: 6 })
})

test('lists, counts and times are changed where they are', async () => {
  const { db } = await anEmptyFirestore()
  const event = db.collection('eventos').doc('festa')
  await event.set({ fotos: [{ id: 1, nome: 'a' }], n: 1, x: 'x' })
  await event.update({
    fotos: FieldValue.arrayUnion({ nome: 'a', id: 1 }, { id: 2 }, { id: 2 }),
    n: FieldValue.increment(2),
    x: FieldValue.increment(0.5),
    em: FieldValue.serverTimestamp(),
  })
  expect((await event.get()).data()).toEqual({
    fotos: [{ id: 1, nome: 'a' }, { id: 2 }],
    n: 3,
    x: 0.5,
    em: expect.any(Timestamp),
  })
  await event.update({ fotos: FieldValue.arrayRemove({ id: 1, nome: 'a' }) })
  expect((await event.get()).get('fotos')).toEqual([{ id: 2 }])
})

test('a listener of a query is told of what enters it, changes in it and leaves it', async () => {
  const project = aProject()
  const [here, there] = [anInstance(project), anInstance(project)]
  const events = there.db.collection('eventos')
  const told: string[][] = []
  const stop = here.db
    .collection('eventos')
    .where('publico', '==', true)
    .onSnapshot((snapshot) => {
      told.push(snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.get('nome')}`))
    })
  const next = (changes: string[]) =>
    vi.waitFor(() => expect(told.at(-1)).toEqual(changes), { timeout: 20_000 })
  await next([])
  await events.doc('a').set({ nome: 'A', publico: true })
  await next(['added A'])
  await events.doc('b').set({ nome: 'B', publico: false })
  await events.doc('a').update({ nome: 'AA' })
  await next(['modified AA'])
  await there.db
    .batch()
    .update(events.doc('b'), { publico: true })
    .update(events.doc('a'), { publico: false })
    .commit()
  await next(['removed AA', 'added B'])
  await events.doc('b').delete()
  await next(['removed B'])
  expect(told).toHaveLength(5)
  stop()
})

test('what is read and written costs what Google says it does', async () => {
  const meter = await startMeter(theEmulator().host)
  onTestFinished(meter.stop)
  const connection = connectFirestore({ projectId: aProject(), emulatorHost: meter.host })
  onTestFinished(connection.close)
  const documents = firestoreDocuments(connection)
  const keyOf = (id: string): Key => ({ in: 'site-mudancas', id })
  const bill = async (work: Promise<unknown>) => {
    await work
    const { reads, writes, deletes } = meter.read()
    return [reads, writes, deletes]
  }
  const all = ['a', 'b', 'c'].map((id) => [keyOf(id), { id }] as const)
  expect(await bill(write(documents, all))).toEqual([0, 3, 0])
  expect(await bill(documents.find(keyOf('a')))).toEqual([1, 0, 0])
  expect(await bill(documents.find(keyOf('x')))).toEqual([1, 0, 0])
  expect(await bill(documents.all('site-mudancas'))).toEqual([3, 0, 0])
  expect(await bill(documents.all('site-lotes'))).toEqual([1, 0, 0])
  expect(await bill(documents.newest('site-mudancas', 'id', 2))).toEqual([2, 0, 0])
  expect(await bill(documents.newest('site-mudancas', 'id', 2, 'b'))).toEqual([1, 0, 0])
  const move = documents.change([keyOf('a'), keyOf('d')], ([found]) => ({
    result: null,
    writes: [
      [keyOf('a'), null],
      [keyOf('d'), found ?? {}],
    ],
  }))
  expect(await bill(move)).toEqual([2, 1, 1])
  expect(await bill(documents.removeOlder('site-mudancas', 'id', 'c'))).toEqual([2, 0, 2])
})
