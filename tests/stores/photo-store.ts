import { expect, test } from 'vitest'
import type { Photo } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import type {
  PhotoFiles,
  PhotoStore,
  PhotoStream,
  StoredPicture,
} from '#domain/photos/photo-store.ts'
import { photoSizes } from '#domain/photos/picture-encoder.ts'
import { servedPhotoUrl } from '#domain/photos/served-photo.ts'
import { aKey, aNewPhoto, anEncodedPicture } from '#tests/sample-data/builders.ts'

export type PhotoStoreUnderTest = {
  photos: PhotoStore
  /** The store that the next process would open on the same files. */
  restarted: () => PhotoStore
}

export const original = Buffer.from('as it was sent, GPS and all')

const foreign = { url: 'https://example.com/foto.jpg' }

/** What every store of photos must do; each test gets an empty store of its own. */
export function photoStoreContract(name: string, emptyStore: () => Promise<PhotoStoreUnderTest>) {
  const testStore = (sentence: string, check: (store: PhotoStoreUnderTest) => Promise<void>) =>
    test(`${name}: ${sentence}`, async () => check(await emptyStore()))

  testStore('a picture is stored whole, for the next process too', async (store) => {
    const { photos, restarted } = store
    const picture = await savedPicture(photos)
    expect(picture).toMatchObject({ width: 2048, height: 1536 })
    for (const each of [photos, restarted()]) {
      for (const size of photoSizes) {
        expect(await bytesOf(await each.open(picture, size)), size).toBeGreaterThan(0)
      }
      expect(await each.original(picture)).not.toBeNull()
      expect((await each.stored()).map(keyOf)).toEqual([keyOf(picture)])
    }
  })

  testStore('every size of its own picture has a URL, and none of a foreign one', async (store) => {
    const { urls } = store.photos
    const { url } = await savedPicture(store.photos)
    expect(urls.isOwn(url)).toBe(true)
    const photo = { url, width: 2048, height: 1536 }
    const folder = '/familias/galeria/festa/chave'
    for (const sizes of [urls.sizes(photo), urls.guardedSizes(photo, folder)]) {
      expect(sizes?.srcSet?.split(', ')).toEqual([
        `${sizes?.src} 400w`,
        expect.stringMatching(/ 600w$/),
        expect.stringMatching(/ 800w$/),
        expect.stringMatching(/ 2048w$/),
      ])
      expect(new Set([sizes?.src, sizes?.large, sizes?.og]).size).toBe(3)
    }
    const guarded = urls.guardedSizes(photo, folder)
    for (const each of [guarded?.src, guarded?.large, guarded?.og]) {
      expect(each?.startsWith(`${folder}/`)).toBe(true)
    }
    expect(urls.slot(url, { width: 800, format: 'avif' })).not.toBe(url)
    expect(urls.isOwn(foreign.url)).toBe(false)
    expect(urls.sizes(foreign)).toBeNull()
    expect(urls.guardedSizes(foreign, folder)).toBeNull()
    expect(urls.slot(foreign.url, { width: 800, format: 'avif' })).toBeNull()
  })

  testStore('a picture is not offered in widths it does not have', async (store) => {
    const { urls } = store.photos
    const { url } = await savedPicture(store.photos)
    const widths = (width: number, height: number) =>
      urls
        .sizes({ url, width, height })
        ?.srcSet?.split(', ')
        .map((size) => size.split(' ')[1])
    expect(widths(300, 200)).toEqual(['300w'])
    expect(widths(500, 400)).toEqual(['400w', '500w'])
    expect(widths(700, 400)).toEqual(['400w', '600w', '700w'])
    expect(widths(1536, 2048)).toEqual(['400w', '600w', '800w', '1536w'])
  })

  testStore('two pictures never share a key', async ({ photos }) => {
    const pictures = await Promise.all([1, 2, 3].map(() => savedPicture(photos)))
    expect(new Set(pictures.map(keyOf)).size).toBe(3)
    expect((await photos.stored()).map(keyOf).toSorted()).toEqual(pictures.map(keyOf).toSorted())
  })

  testStore('a removal takes pictures and original, and leaves the others', async (store) => {
    const { photos, restarted } = store
    const [gone, stays] = [await savedPicture(photos), await savedPicture(photos)]
    await photos.remove([gone])
    for (const each of [photos, restarted()]) {
      for (const size of photoSizes) expect(await each.open(gone, size), size).toBeNull()
      expect(await each.original(gone)).toBeNull()
      expect(await bytesOf(await each.open(stays, 'large'))).toBeGreaterThan(0)
      expect(await each.original(stays)).not.toBeNull()
      expect((await each.stored()).map(keyOf)).toEqual([keyOf(stays)])
    }
  })

  testStore('removing what is gone, or was never ours, does no harm', async ({ photos }) => {
    const picture = await savedPicture(photos)
    const never = { url: servedPhotoUrl(aKey(), 'large') }
    const other = { url: 'https://res.cloudinary.com/x/image/upload/a.jpg' }
    await photos.remove([])
    await photos.remove([foreign, never, other])
    for (const _ of [1, 2]) await photos.remove([picture])
    expect(await photos.stored()).toEqual([])
    for (const photo of [foreign, never]) {
      expect(await photos.open(photo, 'large')).toBeNull()
      expect(await photos.original(photo)).toBeNull()
    }
  })

  testStore('the original of a covered picture is kept apart, and goes with it', async (store) => {
    const { photos } = store
    const [photo, other] = [await savedRedacted(photos), await savedRedacted(photos)]
    const sent = await photos.original(photo)
    expect(Buffer.from(sent?.bytes ?? []).toString()).toBe(original.toString())
    expect(await photos.redactability(photo)).toBe('reversible')
    await photos.remove([photo])
    expect(await photos.open(photo, 'large')).toBeNull()
    expect(await photos.original(photo)).toBeNull()
    expect(await photos.original(other)).not.toBeNull()
  })

  testStore(
    'an original that is forgotten is nowhere; the covered picture stays',
    async (store) => {
      const { photos } = store
      const [photo, other] = [await savedRedacted(photos), await savedRedacted(photos)]
      for (const _ of [1, 2]) await photos.forgetOriginal(photo)
      const { cobertos: _, ...plain } = photo
      const left = await photos.original(plain)
      expect(left).not.toBeNull()
      expect(Buffer.from(left?.bytes ?? []).toString()).not.toBe(original.toString())
      expect(await photos.open(plain, 'large')).not.toBeNull()
      const kept = await photos.original(other)
      expect(Buffer.from(kept?.bytes ?? []).toString()).toBe(original.toString())
      await photos.remove([plain, other])
      expect(await photos.stored()).toEqual([])
    },
  )

  testStore('what is found in the store is enough to remove it', async ({ photos }) => {
    const [plain, covered] = [await savedPicture(photos), await savedRedacted(photos)]
    await photos.remove(await photos.stored())
    expect(await photos.stored()).toEqual([])
    for (const photo of [plain, covered]) {
      expect(await photos.open(photo, 'large')).toBeNull()
      expect(await photos.original(photo)).toBeNull()
    }
  })

  testStore('a photo of another service cannot be covered here', async ({ photos }) => {
    expect(await photos.redactability(foreign)).toBe('impossible')
    expect(await photos.redactability(await savedPicture(photos))).toBe('reversible')
  })

  testStore('a store that can answer says so', async ({ photos }) => {
    await savedPicture(photos)
    await expect(photos.ping()).resolves.toBeUndefined()
  })
}

export function savedPicture(
  photos: PhotoStore,
  { isPublic = true, encoded = anEncodedPicture() } = {},
): Promise<StoredPicture> {
  return photos.put(original, encoded, { eventId: 'festa', isPublic })
}

export async function savedRedacted(photos: PhotoStore): Promise<Photo> {
  const encoded = { ...anEncodedPicture(), redacted: true as const }
  const cobertos = [{ x: 0.4, y: 0.2, width: 0.1, height: 0.16 }]
  return { ...asPhoto(await savedPicture(photos, { encoded })), cobertos }
}

export function asPhoto(picture: PhotoFiles): Photo {
  return { id: 1, ...aNewPhoto(), ...picture }
}

export function keyOf({ url }: { url: string }): string {
  return photoKey(url)
}

export async function bytesOf(opened: PhotoStream | null): Promise<number> {
  return opened ? (await new Response(opened.body).arrayBuffer()).byteLength : 0
}
