// Rows 41 and 48 of the threats.
import { expect, test } from 'vitest'
import type { EventStore } from '#domain/events/event-store.ts'
import { withdrawConsent } from '#domain/events/withdraw-consent.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { receivePhoto } from '#domain/photos/receive-file.ts'
import {
  batchesOf,
  cancelBatch,
  dropBatchesOfPerson,
  maxWaitingBytes,
  saveBatch,
  sweepWaiting,
  waitsForMs,
} from '#domain/photos/save-batch.ts'
import { waitingBatchStore, withRight } from '#domain/photos/waiting-batch.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { runTwice } from '#tests/sample-data/memory-documents.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aPhotoSchool, offered } from './photo-school.ts'

const noon = new Date('2026-06-21T12:00:00.000Z')
const later = (ms: number) => new Date(noon.getTime() + ms)
const mixed = ['a', 'BAD cut', 'b', 'BAD text', 'c', 'BAD']

async function aSchool() {
  const school = await aPhotoSchool()
  const { id: eventId } = await school.events.create(aDraft(), noon)
  await school.events.confirmConsent(eventId, noon)
  /** Runs just before photos are added. */
  let beforeAdding = async () => {}
  const events: EventStore = {
    ...school.events,
    appendPhotos: async (...given) => {
      if (given[1].length > 0) await beforeAdding()
      return school.events.appendPhotos(...given)
    },
  }
  const order = { id: 'envio-1', eventId, account: 'ana' }
  const ports = { ...school, events }
  const receive = (place: number, text: string, changes: Partial<typeof order> = {}) => {
    const [file = { name: '', type: '', bytes: Buffer.of() }] = offered(text)
    const name = `${place + 1}.jpg`
    const given = { order: { ...order, ...changes }, place, file: { ...file, name } }
    return receivePhoto(given, ports, { now: () => noon })
  }
  return {
    ...ports,
    order,
    receive,
    beforeAdding: (work: () => Promise<unknown>) => {
      beforeAdding = async () => void (await work())
    },
    send: async (contents: string[]) => {
      const outcomes: string[] = []
      for (const [place, text] of contents.entries()) {
        outcomes.push((await receive(place, text)).kind)
      }
      return outcomes
    },
    names: async () => (await school.events.one(eventId))?.fotos.map(({ nome }) => nome),
  }
}

test('photos arrive one by one, the bad ones are named, and the good ones join the event at once', async () => {
  const school = await aSchool()
  const { order } = school
  expect(await school.send(mixed)).toEqual([
    ...['arrived', 'refused', 'arrived', 'refused', 'arrived', 'refused'],
  ])
  expect(await school.names()).toEqual([])
  const saved = await saveBatch(order, school, later(1000), 3)
  expect(saved).toMatchObject({ kind: 'added', photos: [{}, {}, {}] })
  expect(await school.names()).toEqual(['1.jpg', '3.jpg', '5.jpg'])
  // A repeated press, and a file that arrives late.
  expect(await saveBatch(order, school, later(2000), 3)).toEqual(saved)
  expect(await school.receive(0, 'a')).toEqual({ kind: 'arrived' })
  expect(await school.receive(6, 'never sent before')).toEqual({ kind: 'saved-before' })
  expect(await school.names()).toHaveLength(3)
  expect(school.files()).toHaveLength(6)
  expect(await batchesOf('ana', school, noon)).toEqual([])
})

test('photos that arrive in another order join the event in the one in which they were chosen', async () => {
  const school = await aSchool()
  for (const place of [10, 2, 1, 0]) await school.receive(place, `photo ${place}`)
  await saveBatch(school.order, school, noon)
  expect(await school.names()).toEqual(['1.jpg', '2.jpg', '3.jpg', '11.jpg'])
})

test('a file that arrives twice is stored once, also at the same moment', async () => {
  const school = await aSchool()
  await school.receive(0, 'a')
  const twice = await Promise.all([
    school.receive(0, 'a'),
    school.receive(1, 'b'),
    school.receive(1, 'b'),
  ])
  expect(twice.map(({ kind }) => kind)).toEqual(['arrived', 'arrived', 'arrived'])
  expect(school.files()).toHaveLength(4)
  await saveBatch(school.order, school, noon, 2)
  expect(await school.names()).toEqual(['1.jpg', '2.jpg'])
})

test('a file whose photo could not be made takes its place when it is sent again', async () => {
  const school = await aSchool()
  await school.receive(0, 'a')
  school.setBusy(true)
  expect(await school.receive(1, 'BUSY')).toMatchObject({
    isFault: true,
    sentence: 'Arquivo 2.jpg ainda não foi processado. ocupado',
  })
  school.setBusy(false)
  expect(await school.receive(1, 'BUSY')).toEqual({ kind: 'arrived' })
  await saveBatch(school.order, school, noon, 2)
  expect(await school.names()).toEqual(['1.jpg', '2.jpg'])
})

test('less than the sender knows to be there is not saved', async () => {
  const school = await aSchool()
  await school.send(['a', 'b'])
  expect(await saveBatch(school.order, school, noon, 3)).toEqual({ kind: 'gone' })
  expect(await school.names()).toEqual([])
})

test('a batch is for who sends it: nobody else adds to it, saves it or drops it', async () => {
  const school = await aSchool()
  await school.send(['a'])
  const theirs = { ...school.order, account: 'bia' }
  expect(await school.receive(1, 'b', { account: 'bia' })).toEqual({ kind: 'closed' })
  const other = await school.events.create(aDraft({ nome: 'Sarau' }), noon)
  for (const order of [theirs, { ...theirs, eventId: other.id }]) {
    expect(await saveBatch(order, school, noon)).toEqual({ kind: 'gone' })
    expect(await cancelBatch(order, school, noon)).toEqual({ kind: 'gone' })
  }
  expect(await batchesOf('bia', school, noon)).toEqual([])
  expect(await batchesOf('ana', school, noon)).toHaveLength(1)
  expect(await saveBatch(school.order, school, noon)).toMatchObject({ kind: 'added' })
})

test('a file of somebody who lost access while it was on its way is refused, and nothing of it stays', async () => {
  const school = await aSchool()
  let isHeld = true
  const right = { keys: [], isHeld: () => isHeld }
  const waiting = withRight(school.waiting, right)
  const receive = (place: number) => {
    const [file = { name: '', type: '', bytes: Buffer.of() }] = offered('a')
    const given = { order: school.order, place, file }
    return receivePhoto(given, { ...school, waiting }, { now: () => noon })
  }
  expect(await receive(0)).toEqual({ kind: 'arrived' })
  isHeld = false
  await expect(receive(1)).rejects.toMatchObject({ kind: 'signed-out' })
  expect(school.files()).toHaveLength(2)
  const [batch] = await batchesOf('ana', school, noon)
  expect(Object.keys(batch?.files ?? {})).toEqual(['0'])
})

test('the batches of a removed person go with them, and no file that is in use', async () => {
  const school = await aSchool()
  await school.send(['a', 'b'])
  await saveBatch(school.order, school, noon)
  await school.receive(0, 'c', { id: 'envio-2' })
  await school.receive(0, 'd', { id: 'envio-3', account: 'bia' })
  expect(school.files()).toHaveLength(8)

  await dropBatchesOfPerson('ana', school, noon)
  expect((await school.waiting.all()).map(({ account }) => account)).toEqual(['bia'])
  expect(await saveBatch({ ...school.order, id: 'envio-2' }, school, noon)).toEqual({
    kind: 'gone',
  })
  expect(school.files()).toHaveLength(6)
})

test('withdrawn authorisation drops what waits and what arrives', async () => {
  const school = await aSchool()
  const { eventId } = school.order
  await school.send(['a', 'b'])
  await withdrawConsent(eventId, school, { now: noon, deletePhotos: false })
  expect(school.files()).toEqual([])
  expect(await school.receive(2, 'c')).toEqual({ kind: 'not-authorised' })
  expect(await saveBatch(school.order, school, noon)).toEqual({ kind: 'gone' })

  await school.events.confirmConsent(eventId, later(1))
  const meanwhile = {
    ...school.pictures,
    encode: async (bytes: Uint8Array) => {
      await withdrawConsent(eventId, school, { now: later(2), deletePhotos: false })
      return school.pictures.encode(bytes)
    },
  }
  const [file] = offered('late')
  if (!file) throw new Error('no file')
  const given = { order: { ...school.order, id: 'envio-2' }, place: 0, file }
  const ports = { ...school, pictures: meanwhile }
  expect(await receivePhoto(given, ports, { now: () => noon })).toEqual({ kind: 'not-authorised' })
  expect(school.files()).toEqual([])
})

test('what waits survives a restart and its collection, until the next day', async () => {
  const school = await aSchool()
  await school.send(mixed)
  const next = school.restarted()
  expect(await collectPhotos(next, trusted(noon))).toEqual({ removed: 0, unnamed: 0 })
  await sweepWaiting(next, trusted(later(waitsForMs - 1)))
  await saveBatch(school.order, next, later(waitsForMs - 1))
  expect(await school.names()).toHaveLength(3)
})

test('after a day it can be saved no more, and is swept', async () => {
  const school = await aSchool()
  await school.send(mixed)
  expect(await saveBatch(school.order, school, later(waitsForMs))).toEqual({ kind: 'gone' })
  await sweepWaiting(school, trusted(later(waitsForMs)))
  expect(school.files()).toEqual([])
  expect(await school.waiting.all()).toEqual([])
})

test('a sweep leaves photos that joined the event just before the process died', async () => {
  const school = await aSchool()
  await school.send(mixed)
  const dying = { ...school.waiting, close: () => Promise.reject(new Error('died')) }
  await expect(saveBatch(school.order, { ...school, waiting: dying }, noon)).rejects.toThrow()
  await sweepWaiting({ ...school, ...school.restarted() }, trusted(later(waitsForMs)))
  expect(await school.names()).toHaveLength(3)
  expect(school.files()).toHaveLength(6)
})

test('giving up drops what has arrived and what is still on its way', async () => {
  const school = await aSchool()
  await school.send(mixed)
  expect(await cancelBatch(school.order, school, noon)).toEqual({ kind: 'cancelled' })
  expect(school.files()).toEqual([])
  // On another device it may still be waiting.
  expect(await saveBatch(school.order, school, noon)).toEqual({ kind: 'cancelled' })
  expect(await school.receive(7, 'late')).toEqual({ kind: 'cancelled' })
  expect(school.files()).toEqual([])
})

test('a batch cancelled in the moment of saving is not saved, and leaves nothing behind', async () => {
  const school = await aSchool()
  await school.send(mixed)
  school.beforeAdding(() => cancelBatch(school.order, school, noon))
  expect(await saveBatch(school.order, school, noon)).toEqual({ kind: 'cancelled' })
  expect(await school.names()).toEqual([])
  expect(school.files()).toEqual([])
})

test('cancelling comes too late for photos that are saved, and says how many', async () => {
  const school = await aSchool()
  await school.send(['a', 'b'])
  await saveBatch(school.order, school, noon)
  expect(await cancelBatch(school.order, school, noon)).toEqual({ kind: 'saved', photos: 2 })
  expect(await school.names()).toHaveLength(2)
  expect(school.files()).toHaveLength(4)
})

test('a batch whose event was deleted says so, and its files are deleted', async () => {
  const school = await aSchool()
  await school.send(mixed)
  await school.events.remove(school.order.eventId, noon)
  expect(await school.receive(6, 'late')).toEqual({ kind: 'event-missing' })
  expect(await saveBatch(school.order, school, noon)).toEqual({ kind: 'event-missing' })
  expect(school.files()).toEqual([])
})

test('what waits is bounded: the oldest makes room', async () => {
  const school = await aSchool()
  for (const [n, id] of ['first', 'second', 'third'].entries()) {
    const file = { photo: aNewPhoto(), bytes: maxWaitingBytes / 2 }
    await school.waiting.arrive({ ...school.order, id }, 0, file, later(n))
  }
  await sweepWaiting(school, trusted(later(10)))
  expect((await school.waiting.all()).map(({ id }) => id).sort()).toEqual(['second', 'third'])
})

test('a photo whose arrival was stored without an answer keeps its files', async () => {
  const school = await aSchool()
  const { documents, order } = school
  const twice = waitingBatchStore(runTwice(documents))
  const unanswered = waitingBatchStore({
    ...documents,
    change: async (...given) => {
      await documents.change(...given)
      throw new StoreFault('unavailable', 'sem resposta')
    },
  })
  const receive = (waiting: typeof twice, place: number) => {
    const [file = { name: '', type: '', bytes: Buffer.of() }] = offered(`photo ${place}`)
    return receivePhoto({ order, place, file }, { ...school, waiting }, { now: () => noon })
  }
  expect(await receive(twice, 0)).toEqual({ kind: 'arrived' })
  await expect(receive(unanswered, 1)).rejects.toThrow('sem resposta')
  // The browser sends it again.
  expect(await receive(school.waiting, 1)).toEqual({ kind: 'arrived' })
  const saved = await saveBatch(order, school, noon, 2)
  if (saved.kind !== 'added') throw new Error(saved.kind)
  const originals = saved.photos.map(async (photo) => (await school.photos.original(photo))?.bytes)
  const contents = (await Promise.all(originals)).map(
    (bytes) => bytes && String(Buffer.from(bytes)),
  )
  expect(contents).toEqual(['photo 0', 'photo 1'])
  expect(school.files()).toHaveLength(4)
})

test('of saving a batch and removing it because it waited too long, one wins', async () => {
  const school = await aSchool()
  const { order } = school
  await school.send(['a', 'b'])
  const old = later(waitsForMs)
  // Its photos were found, and are about to join the event.
  school.beforeAdding(() => sweepWaiting(school, trusted(old)))
  expect(await saveBatch(order, school, later(waitsForMs - 1), 2)).toEqual({ kind: 'cancelled' })
  expect(await school.names()).toEqual([])
  expect(school.files()).toEqual([])
})

test('a batch that gets another file while the sweep looks at it stays', async () => {
  const school = await aSchool()
  await school.receive(0, 'a')
  const all: typeof school.waiting.all = async () => {
    const batches = await school.waiting.all()
    const file = { photo: aNewPhoto({ nome: '2.jpg' }), bytes: 1 }
    await school.waiting.arrive(school.order, 1, file, later(waitsForMs))
    return batches
  }
  await sweepWaiting({ ...school, waiting: { ...school.waiting, all } }, trusted(later(waitsForMs)))
  expect(await saveBatch(school.order, school, later(waitsForMs))).toMatchObject({ kind: 'added' })
  expect(school.files()).toHaveLength(2)
})
