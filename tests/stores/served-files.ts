import { expect, test } from 'vitest'
import { ownPhotoKey, ownPhotoUrl, photoFiles } from '#domain/photos/served-photo.ts'
import { slotFiles } from '#domain/photos/slot-files.ts'
import { aKey, anEncodedPicture, aSlotEncoding } from '#tests/sample-data/builders.ts'
import {
  asPhoto,
  original,
  type PhotoStoreUnderTest,
  referencedBy,
  savedPicture,
} from './photo-store.ts'

/** What a store that serves its files itself must do beyond the contract of all. */
export function servedFilesContract(name: string, emptyStore: () => Promise<PhotoStoreUnderTest>) {
  const testStore = (sentence: string, check: (store: PhotoStoreUnderTest) => Promise<void>) =>
    test(`${name}: ${sentence}`, async () => check(await emptyStore()))

  testStore(
    'a finished batch is served in every size, with its type',
    async ({ photos, restarted }) => {
      const picture = await savedPicture(photos)
      for (const store of [photos, restarted()]) {
        for (const [size, file] of Object.entries(photoFiles)) {
          const served = await store.read(keyOf(picture), file)
          expect(Buffer.from(served?.bytes ?? []).toString()).toBe(`${size} of x`)
          expect(served?.contentType).toBe(file.endsWith('jpg') ? 'image/jpeg' : 'image/webp')
        }
      }
    },
  )

  testStore('its sizes are at the URLs of their files', async ({ photos }) => {
    const { url } = await savedPicture(photos)
    const folder = url.replace('/large.webp', '')
    expect(photos.urls.sizes({ url, width: 2048, height: 1536 })).toEqual({
      src: `${folder}/400.webp`,
      srcSet: `${folder}/400.webp 400w, ${folder}/800.webp 800w, ${url} 2048w`,
      large: url,
      og: `${folder}/og.jpg`,
    })
    expect(photos.urls.slot(url, { width: 1400, format: 'avif' })).toBe(`${folder}/1400.avif`)
  })

  testStore('a picture for a slot of the site has further files', async ({ photos }) => {
    const batch = await photos.beginBatch('imagens-do-site')
    const encoded = { ...anEncodedPicture(), slot: aSlotEncoding() }
    const key = keyOf(await batch.stage(original, encoded))
    await batch.publish()
    for (const file of slotFiles) {
      const served = await photos.read(key, file)
      expect(Buffer.from(served?.bytes ?? []).toString()).toBe(`${file} of x`)
      expect(served?.contentType).toBe(`image/${file.split('.')[1]}`)
    }
    expect(await photos.read(keyOf(await savedPicture(photos)), '1400.avif')).toBeNull()
    await batch.abandon()
    expect(await photos.read(key, '1400.avif')).toBeNull()
  })

  testStore('the original is kept for the school, and is not served', async ({ photos }) => {
    const picture = await savedPicture(photos)
    const sent = await photos.original(picture)
    expect(Buffer.from(sent?.bytes ?? []).toString()).toBe(original.toString())
    expect(sent?.extension).toBe('jpeg')
    for (const file of ['original', 'original.jpeg', `${keyOf(picture)}.jpeg`, 'large.jpeg']) {
      expect(await photos.read(keyOf(picture), file)).toBeNull()
    }
  })

  testStore('nothing is served before the batch is published', async ({ photos }) => {
    const batch = await photos.beginBatch('festa')
    const picture = await batch.stage(original, anEncodedPicture())
    expect(await photos.read(keyOf(picture), 'large.webp')).toBeNull()
    await batch.publish()
    expect(await photos.read(keyOf(picture), 'large.webp')).not.toBeNull()
  })

  testStore('of the photos that documents refer to, it has at least one', async ({ photos }) => {
    const [kept, other] = [asPhoto(await savedPicture(photos)), asPhoto(await savedPicture(photos))]
    const lost = asPhoto({ url: ownPhotoUrl(aKey(), 'large') })
    const removal = await photos.beginRemoval([other])
    await removal.finish()
    for (const known of [[], [kept], [lost, other, kept]]) {
      await expect(photos.ping(known)).resolves.toBeUndefined()
    }
    await expect(photos.ping([lost, other])).rejects.toMatchObject({ kind: 'unavailable' })
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
    const picture = await savedPicture(store.photos)
    const older = store.restarted()
    expect(await older.sweep(referencedBy())).toEqual({ removed: 0, setAside: 1, broughtBack: 0 })
    expect(await older.read(keyOf(picture), 'large.webp')).toBeNull()
    const newer = store.restarted()
    expect(await newer.sweep(referencedBy(picture))).toEqual({
      removed: 0,
      setAside: 0,
      broughtBack: 1,
    })
    expect(await newer.read(keyOf(picture), 'large.webp')).not.toBeNull()
    expect(await newer.original(picture)).not.toBeNull()
  })

  testStore('a removed photo is gone in every size', async ({ photos }) => {
    const gone = await savedPicture(photos)
    await (await photos.beginRemoval([asPhoto(gone)])).finish()
    for (const file of Object.values(photoFiles)) {
      expect(await photos.read(keyOf(gone), file)).toBeNull()
    }
  })
}

function keyOf({ url }: { url: string }): string {
  return ownPhotoKey(url) ?? 'no key'
}
