import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { eventStore } from '#domain/events/event-store.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { PictureEncoder } from '#domain/photos/picture-encoder.ts'
import type { OfferedPhoto } from '#domain/photos/store-file.ts'
import { aDraft, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore } from '#tests/sample-data/memory-photos.ts'

const now = () => new Date('2026-06-21T12:00:00.000Z')

/** A file's text is the time its picture takes and what becomes of it: '30 ok', '5 bad', '1 fault'. */
function aSchool() {
  const seen = { atWork: 0, mostAtWork: 0, begun: [] as string[] }
  const pictures: PictureEncoder = {
    encode: async (bytes) => {
      const text = Buffer.from(bytes).toString()
      const [time, end] = text.split(' ')
      seen.begun.push(text)
      seen.atWork += 1
      seen.mostAtWork = Math.max(seen.mostAtWork, seen.atWork)
      await pause(Number(time))
      seen.atWork -= 1
      if (end === 'fault') throw new Error(`fault after ${time}`)
      return end === 'bad' ? { refused: 'not-an-image' } : anEncodedPicture(text)
    },
  }
  const stores = { events: eventStore(memoryDocuments()), photos: memoryPhotoStore() }
  return { ...stores, pictures, seen }
}

function offered(...texts: string[]): OfferedPhoto[] {
  return texts.map((text, n) => ({
    name: `${n + 1}.jpg`,
    type: 'image/jpeg',
    bytes: Buffer.from(text),
  }))
}

async function adding(files: Parameters<typeof addPhotos>[1], school = aSchool()) {
  const { id } = await school.events.create(aDraft(), now())
  const steps: number[] = []
  const outcome = addPhotos(id, files, school, { now, onProgress: (n) => steps.push(n) })
  return { outcome, school, steps, id }
}

test('photos are saved in the order of the files, whichever is ready first', async () => {
  const { outcome, steps, school } = await adding(
    offered('40 ok', '1 ok', '1 ok', '30 ok', '1 ok', '1 ok'),
  )
  const added = await outcome
  if (added.kind !== 'added') throw new Error(added.kind)
  expect(added.photos.map(({ nome }) => nome)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${n}.jpg`))
  const originals = await Promise.all(added.photos.map((photo) => school.photos.original(photo)))
  expect(originals.map((file) => Buffer.from(file?.bytes ?? []).toString())).toEqual(
    offered('40 ok', '1 ok', '1 ok', '30 ok', '1 ok', '1 ok').map(({ bytes }) => `${bytes}`),
  )
  expect(steps).toEqual([1, 2, 3, 4, 5, 6])
})

test('two pictures are made at once, never three', async () => {
  const { outcome, school } = await adding(offered(...Array.from({ length: 9 }, () => '3 ok')))
  expect(await outcome).toMatchObject({ kind: 'added' })
  expect(school.seen.mostAtWork).toBe(2)
})

test('a file is let go when its picture is made, not at the end of the batch', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const files: WeakRef<OfferedPhoto>[] = []
  async function* arriving() {
    for (let number = 0; number < 8; number += 1) {
      const [file] = offered('1 ok')
      if (file) files.push(new WeakRef(file))
      if (file) yield file
      await vi.waitFor(() => {
        collectGarbage()
        expect(files.filter((held) => held.deref()).length).toBeLessThanOrEqual(2)
      })
    }
  }
  const { outcome } = await adding(arriving())
  expect(await outcome).toMatchObject({ kind: 'added' })
  expect(files).toHaveLength(8)
})

test('every file is judged, and the bad ones are named in the order of the files', async () => {
  const { outcome, school, id } = await adding(
    offered('1 ok', '60 bad', '1 bad', '1 fault', '1 ok'),
  )
  expect(await outcome).toEqual({
    kind: 'refused',
    sentences: [
      'Arquivo 2.jpg não é uma imagem válida',
      'Arquivo 3.jpg não é uma imagem válida',
      'Arquivo 4.jpg ainda não foi processado.',
    ],
  })
  expect(school.seen).toMatchObject({ atWork: 0 })
  expect(school.seen.begun).toHaveLength(5)
  expect((await school.events.one(id))?.fotos).toEqual([])
})

test('a connection that breaks ends the batch when the work at hand has ended', async () => {
  async function* arriving() {
    yield* offered('20 ok')
    throw new Error('connection lost')
  }
  const { outcome, school } = await adding(arriving())
  await expect(outcome).rejects.toThrow('connection lost')
  expect(school.seen.atWork).toBe(0)
})

test('what was stored beside a bad file is removed after its work ended, not during it', async () => {
  const school = aSchool()
  const calls: string[] = []
  const photos: typeof school.photos = {
    ...school.photos,
    put: async (...given) => {
      await pause(20)
      calls.push('put')
      return school.photos.put(...given)
    },
    remove: async (photos) => {
      calls.push('removed')
      return school.photos.remove(photos)
    },
  }
  const { outcome } = await adding(offered('1 ok', '5 bad'), { ...school, photos })
  expect(await outcome).toMatchObject({ kind: 'refused' })
  expect(calls).toEqual(['put', 'removed'])
  expect(await school.photos.stored()).toEqual([])
})
