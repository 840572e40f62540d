// Row 41 of the threats.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heldFilesOf } from '#adapters/disk/held-files.ts'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { inMemory, schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { type EventStore, eventStore } from '#domain/events/event-store.ts'
import { type AddPhotosOptions, addPhotos } from '#domain/photos/add-photos.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import type { PictureEncoder } from '#domain/photos/picture-encoder.ts'
import {
  acceptWaiting,
  cancelBatch,
  keepWaiting,
  maxWaitingBytes,
  sweepWaiting,
  waitingBatchStore,
  waitsForMs,
} from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aDraft, aNewPhoto, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

const noon = new Date('2026-06-21T12:00:00.000Z')
const later = (ms: number) => new Date(noon.getTime() + ms)
const mixed = ['a', 'CUT', 'b', 'TEXT', 'c', 'CUT']

async function aSchool() {
  const folder = aDataFolder()
  await diskPhotoStore(folder).ping()
  let isBusy = false
  const pictures: PictureEncoder = {
    encode: async (bytes) => {
      const text = Buffer.from(bytes).toString()
      if (text === 'BUSY' && isBusy) throw new StoreFault('unavailable', 'ocupado')
      return /CUT|TEXT/.test(text) ? { refused: 'not-an-image' } : anEncodedPicture(text)
    },
  }
  const database = schoolDatabase(inMemory)
  const open = () => ({
    events: eventStore(sqliteDocuments(database)),
    school: schoolStore(sqliteDocuments(database)),
    waiting: waitingBatchStore(sqliteDocuments(database)),
    photos: diskPhotoStore(folder),
    heldFiles: heldFilesOf(folder),
    pictures,
  })
  const ports = open()
  /** What happens in the very moment before photos are added. */
  let beforeAdding = async () => {}
  const events: EventStore = {
    ...ports.events,
    appendPhotos: async (...given) => {
      if (given[1].length > 0) await beforeAdding()
      return ports.events.appendPhotos(...given)
    },
  }
  const { id } = await ports.events.create(aDraft(), noon)
  return {
    ...ports,
    events,
    id,
    beforeAdding: (work: () => Promise<unknown>) => {
      beforeAdding = async () => void (await work())
    },
    restarted: open,
    setBusy: (busy: boolean) => {
      isBusy = busy
    },
    send: (contents: string[], options: Partial<AddPhotosOptions> = {}) => {
      const files = contents.map((text, n) => ({
        name: `${n + 1}.jpg`,
        type: 'image/jpeg',
        bytes: Buffer.from(text),
      }))
      return addPhotos(
        id,
        files,
        { ...ports, events },
        { now: () => noon, submission: 'envio-1', ...options },
      )
    },
    names: async () => (await ports.events.one(id))?.fotos.map(({ nome }) => nome),
    folders: () =>
      ['pictures', 'originals', 'staging'].map((name) => readdirSync(join(folder, name)).length),
  }
}

test('bad files are all named, and the good ones join the event with one word', async () => {
  const school = await aSchool()
  const outcome = await school.send(mixed)
  expect(outcome).toMatchObject({
    kind: 'refused',
    waiting: 3,
    rejected: [{ index: 1 }, { index: 3 }, { index: 5 }],
  })
  expect(await school.names()).toEqual([])

  const saved = await acceptWaiting('envio-1', school, later(1000))
  expect(saved).toMatchObject({ kind: 'added', photos: [{}, {}, {}] })
  expect(await school.names()).toEqual(['1.jpg', '3.jpg', '5.jpg'])
  // A press that comes twice.
  expect(await acceptWaiting('envio-1', school, later(2000))).toEqual(saved)
  expect(await school.names()).toHaveLength(3)
  expect(school.folders()).toEqual([3, 3, 0])
})

test('what waits survives a restart and its collection', async () => {
  const school = await aSchool()
  await school.send(mixed)
  const next = school.restarted()
  expect(await collectPhotos(next, noon)).toEqual({ removed: 0, unnamed: 0 })
  await sweepWaiting(next, later(waitsForMs - 1))
  await acceptWaiting('envio-1', next, later(waitsForMs - 1))
  expect(await school.names()).toHaveLength(3)
})

test('after an hour it can be saved no more, and is swept', async () => {
  const school = await aSchool()
  await school.send(mixed)
  expect(await acceptWaiting('envio-1', school, later(waitsForMs))).toEqual({ kind: 'gone' })
  await sweepWaiting(school, later(waitsForMs))
  expect(school.folders()).toEqual([0, 0, 0])
  expect(await school.waiting.all()).toEqual([])
})

test('a sweep leaves photos that joined the event just before the process died', async () => {
  const school = await aSchool()
  await school.send(mixed)
  const dying = { ...school.waiting, put: () => Promise.reject(new Error('died')) }
  await expect(acceptWaiting('envio-1', { ...school, waiting: dying }, noon)).rejects.toThrow()
  await sweepWaiting(school.restarted(), later(waitsForMs))
  expect(await school.names()).toHaveLength(3)
  expect(school.folders()).toEqual([3, 3, 0])
})

test('giving up drops what waits, and what is still on its way', async () => {
  const school = await aSchool()
  await school.send(mixed)
  await cancelBatch({ id: 'envio-1', eventId: school.id }, school, noon)
  expect(school.folders()).toEqual([0, 0, 0])
  expect(await acceptWaiting('envio-1', school, noon)).toEqual({ kind: 'gone' })

  const cancelled = { id: 'envio-2', eventId: school.id }
  const outcome = await school.send(['a', 'b', 'c', 'd'], {
    submission: cancelled.id,
    onReceived: () => void cancelBatch(cancelled, school, noon),
  })
  expect(outcome).toEqual({ kind: 'cancelled' })
  expect(await school.names()).toEqual([])
  expect(school.folders()).toEqual([0, 0, 0])
})

test('a batch cancelled in the moment of saving is not saved, and leaves nothing behind', async () => {
  const school = await aSchool()
  const cancel = () => cancelBatch({ id: 'envio-1', eventId: school.id }, school, noon)
  school.beforeAdding(cancel)
  expect(await school.send(['a', 'b'])).toEqual({ kind: 'cancelled' })
  expect(await school.names()).toEqual([])
  expect(school.folders()).toEqual([0, 0, 0])
})

test('a batch that waits and is cancelled in the moment of saving is not saved either', async () => {
  const school = await aSchool()
  await school.send(mixed)
  school.beforeAdding(() => cancelBatch({ id: 'envio-1', eventId: school.id }, school, noon))
  expect(await acceptWaiting('envio-1', school, noon)).toEqual({ kind: 'cancelled' })
  expect(await school.names()).toEqual([])
  expect(school.folders()).toEqual([0, 0, 0])
})

test('cancelling comes too late for photos that are saved, and says how many', async () => {
  const school = await aSchool()
  await school.send(['a', 'b'])
  expect(await cancelBatch({ id: 'envio-1', eventId: school.id }, school, noon)).toBe(2)
  expect(await school.names()).toHaveLength(2)
  expect(school.folders()).toEqual([2, 2, 0])
})

test('a batch whose event was deleted says so, and its files are deleted', async () => {
  const school = await aSchool()
  await school.send(mixed)
  await school.events.remove(school.id, noon)
  expect(await acceptWaiting('envio-1', school, noon)).toEqual({ kind: 'event-missing' })
  expect(school.folders()).toEqual([0, 0, 0])
})

test('a batch that waits once more after it was saved adds nothing, and its files are deleted', async () => {
  const school = await aSchool()
  await school.send(mixed)
  await acceptWaiting('envio-1', school, noon)
  await school.send(mixed)
  expect(await acceptWaiting('envio-1', school, noon)).toMatchObject({ photos: [{}, {}, {}] })
  expect(school.folders()).toEqual([3, 3, 0])
})

test('files that are sent again and arrive twice join the batch once', async () => {
  const school = await aSchool()
  school.setBusy(true)
  await school.send(['a', 'BUSY', 'CUT'])
  school.setBusy(false)
  const joined = { kind: 'refused', waiting: 2, rejected: [] }
  expect(await school.send(['BUSY'], { joins: 'outra-vez' })).toEqual(joined)
  expect(await school.send(['BUSY'], { joins: 'outra-vez' })).toEqual(joined)
  await acceptWaiting('envio-1', school, noon)
  expect(await school.names()).toEqual(['1.jpg', '1.jpg'])
  expect(school.folders()).toEqual([2, 2, 0])
})

test('files whose photos could not be made join the others when they are sent again', async () => {
  const school = await aSchool()
  school.setBusy(true)
  expect(await school.send(['a', 'BUSY', 'b'])).toMatchObject({
    waiting: 2,
    rejected: [{ index: 1, isFault: true, sentence: /2\.jpg ainda não foi processado\. ocupado/ }],
  })
  school.setBusy(false)
  expect(await school.send(['BUSY'], { joins: 'outra-vez' })).toMatchObject({ kind: 'added' })
  expect(await school.names()).toEqual(['1.jpg', '3.jpg', '1.jpg'])
  await sweepWaiting(school, later(waitsForMs))
  expect(school.folders()).toEqual([3, 3, 0])
})

test('files that were to join a batch are not saved alone when it waits no longer', async () => {
  const school = await aSchool()
  expect(await school.send(['a'], { joins: 'outra-vez' })).toEqual({ kind: 'gone' })
  expect(await school.names()).toEqual([])
  expect(school.folders()).toEqual([0, 0, 0])
})

test('a file that is no photo still waits for a word after the others were sent again', async () => {
  const school = await aSchool()
  school.setBusy(true)
  await school.send(['a', 'BUSY', 'CUT'])
  school.setBusy(false)
  expect(await school.send(['BUSY'], { joins: 'outra-vez' })).toMatchObject({
    kind: 'refused',
    waiting: 2,
    rejected: [],
  })
  expect(await school.names()).toEqual([])
  await acceptWaiting('envio-1', school, noon)
  expect(await school.names()).toHaveLength(2)
})

test('the same batch that comes twice waits once', async () => {
  const school = await aSchool()
  await school.send(mixed)
  await school.send(mixed)
  expect(school.folders()).toEqual([3, 3, 0])
  await acceptWaiting('envio-1', school, noon)
  expect(await school.names()).toHaveLength(3)
})

test('what waits is bounded: the oldest makes room', async () => {
  const school = await aSchool()
  const batch = (id: string, since: number) => ({
    ...{ id, eventId: school.id, photos: [aNewPhoto()], refused: [], since },
    bytes: maxWaitingBytes / 2,
  })
  for (const [n, id] of ['first', 'second', 'third'].entries()) {
    await keepWaiting(batch(id, n), school)
  }
  expect((await school.waiting.all()).map(({ id }) => id).sort()).toEqual(['second', 'third'])
})
