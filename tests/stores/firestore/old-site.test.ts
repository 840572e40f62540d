import { deleteApp, initializeApp } from '@firebase/app'
import {
  addDoc,
  arrayRemove,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDocs,
  getFirestore,
  setLogLevel,
  updateDoc,
} from '@firebase/firestore'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { eventStore } from '#domain/events/event-store.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { anInstance, aProject, theEmulator } from '#tests/stores/firestore.ts'

const now = new Date('2026-06-21T12:00:00.000Z')
const within2s = { timeout: 2_000, interval: 20 }
const wholeList = { from: 0, size: 99 }
let pages = 0

// Where a write of that site meets a transaction of this one, its client warns 'ABORTED: Transaction lock timeout', and
// repeats the write.
setLogLevel('error')

/** A page of the school's former site: Google's web client, used as that site uses it. */
function openPage(projectId: string) {
  pages += 1
  const app = initializeApp({ projectId }, `${projectId} ${pages}`)
  const db = getFirestore(app)
  const [host = '', port] = theEmulator().host.split(':')
  connectFirestoreEmulator(db, host, Number(port))
  return { events: collection(db, 'eventos'), close: () => deleteApp(app) }
}

function oldSite(projectId: string) {
  const { events, close } = openPage(projectId)
  onTestFinished(close)
  return {
    create: async (nome: string) => {
      const fields = { ...aDraft({ nome }), fotos: [], criadoEm: now.toISOString() }
      return (await addDoc(events, fields)).id
    },
    addPhotos: (id: string, photos: Photo[]) =>
      updateDoc(doc(events, id), { fotos: arrayUnion(...photos) }),
    removePhoto: (id: string, photo: Photo) =>
      updateDoc(doc(events, id), { fotos: arrayRemove(photo) }),
    rename: (id: string, nome: string) => updateDoc(doc(events, id), { nome }),
    remove: (id: string) => deleteDoc(doc(events, id)),
    /** The events as a newly opened page shows them. */
    shown: async () => {
      const page = openPage(projectId)
      const { docs } = await getDocs(page.events)
      await page.close()
      return new Map(docs.map((document) => [document.id, document.data()]))
    },
  }
}

function school() {
  const projectId = aProject()
  const instances = [0, 1].map(() => eventStore(firestoreDocuments(anInstance(projectId))))
  const [here, there] = instances
  if (!here || !there) throw new Error('two instances')
  const names = async () => {
    const pages = await Promise.all(instances.map((instance) => instance.page(wholeList)))
    return pages.map(({ events }) => events.map(({ nome }) => nome).toSorted())
  }
  return { old: oldSite(projectId), here, there, names }
}

test('the former site and two instances of this one see each other within two seconds', async () => {
  const { old, here, there, names } = school()
  expect(await names()).toEqual([[], []])
  const theirs = await old.create('Sarau')
  await vi.waitFor(async () => expect(await names()).toEqual([['Sarau'], ['Sarau']]), within2s)

  const ours = await here.create(aDraft(), now)
  await vi.waitFor(async () => {
    expect((await old.shown()).get(ours.id)?.nome).toBe('Festa Junina')
  }, within2s)
  const [photo] = (await there.appendPhotos(theirs, [aNewPhoto()], now)) ?? []
  await vi.waitFor(async () => {
    expect((await old.shown()).get(theirs)?.fotos).toEqual([photo])
  }, within2s)

  await old.rename(ours.id, 'Festa de Inverno')
  await old.removePhoto(theirs, photo as Photo)
  await vi.waitFor(async () => {
    expect(await names()).toEqual(Array(2).fill(['Festa de Inverno', 'Sarau']))
    for (const instance of [here, there]) {
      expect((await instance.gallery(theirs, wholeList))?.photos).toEqual([])
    }
  }, within2s)

  await old.remove(theirs)
  await there.remove(ours.id, now)
  await vi.waitFor(async () => {
    expect(await names()).toEqual([[], []])
    expect((await old.shown()).size).toBe(0)
  }, within2s)
})

test('the former site and two instances of this one write one gallery at once, and nothing is lost', async () => {
  const { old, here, there } = school()
  const id = await old.create('Sarau')
  const oldPhoto = (n: number): Photo => ({ id: n, ...aNewPhoto({ nome: `antiga ${n}` }) })
  const early = [1, 2, 3, 4, 5, 6].map(oldPhoto)
  await old.addPhotos(id, early)
  const [first, second, ...kept] = early as [Photo, Photo, ...Photo[]]

  const late = Array.from({ length: 10 }, (_, n) => oldPhoto(n + 11))
  const ours = Array.from({ length: 10 }, (_, n) => aNewPhoto({ nome: `nova ${n}` }))
  await Promise.all([
    ...late.map((photo) => old.addPhotos(id, [photo])),
    ...ours.map((photo, n) => (n % 2 ? here : there).appendPhotos(id, [photo], now)),
    here.removePhotos(id, [first.id], now),
    old.removePhoto(id, second),
  ])

  const photos = (await here.one(id))?.fotos ?? []
  const expected = [...kept, ...late, ...ours].map(({ nome }) => nome)
  expect(photos.map(({ nome }) => nome).toSorted()).toEqual(expected.toSorted())
  expect(new Set(photos.map((photo) => photo.id)).size).toBe(photos.length)
  expect((await old.shown()).get(id)?.fotos).toEqual(photos)
})
