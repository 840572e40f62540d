import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { ownPhotoKey, photoFiles } from '#domain/photos/served-photo.ts'
import { aKey, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { referencedBy } from '#tests/stores/photo-store.ts'

const nothingHeld = referencedBy()

async function aStore() {
  const folder = aDataFolder()
  const photos = diskPhotoStore(folder)
  await photos.ping()
  return { folder, photos }
}

test('files that nobody can account for are set aside, and none overwrites another', async () => {
  const { folder, photos } = await aStore()
  const key = aKey()
  for (const round of ['first', 'second']) {
    mkdirSync(join(folder, 'photos', key))
    writeFileSync(join(folder, 'photos', key, 'large.webp'), round)
    writeFileSync(join(folder, 'photos', 'notas.txt'), round)
    writeFileSync(join(folder, 'originals', `${key}.jpeg`), round)
    writeFileSync(join(folder, 'staging', 'estranho'), round)
    await photos.sweep(nothingHeld)
  }
  for (const home of ['photos', 'originals', 'staging']) {
    expect(readdirSync(join(folder, home))).toEqual([])
  }
  const aside = readdirSync(join(folder, 'set-aside'))
  expect(aside).toHaveLength(8)
  expect(readFileSync(join(folder, 'set-aside', 'notas.txt'), 'utf8')).toBe('first')
})

test('a batch of another process that is alive is left alone, one of a dead process goes', async () => {
  const { folder, photos } = await aStore()
  const [alive, dead] = [aKey(), aKey()]
  for (const [key, pid] of [
    [alive, process.ppid],
    [dead, 2 ** 22 + 1],
  ]) {
    mkdirSync(join(folder, 'photos', String(key)))
    writeFileSync(join(folder, 'batches', `of-${key}`), `${pid}\n${key}\n`)
  }
  expect(await photos.sweep(nothingHeld)).toEqual({ removed: 1, setAside: 0, broughtBack: 0 })
  expect(readdirSync(join(folder, 'photos'))).toEqual([alive])
  expect(readdirSync(join(folder, 'batches'))).toEqual([`of-${alive}`])
})

test('files that waited for their turn when the process was killed go at the next start', async () => {
  const { folder, photos } = await aStore()
  const batch = await photos.beginBatch('festa')
  await batch.hold(Buffer.from('sent'))
  const [intent = ''] = readdirSync(join(folder, 'batches'))
  expect(readdirSync(join(folder, 'staging', intent))).toHaveLength(1)
  writeFileSync(join(folder, 'batches', intent), `${2 ** 22 + 1}\n`)
  await diskPhotoStore(folder).sweep(nothingHeld)
  for (const home of ['staging', 'batches', 'set-aside']) {
    expect(readdirSync(join(folder, home)), home).toEqual([])
  }
})

test('a photo folder holds the generated names only, and originals are for the site alone', async () => {
  const { folder, photos } = await aStore()
  const batch = await photos.beginBatch('festa')
  const picture = await batch.stage(Buffer.from('sent'), anEncodedPicture())
  await batch.publish()
  await batch.finish()
  const key = ownPhotoKey(picture.url) ?? ''
  expect(readdirSync(join(folder, 'photos', key)).sort()).toEqual(Object.values(photoFiles).sort())
  expect(statSync(join(folder, 'originals', `${key}.jpeg`)).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'originals')).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(folder, 'staging'))).toEqual([])
  expect(readdirSync(join(folder, 'batches'))).toEqual([])
})
