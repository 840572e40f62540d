import { expect, test } from 'vitest'
import type { Photo } from '#domain/photos/photo.ts'
import type {
  PhotoReferences,
  PhotoStore,
  PhotoStream,
  StagedPicture,
} from '#domain/photos/photo-store.ts'
import { photoSizes } from '#domain/photos/picture-encoder.ts'
import { ownPhotoUrl } from '#domain/photos/served-photo.ts'
import { aKey, aNewPhoto, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { photoBinContract } from './photo-bin.ts'

export type PhotoStoreUnderTest = {
  photos: PhotoStore
  /** The store that the next process would open on the same files. */
  restarted: () => PhotoStore
  /** Whether a visitor gets the picture at its address. */
  isShown: (picture: { url: string }) => Promise<boolean>
}

export const original = Buffer.from('as it was sent, GPS and all')
export const referencedBy =
  (...pictures: { url: string }[]) =>
  async () =>
    references({ shown: pictures })

/** What documents refer to, with an event and in the bin. */
export function references({
  shown = [],
  deleted = [],
}: Partial<Record<'shown' | 'deleted', { url: string }[]>>): PhotoReferences {
  const urlsOf = (pictures: { url: string }[]) => new Set(pictures.map(({ url }) => url))
  return { shown: urlsOf(shown), deleted: urlsOf(deleted) }
}

/** What every store of photos must do; each test gets an empty store of its own. */
export function photoStoreContract(name: string, emptyStore: () => Promise<PhotoStoreUnderTest>) {
  const testStore = (sentence: string, check: (store: PhotoStoreUnderTest) => Promise<void>) =>
    test(`${name}: ${sentence}`, async () => check(await emptyStore()))

  testStore(
    'a finished batch is shown, with the size of its picture',
    async ({ photos, isShown }) => {
      const picture = await savedPicture(photos)
      expect(picture).toMatchObject({ width: 2048, height: 1536 })
      expect(await isShown(picture)).toBe(true)
    },
  )

  testStore('every size of its own picture has a URL, and none of a foreign one', async (store) => {
    const { urls } = store.photos
    const { url } = await savedPicture(store.photos)
    expect(urls.isOwn(url)).toBe(true)
    const sizes = urls.sizes({ url, width: 2048, height: 1536 })
    expect(sizes?.srcSet?.split(', ')).toEqual([
      `${sizes?.src} 400w`,
      expect.stringMatching(/ 800w$/),
      expect.stringMatching(/ 2048w$/),
    ])
    expect(new Set([sizes?.src, sizes?.large, sizes?.og]).size).toBe(3)
    expect(urls.slot(url, { width: 800, format: 'avif' })).not.toBe(url)
    const foreign = 'https://example.com/foto.jpg'
    expect(urls.isOwn(foreign)).toBe(false)
    expect(urls.sizes({ url: foreign })).toBeNull()
    expect(urls.slot(foreign, { width: 800, format: 'avif' })).toBeNull()
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
    expect(widths(600, 400)).toEqual(['400w', '600w'])
    expect(widths(1536, 2048)).toEqual(['400w', '800w', '1536w'])
  })

  testStore('two pictures never share an address', async ({ photos }) => {
    const batch = await photos.beginBatch('festa')
    const picture = await Promise.all(
      [1, 2, 3].map(() => batch.stage(original, anEncodedPicture())),
    )
    expect(new Set(picture.map(({ url }) => url)).size).toBe(3)
  })

  testStore('a file that waits for its turn comes back as it was', async ({ photos }) => {
    const batch = await photos.beginBatch('festa')
    const held = await Promise.all(['um', 'dois'].map((text) => batch.hold(Buffer.from(text))))
    const texts = await Promise.all(held.map(async (read) => Buffer.from(await read()).toString()))
    expect(texts).toEqual(['um', 'dois'])
    await batch.abandon()
  })

  testStore(
    'an abandoned batch leaves nothing, published or not',
    async ({ photos, restarted, isShown }) => {
      const staged = await photos.beginBatch('festa')
      await staged.stage(original, anEncodedPicture())
      await staged.abandon()
      const published = await photos.beginBatch('festa')
      const picture = await published.stage(original, anEncodedPicture())
      await published.publish()
      await published.abandon()
      expect(await isShown(picture)).toBe(false)
      expect(await photos.original(picture)).toBeNull()
      const report = await restarted().sweep(referencedBy())
      expect(report).toEqual({ removed: 0, setAside: 0, broughtBack: 0 })
    },
  )

  testStore(
    'a removal takes pictures and original at once, and leaves the others',
    async ({ photos, isShown }) => {
      const [gone, stays] = [await savedPicture(photos), await savedPicture(photos)]
      const removal = await photos.beginRemoval([asPhoto(gone)])
      expect(await isShown(gone)).toBe(true)
      await removal.finish()
      expect(await isShown(gone)).toBe(false)
      expect(await isShown(stays)).toBe(true)
      expect(await photos.original(gone)).toBeNull()
      expect(await photos.original(stays)).not.toBeNull()
    },
  )

  testStore(
    'removing what is gone, or was never ours, does no harm',
    async ({ photos, isShown }) => {
      const picture = await savedPicture(photos)
      const foreign = asPhoto({ url: 'https://res.cloudinary.com/x/image/upload/a.jpg' })
      const never = asPhoto({ url: ownPhotoUrl(aKey(), 'large') })
      for (const photo of [asPhoto(picture), asPhoto(picture), foreign, never]) {
        await (await photos.beginRemoval([photo])).finish()
      }
      expect(await isShown(picture)).toBe(false)
    },
  )

  testStore(
    'a crash before the commit: the next start removes the batch',
    async ({ photos, restarted, isShown }) => {
      const batch = await photos.beginBatch('festa')
      const picture = await batch.stage(original, anEncodedPicture())
      await batch.stage(original, anEncodedPicture())
      await batch.publish()
      const next = restarted()
      expect(await next.sweep(referencedBy())).toEqual({ removed: 2, setAside: 0, broughtBack: 0 })
      expect(await isShown(picture)).toBe(false)
      expect(await next.original(picture)).toBeNull()
    },
  )

  testStore(
    'a crash after the commit: the next start keeps the batch',
    async ({ photos, restarted, isShown }) => {
      const batch = await photos.beginBatch('festa')
      const picture = await batch.stage(original, anEncodedPicture())
      await batch.publish()
      const next = restarted()
      await next.sweep(referencedBy(picture))
      await next.sweep(referencedBy(picture))
      expect(await isShown(picture)).toBe(true)
      expect(await next.original(picture)).not.toBeNull()
    },
  )

  testStore('a crash in a removal: what the event forgot goes, the rest stays', async (store) => {
    const [forgotten, held] = [await savedPicture(store.photos), await savedPicture(store.photos)]
    await store.photos.beginRemoval([asPhoto(forgotten), asPhoto(held)])
    const { isShown } = store
    const next = store.restarted()
    expect(await next.sweep(referencedBy(held))).toEqual({
      removed: 1,
      setAside: 0,
      broughtBack: 0,
    })
    expect(await isShown(forgotten)).toBe(false)
    expect(await next.original(forgotten)).toBeNull()
    expect(await isShown(held)).toBe(true)
  })

  testStore('a sweep leaves a batch that is still at work alone', async ({ photos, isShown }) => {
    const batch = await photos.beginBatch('festa')
    const picture = await batch.stage(original, anEncodedPicture())
    await photos.sweep(referencedBy())
    await batch.publish()
    await photos.sweep(referencedBy())
    await batch.finish()
    expect(await isShown(picture)).toBe(true)
  })

  testStore(
    'a sweep that cannot ask the events touches nothing',
    async ({ photos, restarted, isShown }) => {
      const batch = await photos.beginBatch('festa')
      const picture = await batch.stage(original, anEncodedPicture())
      await batch.publish()
      const next = restarted()
      const unreadable = () => Promise.reject(new Error('damaged'))
      await expect(next.sweep(unreadable)).rejects.toThrow('damaged')
      expect(await isShown(picture)).toBe(true)
    },
  )

  testStore('the original of a covered picture is kept apart, and goes with it', async (store) => {
    const { photos, isShown } = store
    const [photo, other] = [await savedRedacted(photos), await savedRedacted(photos)]
    expect(await isShown(photo)).toBe(true)
    const sent = await photos.original(photo)
    expect(Buffer.from(sent?.bytes ?? []).toString()).toBe(original.toString())
    expect(await photos.redactability(photo)).toBe('reversible')
    await (await photos.beginRemoval([photo])).finish()
    expect(await isShown(photo)).toBe(false)
    expect(await photos.original(photo)).toBeNull()
    expect(await photos.original(other)).not.toBeNull()
  })

  testStore(
    'of a covered picture that no event has, a sweep deletes the original too',
    async (store) => {
      const { photos, restarted, isShown } = store
      const abandoned = await photos.beginBatch('festa')
      const first = asRedacted(await abandoned.stage(original, aRedactedPicture()))
      await abandoned.publish()
      await abandoned.abandon()
      expect(await photos.original(first)).toBeNull()
      const killed = await photos.beginBatch('festa')
      const second = asRedacted(await killed.stage(original, aRedactedPicture()))
      await killed.publish()
      const next = restarted()
      expect((await next.sweep(referencedBy())).removed).toBe(1)
      expect(await isShown(second)).toBe(false)
      expect(await next.original(second)).toBeNull()
    },
  )

  testStore('a photo of another service cannot be covered here', async ({ photos }) => {
    const foreign = asPhoto({ url: 'https://example.com/foto.jpg' })
    expect(await photos.redactability(foreign)).toBe('impossible')
    expect(await photos.redactability(asPhoto(await savedPicture(photos)))).toBe('reversible')
  })

  testStore('a guarded picture is shown to nobody, and opens for those who may', async (store) => {
    const { photos, isShown, restarted } = store
    const picture = await savedPicture(photos, { guarded: true })
    expect(photos.urls.isGuarded(picture.url)).toBe(true)
    expect(await isShown(picture)).toBe(false)
    for (const size of photoSizes) {
      expect(await bytesOf(await restarted().open(picture, size)), size).toBeGreaterThan(0)
    }
    const sizes = photos.urls.sizes({ url: picture.url, width: 2048, height: 1536 })
    for (const url of [sizes?.src, sizes?.large, sizes?.og]) {
      expect(url).toMatch(/^\/familias\/galeria\/festa\/g[0-9a-f]{32}\/\w+\.\w+$/)
    }
    await (await photos.beginRemoval([asPhoto(picture)])).finish()
    expect(await photos.open(picture, 'large')).toBeNull()
  })

  testStore('a copy is the same picture under a new name, guarded or not', async (store) => {
    const { photos, isShown } = store
    const first = await savedPicture(photos)
    const copyOf = async (picture: { url: string }, guarded: boolean) => {
      const batch = await photos.beginBatch('festa', { guarded })
      const copy = await batch.copy(picture)
      await batch.publish()
      await batch.finish()
      return copy ?? { url: '' }
    }
    const guarded = await copyOf(first, true)
    expect(await isShown(first)).toBe(true)
    expect(await isShown(guarded)).toBe(false)
    const open = await copyOf(guarded, false)
    expect(await isShown(open)).toBe(true)
    expect(new Set([first.url, guarded.url, open.url]).size).toBe(3)
    const bytes = await bytesOf(await photos.open(first, 'large'))
    expect(bytes).toBeGreaterThan(0)
    for (const picture of [guarded, open]) {
      expect(await bytesOf(await photos.open(picture, 'large'))).toBe(bytes)
      expect(await photos.original(picture)).not.toBeNull()
    }
    expect(photos.canCopy(first)).toBe(true)
    expect(photos.canCopy({ url: 'https://example.com/foto.jpg' })).toBe(false)
  })

  testStore('a crash with a guarded copy: the next start removes it', async (store) => {
    const first = await savedPicture(store.photos)
    const batch = await store.photos.beginBatch('festa', { guarded: true })
    const copy = (await batch.copy(first)) ?? { url: '' }
    await batch.publish()
    const next = store.restarted()
    expect((await next.sweep(referencedBy(first))).removed).toBe(1)
    expect(await next.open(copy, 'large')).toBeNull()
    expect(await store.isShown(first)).toBe(true)
  })

  testStore('a copy of a covered picture brings its original along', async (store) => {
    const { photos, isShown } = store
    const covered = await savedRedacted(photos)
    const batch = await photos.beginBatch('festa', { guarded: true })
    const copy = { ...covered, ...(await batch.copy(covered)) }
    await batch.publish()
    await (await photos.beginRemoval([covered])).finish()
    await batch.finish()
    expect(photos.urls.isGuarded(copy.url)).toBe(true)
    expect(await isShown(copy)).toBe(false)
    expect(await photos.redactability(copy)).toBe('reversible')
    const sent = await photos.original(copy)
    expect(Buffer.from(sent?.bytes ?? []).toString()).toBe(original.toString())
    expect(await photos.original(covered)).toBeNull()
    await (await photos.beginRemoval([copy])).finish()
    expect(await photos.original(copy)).toBeNull()
  })

  testStore('an abandoned copy of a covered picture leaves no original', async (store) => {
    const { photos, restarted } = store
    const covered = await savedRedacted(photos)
    const abandoned = await photos.beginBatch('festa', { guarded: true })
    const first = { ...covered, ...(await abandoned.copy(covered)) }
    await abandoned.abandon()
    expect(await photos.original(first)).toBeNull()
    const killed = await photos.beginBatch('festa', { guarded: true })
    const second = { ...covered, ...(await killed.copy(covered)) }
    await killed.publish()
    const next = restarted()
    expect((await next.sweep(referencedBy(covered))).removed).toBe(1)
    expect(await next.original(second)).toBeNull()
    expect(await next.original(covered)).not.toBeNull()
  })

  testStore('a store that can answer says so', async ({ photos }) => {
    await expect(photos.ping()).resolves.toBeUndefined()
  })

  photoBinContract(testStore)
}

export async function savedPicture(
  photos: PhotoStore,
  options: { guarded?: boolean } = {},
): Promise<StagedPicture> {
  const batch = await photos.beginBatch('festa', options)
  const picture = await batch.stage(original, anEncodedPicture())
  await batch.publish()
  await batch.finish()
  return picture
}

export async function savedRedacted(photos: PhotoStore): Promise<Photo> {
  const batch = await photos.beginBatch('festa')
  const picture = await batch.stage(original, aRedactedPicture())
  await batch.publish()
  await batch.finish()
  return asRedacted(picture)
}

const aRedactedPicture = () => ({ ...anEncodedPicture(), redacted: true as const })

export function asRedacted(picture: { url: string }): Photo {
  return { ...asPhoto(picture), cobertos: [{ x: 0.4, y: 0.2, width: 0.1, height: 0.16 }] }
}

export function asPhoto({ url }: { url: string }): Photo {
  return { id: 1, ...aNewPhoto({ url }) }
}

export async function bytesOf(opened: PhotoStream | null): Promise<number> {
  return opened ? (await new Response(opened.body).arrayBuffer()).byteLength : 0
}
