import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { asPhoto, referencedBy, savedPicture } from '#tests/stores/photo-store.ts'

const unavailable = { name: 'StoreFault', kind: 'unavailable' }

test('a photos folder that is gone is a fault, and nothing makes an empty one in its place', async () => {
  const folder = aDataFolder()
  const running = diskPhotoStore(folder)
  await running.ping()
  const picture = await savedPicture(running)
  renameSync(join(folder, 'photos'), join(folder, 'photos.old'))

  for (const photos of [running, diskPhotoStore(folder)]) {
    await expect(photos.ping()).rejects.toMatchObject(unavailable)
    await expect(photos.beginBatch('festa')).rejects.toMatchObject(unavailable)
    await expect(photos.beginRemoval([asPhoto(picture)])).rejects.toMatchObject(unavailable)
    const places = { shown: [asPhoto(picture)], deleted: [] }
    await expect(photos.placeFiles(places)).rejects.toMatchObject(unavailable)
    await expect(photos.sweep(referencedBy(picture))).rejects.toMatchObject(unavailable)
    expect(existsSync(join(folder, 'photos'))).toBe(false)
  }

  renameSync(join(folder, 'photos.old'), join(folder, 'photos'))
  for (const photos of [running, diskPhotoStore(folder)]) {
    await photos.ping([asPhoto(picture)])
    await savedPicture(photos)
  }
})

test('a data folder that disappears under a running site is not made anew', async () => {
  const folder = aDataFolder()
  const photos = diskPhotoStore(folder)
  await photos.ping()
  rmSync(folder, { recursive: true })
  await expect(photos.ping()).rejects.toMatchObject(unavailable)
  await expect(photos.beginBatch('festa')).rejects.toMatchObject(unavailable)
  expect(existsSync(folder)).toBe(false)
})

test('an older site gets the folders that it does not have yet', async () => {
  const folder = aDataFolder()
  await diskPhotoStore(folder).ping()
  for (const name of readdirSync(folder)) {
    if (name !== 'photos') rmSync(join(folder, name), { recursive: true })
  }
  await savedPicture(diskPhotoStore(folder))
})
