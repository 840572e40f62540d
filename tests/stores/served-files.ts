import { expect, test } from 'vitest'
import { photoFiles, servedPhotoUrl } from '#domain/photos/served-photo.ts'
import { slotFiles } from '#domain/photos/slot-files.ts'
import { aKey, anEncodedPicture, aSlotEncoding } from '#tests/sample-data/builders.ts'
import { keyOf, original, type PhotoStoreUnderTest, savedPicture } from './photo-store.ts'

/** What a store whose files this site serves must do beyond the contract of every store. */
export function servedFilesContract(name: string, emptyStore: () => Promise<PhotoStoreUnderTest>) {
  const testStore = (sentence: string, check: (store: PhotoStoreUnderTest) => Promise<void>) =>
    test(`${name}: ${sentence}`, async () => check(await emptyStore()))

  testStore('every size is read by its key, with its type', async ({ photos, restarted }) => {
    const picture = await savedPicture(photos)
    for (const store of [photos, restarted()]) {
      for (const [size, file] of Object.entries(photoFiles)) {
        const served = await store.read(keyOf(picture), file)
        expect(Buffer.from(served?.bytes ?? []).toString()).toBe(`${size} of x`)
        expect(served?.contentType).toBe(file.endsWith('jpg') ? 'image/jpeg' : 'image/webp')
      }
    }
  })

  testStore('its URL is the same whoever sees its event', async ({ photos }) => {
    for (const isPublic of [true, false]) {
      const { url } = await savedPicture(photos, { isPublic })
      expect(url).toMatch(/^\/fotos\/[0-9a-f]{32}\/large\.webp$/)
    }
  })

  testStore('its sizes are at the URLs of their files', async ({ photos }) => {
    const { url } = await savedPicture(photos)
    const folder = url.replace('/large.webp', '')
    const at = (place: string) => ({
      src: `${place}/400.webp`,
      srcSet: `${place}/400.webp 400w, ${place}/600.webp 600w, ${place}/800.webp 800w, ${place}/large.webp 2048w`,
      large: `${place}/large.webp`,
      og: `${place}/og.jpg`,
    })
    const photo = { url, width: 2048, height: 1536 }
    expect(photos.urls.sizes(photo)).toEqual(at(folder))
    const guarded = `/familias/galeria/festa/${keyOf(photo)}`
    expect(photos.urls.guardedSizes(photo, guarded)).toEqual(at(guarded))
    expect(photos.urls.slot(url, { width: 1400, format: 'avif' })).toBe(`${folder}/1400.avif`)
  })

  testStore('a picture for a slot of the site has further files', async ({ photos }) => {
    const encoded = { ...anEncodedPicture(), slot: aSlotEncoding() }
    const picture = await savedPicture(photos, { encoded })
    for (const file of slotFiles) {
      const served = await photos.read(keyOf(picture), file)
      expect(Buffer.from(served?.bytes ?? []).toString()).toBe(`${file} of x`)
      expect(served?.contentType).toBe(`image/${file.split('.')[1]}`)
    }
    expect(await photos.read(keyOf(await savedPicture(photos)), '1400.avif')).toBeNull()
    await photos.remove([picture])
    expect(await photos.read(keyOf(picture), '1400.avif')).toBeNull()
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

  testStore('of the photos that documents refer to, it has at least one', async ({ photos }) => {
    const [kept, other] = [await savedPicture(photos), await savedPicture(photos)]
    const lost = { url: servedPhotoUrl(aKey(), 'large') }
    await photos.remove([other])
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
      `../pictures/${key}`,
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
      expect(await photos.open({ url }, 'large')).toBeNull()
    }
  })

  testStore('a removed photo is gone in every size', async ({ photos }) => {
    const gone = await savedPicture(photos)
    await photos.remove([gone])
    for (const file of Object.values(photoFiles)) {
      expect(await photos.read(keyOf(gone), file)).toBeNull()
    }
  })
}
