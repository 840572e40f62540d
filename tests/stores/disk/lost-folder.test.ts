import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { savedPicture } from '#tests/stores/photo-store.ts'

const unavailable = { name: 'StoreFault', kind: 'unavailable' }

test('a folder of pictures that is gone is a fault, and nothing makes an empty one in its place', async () => {
  const folder = aDataFolder()
  const running = diskPhotoStore(folder)
  await running.ping()
  const picture = await savedPicture(running)
  renameSync(join(folder, 'pictures'), join(folder, 'pictures.old'))

  for (const photos of [running, diskPhotoStore(folder)]) {
    await expect(photos.ping()).rejects.toMatchObject(unavailable)
    await expect(savedPicture(photos)).rejects.toMatchObject(unavailable)
    await expect(photos.remove([picture])).rejects.toMatchObject(unavailable)
    await expect(photos.stored()).rejects.toMatchObject(unavailable)
    expect(existsSync(join(folder, 'pictures'))).toBe(false)
    expect(readdirSync(join(folder, 'originals'))).toHaveLength(1)
  }

  renameSync(join(folder, 'pictures.old'), join(folder, 'pictures'))
  for (const photos of [running, diskPhotoStore(folder)]) {
    await photos.ping([picture])
    await savedPicture(photos)
  }
})

test('a data folder that disappears under a running site is not made anew', async () => {
  const folder = aDataFolder()
  const photos = diskPhotoStore(folder)
  await photos.ping()
  rmSync(folder, { recursive: true })
  await expect(photos.ping()).rejects.toMatchObject(unavailable)
  await expect(savedPicture(photos)).rejects.toMatchObject(unavailable)
  expect(existsSync(folder)).toBe(false)
})

test('a site gets the folders that it does not have yet', async () => {
  const folder = aDataFolder()
  await diskPhotoStore(folder).ping()
  for (const name of readdirSync(folder)) {
    if (name !== 'pictures') rmSync(join(folder, name), { recursive: true })
  }
  await savedPicture(diskPhotoStore(folder))
})
