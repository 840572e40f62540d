import { expect, test } from 'vitest'
import { ownPhotoKey, photoFiles } from '#domain/photos/photo-addresses.ts'
import { aKey, aMadePicture } from '../builders.ts'
import { asPhoto, heldBy, original, type PhotoStoreUnderTest, savedPicture } from './photo-store.ts'

/** What a store that serves its files itself must do beyond the contract of all. */
export function servedFilesContract(name: string, emptyStore: () => Promise<PhotoStoreUnderTest>) {
  const testStore = (sentence: string, check: (store: PhotoStoreUnderTest) => Promise<void>) =>
    test(`${name}: ${sentence}`, async () => check(await emptyStore()))

  testStore(
    'a settled batch is served in every size, with its type',
    async ({ photos, restarted }) => {
      const kept = await savedPicture(photos)
      for (const store of [photos, restarted()]) {
        for (const [size, file] of Object.entries(photoFiles)) {
          const served = await store.read(keyOf(kept), file)
          expect(Buffer.from(served?.bytes ?? []).toString()).toBe(`${size} of x`)
          expect(served?.contentType).toBe(file.endsWith('jpg') ? 'image/jpeg' : 'image/webp')
        }
      }
    },
  )

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
    const batch = await photos.announceBatch('festa')
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

  testStore('a removed photo is gone in every size', async ({ photos }) => {
    const gone = await savedPicture(photos)
    await (await photos.announceRemoval([asPhoto(gone)])).finish()
    for (const file of Object.values(photoFiles)) {
      expect(await photos.read(keyOf(gone), file)).toBeNull()
    }
  })
}

function keyOf({ url }: { url: string }): string {
  return ownPhotoKey(url) ?? 'no key'
}
