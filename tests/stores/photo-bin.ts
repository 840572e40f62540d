import { expect } from 'vitest'
import { photoSizes } from '#domain/photos/picture-encoder.ts'
import {
  asPhoto,
  asRedacted,
  bytesOf,
  original,
  type PhotoStoreUnderTest,
  references,
  savedPicture,
  savedRedacted,
} from './photo-store.ts'

type TestStore = (sentence: string, check: (store: PhotoStoreUnderTest) => Promise<void>) => void

const nothing = { removed: 0, setAside: 0, broughtBack: 0 }

/** The part of the photos' contract that is about the bin. */
export function photoBinContract(testStore: TestStore): void {
  testStore('a photo in the bin is shown to nobody, and comes back whole', async (store) => {
    const { photos, isShown } = store
    const [away, stays] = [await savedPicture(photos), await savedPicture(photos)]
    const photo = asPhoto(away)
    const bytes = await bytesOf(await photos.open(photo, 'large'))
    await photos.announceMove([photo], 'shown')
    expect(await isShown(photo)).toBe(true)
    // Twice, as two instances would.
    for (const _ of [1, 2]) await photos.placeFiles({ shown: [], deleted: [photo] })
    expect(await isShown(photo)).toBe(false)
    expect(await isShown(stays)).toBe(true)
    for (const size of photoSizes) {
      expect(await bytesOf(await photos.openDeleted(photo, size)), size).toBeGreaterThan(0)
    }

    await photos.announceMove([photo], 'bin')
    for (const _ of [1, 2]) await photos.placeFiles({ shown: [photo], deleted: [] })
    expect(await isShown(photo)).toBe(true)
    expect(await bytesOf(await photos.open(photo, 'large'))).toBe(bytes)
    expect(await photos.original(photo)).not.toBeNull()
    const kept = references({ shown: [away, stays] })
    expect(await store.restarted().sweep(async () => kept)).toEqual(nothing)
    expect(await isShown(photo)).toBe(true)
  })

  testStore('a guarded photo and a covered one come back as they were', async (store) => {
    const { photos, isShown } = store
    const guarded = asPhoto(await savedPicture(photos, { guarded: true }))
    const covered = await savedRedacted(photos)
    const both = [guarded, covered]
    await photos.placeFiles({ shown: [], deleted: both })
    for (const photo of both) {
      expect(await isShown(photo)).toBe(false)
      expect(await bytesOf(await photos.openDeleted(photo, '400'))).toBeGreaterThan(0)
    }
    await photos.placeFiles({ shown: both, deleted: [] })
    expect(await isShown(guarded)).toBe(false)
    expect(await bytesOf(await photos.open(guarded, 'large'))).toBeGreaterThan(0)
    expect(await isShown(covered)).toBe(true)
    const sent = await photos.original(covered)
    expect(Buffer.from(sent?.bytes ?? []).toString()).toBe(original.toString())
  })

  testStore('a crash after the documents: the next start moves the files', async (store) => {
    const { photos, isShown, restarted } = store
    const photo = asPhoto(await savedPicture(photos))
    await photos.announceMove([photo], 'shown')
    const deleted = references({ deleted: [photo] })
    expect(await restarted().sweep(async () => deleted)).toEqual(nothing)
    expect(await isShown(photo)).toBe(false)
    expect(await bytesOf(await photos.openDeleted(photo, 'large'))).toBeGreaterThan(0)

    await restarted().announceMove([photo], 'bin')
    const shown = references({ shown: [photo] })
    expect(await restarted().sweep(async () => shown)).toEqual(nothing)
    expect(await isShown(photo)).toBe(true)
  })

  testStore('a sweep follows documents that change meanwhile', async (store) => {
    const { photos, isShown, restarted } = store
    const photo = asPhoto(await savedPicture(photos))
    await photos.announceMove([photo], 'shown')
    const reads = [references({ deleted: [photo] })]
    await restarted().sweep(async () => reads.pop() ?? references({ shown: [photo] }))
    expect(await isShown(photo)).toBe(true)
  })

  testStore('what is removed from the bin is gone, unless it was restored', async (store) => {
    const { photos, isShown, restarted } = store
    const [gone, back] = [await savedRedacted(photos), asPhoto(await savedPicture(photos))]
    await photos.placeFiles({ shown: [], deleted: [gone, back] })
    const removal = await photos.beginRemoval([gone, back], { fromBin: true })
    await photos.placeFiles({ shown: [back], deleted: [] })
    await removal.finish(new Set([back.url]))
    expect(await photos.openDeleted(gone, 'large')).toBeNull()
    expect(await photos.original(gone)).toBeNull()
    expect(await isShown(back)).toBe(true)
    await restarted().sweep(async () => references({ shown: [back] }))
    expect(await isShown(back)).toBe(true)
  })

  testStore('a crash in a removal from the bin: what is still there stays', async (store) => {
    const { photos, restarted } = store
    const [gone, stays] = [await savedRedacted(photos), await savedRedacted(photos)]
    await photos.placeFiles({ shown: [], deleted: [gone, stays] })
    await photos.beginRemoval([gone, stays], { fromBin: true })
    const next = restarted()
    const left = references({ deleted: [asRedacted(stays)] })
    expect((await next.sweep(async () => left)).removed).toBe(1)
    expect(await next.openDeleted(gone, 'large')).toBeNull()
    expect(await bytesOf(await next.openDeleted(stays, 'large'))).toBeGreaterThan(0)
    await next.placeFiles({ shown: [stays], deleted: [] })
    expect(await next.original(stays)).not.toBeNull()
  })

  testStore('a photo of another service stays where it is', async ({ photos }) => {
    const foreign = asPhoto({ url: 'https://example.com/foto.jpg' })
    await photos.announceMove([foreign], 'shown')
    await photos.placeFiles({ shown: [], deleted: [foreign] })
    await photos.placeFiles({ shown: [foreign], deleted: [] })
    expect(await photos.openDeleted(foreign, '400')).toBeNull()
  })
}
