import { expect, test } from 'vitest'
import type { Photo } from '#domain/photos/photo.ts'
import { ownPhotoAddress, ownPhotoKey, photoFiles } from '#domain/photos/photo-addresses.ts'
import type { KeptPicture, PhotoStore } from '#domain/photos/photo-store.ts'
import { aKey, aMadePicture, aNewPhoto } from '../builders.ts'

/** `restarted` is the store that the next process would open on the same files. */
export type PhotoStoreUnderTest = { photos: PhotoStore; restarted: () => PhotoStore }

const original = Buffer.from('as it was sent, GPS and all')
const heldBy =
  (...kept: { url: string }[]) =>
  async () =>
    new Set(kept.map(({ url }) => url))

/** What every store of photos must do; each test gets an empty store of its own. */
export function photoStoreContract(name: string, emptyStore: () => Promise<PhotoStoreUnderTest>) {
  const testStore = (sentence: string, check: (store: PhotoStoreUnderTest) => Promise<void>) =>
    test(`${name}: ${sentence}`, async () => check(await emptyStore()))

  testStore(
    'a settled batch is served in every size, with its type',
    async ({ photos, restarted }) => {
      const kept = await savedPicture(photos)
      expect(kept).toMatchObject({ width: 2048, height: 1536 })
      for (const store of [photos, restarted()]) {
        for (const [size, file] of Object.entries(photoFiles)) {
          const served = await store.read(keyOf(kept), file)
          expect(Buffer.from(served?.bytes ?? []).toString()).toBe(`${size} of x`)
          expect(served?.contentType).toBe(file.endsWith('jpg') ? 'image/jpeg' : 'image/webp')
        }
      }
    },
  )

  testStore('two pictures never share an address', async ({ photos }) => {
    const batch = await photos.announceBatch()
    const kept = await Promise.all([1, 2, 3].map(() => batch.keep(original, aMadePicture())))
    expect(new Set(kept.map(({ url }) => url)).size).toBe(3)
  })

  testStore('the original is kept for the school, and is not served', async ({ photos }) => {
    const kept = await savedPicture(photos)
    const sent = await photos.original(kept)
    expect(Buffer.from(sent?.bytes ?? []).toString()).toBe(original.toString())
    expect(sent?.extension).toBe('jpeg')
    for (const file of ['original', 'original.jpeg', `${keyOf(kept)}.jpeg`, 'large.jpeg']) {
      expect(await photos.read(keyOf(kept), file)).toBeNull()
    }
  })

  testStore('nothing is served before the batch is published', async ({ photos }) => {
    const batch = await photos.announceBatch()
    const kept = await batch.keep(original, aMadePicture())
    expect(await photos.read(keyOf(kept), 'large.webp')).toBeNull()
    await batch.publish()
    expect(await photos.read(keyOf(kept), 'large.webp')).not.toBeNull()
  })

  testStore('path tricks and strange names find nothing', async ({ photos }) => {
    const key = keyOf(await savedPicture(photos))
    const keys = [
      '..',
      '.',
      '',
      `../photos/${key}`,
      `${key}/..`,
      key.toUpperCase(),
      `${key}\0`,
      aKey(),
    ]
    for (const strange of keys) expect(await photos.read(strange, 'large.webp')).toBeNull()
    const files = [
      '',
      '.',
      '..',
      '../large.webp',
      'large.webp\0',
      'LARGE.WEBP',
      '/etc/passwd',
      '__proto__',
    ]
    for (const file of files) expect(await photos.read(key, file)).toBeNull()
    for (const url of ['https://example.com/a.jpg', '/fotos/../../etc/large.webp', '']) {
      expect(await photos.original({ url })).toBeNull()
    }
  })

  testStore(
    'an abandoned batch leaves nothing, published or not',
    async ({ photos, restarted }) => {
      const staged = await photos.announceBatch()
      await staged.keep(original, aMadePicture())
      await staged.abandon()
      const published = await photos.announceBatch()
      const kept = await published.keep(original, aMadePicture())
      await published.publish()
      await published.abandon()
      expect(await photos.read(keyOf(kept), 'large.webp')).toBeNull()
      expect(await photos.original(kept)).toBeNull()
      const report = await restarted().sweep(heldBy())
      expect(report).toEqual({ removed: 0, setAside: 0, broughtBack: 0 })
    },
  )

  testStore(
    'a removal takes pictures and original at once, and leaves the others',
    async ({ photos }) => {
      const [gone, stays] = [await savedPicture(photos), await savedPicture(photos)]
      const removal = await photos.announceRemoval([asPhoto(gone)])
      expect(await photos.read(keyOf(gone), 'large.webp')).not.toBeNull()
      await removal.finish()
      for (const file of Object.values(photoFiles)) {
        expect(await photos.read(keyOf(gone), file)).toBeNull()
        expect(await photos.read(keyOf(stays), file)).not.toBeNull()
      }
      expect(await photos.original(gone)).toBeNull()
      expect(await photos.original(stays)).not.toBeNull()
    },
  )

  testStore('removing what is gone, or was never ours, does no harm', async ({ photos }) => {
    const kept = await savedPicture(photos)
    const foreign = asPhoto({ url: 'https://res.cloudinary.com/x/image/upload/a.jpg' })
    const never = asPhoto({ url: ownPhotoAddress(aKey(), 'large') })
    for (const photo of [asPhoto(kept), asPhoto(kept), foreign, never]) {
      await (await photos.announceRemoval([photo])).finish()
    }
    expect(await photos.read(keyOf(kept), 'large.webp')).toBeNull()
  })

  testStore(
    'a crash before the commit: the next start removes the batch',
    async ({ photos, restarted }) => {
      const batch = await photos.announceBatch()
      const kept = await batch.keep(original, aMadePicture())
      await batch.keep(original, aMadePicture())
      await batch.publish()
      const next = restarted()
      expect(await next.sweep(heldBy())).toEqual({ removed: 2, setAside: 0, broughtBack: 0 })
      expect(await next.read(keyOf(kept), 'large.webp')).toBeNull()
      expect(await next.original(kept)).toBeNull()
    },
  )

  testStore(
    'a crash after the commit: the next start keeps the batch',
    async ({ photos, restarted }) => {
      const batch = await photos.announceBatch()
      const kept = await batch.keep(original, aMadePicture())
      await batch.publish()
      const next = restarted()
      await next.sweep(heldBy(kept))
      await next.sweep(heldBy(kept))
      expect(await next.read(keyOf(kept), 'large.webp')).not.toBeNull()
      expect(await next.original(kept)).not.toBeNull()
    },
  )

  testStore('a crash in a removal: what the event forgot goes, the rest stays', async (store) => {
    const [forgotten, held] = [await savedPicture(store.photos), await savedPicture(store.photos)]
    await store.photos.announceRemoval([asPhoto(forgotten), asPhoto(held)])
    const next = store.restarted()
    expect(await next.sweep(heldBy(held))).toEqual({ removed: 1, setAside: 0, broughtBack: 0 })
    expect(await next.read(keyOf(forgotten), 'large.webp')).toBeNull()
    expect(await next.original(forgotten)).toBeNull()
    expect(await next.read(keyOf(held), 'large.webp')).not.toBeNull()
  })

  testStore('a sweep leaves a batch that is still at work alone', async ({ photos }) => {
    const batch = await photos.announceBatch()
    const kept = await batch.keep(original, aMadePicture())
    await photos.sweep(heldBy())
    await batch.publish()
    await photos.sweep(heldBy())
    await batch.settle()
    expect(await photos.read(keyOf(kept), 'large.webp')).not.toBeNull()
  })

  testStore('an older database loses no photo: it is set aside and comes back', async (store) => {
    const kept = await savedPicture(store.photos)
    const older = store.restarted()
    expect(await older.sweep(heldBy())).toEqual({ removed: 0, setAside: 1, broughtBack: 0 })
    expect(await older.read(keyOf(kept), 'large.webp')).toBeNull()
    const newer = store.restarted()
    expect(await newer.sweep(heldBy(kept))).toEqual({ removed: 0, setAside: 0, broughtBack: 1 })
    expect(await newer.read(keyOf(kept), 'large.webp')).not.toBeNull()
    expect(await newer.original(kept)).not.toBeNull()
  })

  testStore('a sweep that cannot ask the events touches nothing', async ({ photos, restarted }) => {
    const batch = await photos.announceBatch()
    const kept = await batch.keep(original, aMadePicture())
    await batch.publish()
    const next = restarted()
    const unreadable = () => Promise.reject(new Error('damaged'))
    await expect(next.sweep(unreadable)).rejects.toThrow('damaged')
    expect(await next.read(keyOf(kept), 'large.webp')).not.toBeNull()
  })

  testStore('a store that can answer says so', async ({ photos }) => {
    await expect(photos.ping()).resolves.toBeUndefined()
  })
}

async function savedPicture(photos: PhotoStore): Promise<KeptPicture> {
  const batch = await photos.announceBatch()
  const kept = await batch.keep(original, aMadePicture())
  await batch.publish()
  await batch.settle()
  return kept
}

function asPhoto({ url }: { url: string }): Photo {
  return { id: 1, ...aNewPhoto({ url }) }
}

function keyOf({ url }: { url: string }): string {
  return ownPhotoKey(url) ?? 'no key'
}
