import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { photoFiles } from '#domain/photos/served-photo.ts'
import { aKey, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { keyOf, original, savedPicture } from '#tests/stores/photo-store.ts'

async function aStore() {
  const folder = aDataFolder()
  await diskPhotoStore(folder).ping()
  const names = (home: string) => readdirSync(join(folder, home))
  return { folder, names, photos: diskPhotoStore(folder) }
}

test('a photo folder has the generated names only, and originals are for the site alone', async () => {
  const { folder, names, photos } = await aStore()
  const key = keyOf(await savedPicture(photos))
  expect(names(join('pictures', key)).sort()).toEqual(Object.values(photoFiles).sort())
  expect(statSync(join(folder, 'originals', `${key}.jpeg`)).mode & 0o777).toBe(0o600)
  for (const home of ['pictures', 'originals', 'staging']) {
    expect(statSync(join(folder, home)).mode & 0o777, home).toBe(0o700)
  }
  expect(names('staging')).toEqual([])
})

test('a picture that cannot be stored whole leaves nothing, at whichever file it fails', async () => {
  const { names, photos } = await aStore()
  for (const broken of Object.keys(photoFiles)) {
    const { files, ...encoded } = anEncodedPicture()
    // Not bytes, so that writing this one fails.
    const picture = { ...encoded, files: { ...files, [broken]: 7 as never } }
    const owner = { eventId: 'festa', isPublic: true }
    await expect(photos.put(original, picture, owner)).rejects.toThrow()
    for (const home of ['pictures', 'originals', 'staging']) expect(names(home)).toEqual([])
  }
  expect(await photos.stored()).toEqual([])
})

test('what a killed process was writing is deleted when it is a day old, and nothing else', async () => {
  const { folder, names, photos } = await aStore()
  await savedPicture(photos)
  const [key, other] = [aKey(), aKey()]
  mkdirSync(join(folder, 'staging', key))
  for (const file of [`${key}/large.webp`, `${key}.jpeg`, other]) {
    writeFileSync(join(folder, 'staging', file), 'half')
  }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)
  for (const name of [key, `${key}.jpeg`]) {
    utimesSync(join(folder, 'staging', name), hoursAgo(25), hoursAgo(25))
  }
  utimesSync(join(folder, 'staging', other), hoursAgo(23), hoursAgo(23))
  await photos.removeUnfinished?.(trusted(new Date()))
  expect(names('staging')).toEqual([other])
  expect(await photos.stored()).toHaveLength(1)
})

test('an original alone is found, and names that are not ours are left alone', async () => {
  const { folder, names, photos } = await aStore()
  const key = aKey()
  writeFileSync(join(folder, 'originals', `${key}.jpeg`), 'sent')
  writeFileSync(join(folder, 'pictures', 'notas.txt'), 'of the school')
  mkdirSync(join(folder, 'pictures', 'lost+found'))
  const stored = await photos.stored()
  expect(stored.map(keyOf)).toEqual([key])
  await photos.remove(stored)
  expect(names('originals')).toEqual([])
  expect(names('pictures').sort()).toEqual(['lost+found', 'notas.txt'])
})

test('an original is forgotten although a killed process has left half of its successor', async () => {
  const { folder, names, photos } = await aStore()
  const picture = await savedPicture(photos)
  const key = keyOf(picture)
  writeFileSync(join(folder, 'staging', `${key}.webp`), 'half')
  await photos.forgetOriginal(picture)
  expect(Buffer.from((await photos.original(picture))?.bytes ?? []).toString()).not.toBe('half')
  expect(names('originals')).toEqual([`${key}.webp`])
  expect(names('staging')).toEqual([])
})
