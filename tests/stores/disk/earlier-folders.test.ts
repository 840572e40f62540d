import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeOverEarlierFolders } from '#adapters/disk/earlier-folders.ts'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { aKey } from '#tests/sample-data/builders.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

const earlierNames = ['photos', 'deleted', 'set-aside', 'batches', 'processes']

/** A data folder as release 1.0 left it: photos of everyone and of families, in the bin, and set aside. */
function anEarlierFolder(dataDir = aDataFolder()) {
  for (const name of [...earlierNames, 'originals', 'staging']) mkdirSync(join(dataDir, name))
  const keys = {
    everyone: aKey(),
    families: `g${aKey()}`,
    inBin: aKey(),
    familiesInBin: `g${aKey()}`,
    aside: aKey(),
  }
  const put = (home: string, originals: string, key: string) => {
    mkdirSync(join(dataDir, home, key))
    for (const file of ['400.webp', 'large.webp']) {
      writeFileSync(join(dataDir, home, key, file), `${file} of ${key}`)
    }
    writeFileSync(join(dataDir, originals, `${key}.jpeg`), `original of ${key}`)
  }
  put('photos', 'originals', keys.everyone)
  put('photos', 'originals', keys.families)
  put('deleted', 'deleted', keys.inBin)
  put('deleted', 'deleted', keys.familiesInBin)
  put('set-aside', 'set-aside', keys.aside)
  writeFileSync(join(dataDir, 'batches', 'lote'), '77\n')
  writeFileSync(join(dataDir, 'processes', 'of-77'), '')
  writeFileSync(join(dataDir, 'escola.db'), 'the database')
  return { dataDir, keys: Object.values(keys) }
}

async function expectOneHome({ dataDir, keys }: { dataDir: string; keys: string[] }) {
  expect(readdirSync(dataDir).sort()).toEqual(['escola.db', 'originals', 'pictures', 'staging'])
  expect(readdirSync(join(dataDir, 'pictures')).sort()).toEqual(keys.toSorted())
  expect(readdirSync(join(dataDir, 'originals')).sort()).toEqual(
    keys.map((key) => `${key}.jpeg`).sort(),
  )
  const photos = diskPhotoStore(dataDir)
  for (const key of keys) {
    const text = async (file: string) => {
      const read = await photos.read(key, file)
      return read && Buffer.from(read.bytes).toString()
    }
    expect(await text('large.webp')).toBe(`large.webp of ${key}`)
    expect(await text('400.webp')).toBe(`400.webp of ${key}`)
    const original = await photos.original({ url: `/fotos/${key}/large.webp` })
    expect(Buffer.from(original?.bytes ?? []).toString()).toBe(`original of ${key}`)
  }
}

test('the pictures of an earlier release come to one home by renames, and its folders are gone', async () => {
  const school = anEarlierFolder()
  const [key = ''] = school.keys
  const { ino } = statSync(join(school.dataDir, 'photos', key, 'large.webp'))
  // Twice, as two starts would.
  for (const _ of [1, 2]) {
    await takeOverEarlierFolders(school.dataDir)
    await expectOneHome(school)
  }
  expect(statSync(join(school.dataDir, 'pictures', key, 'large.webp')).ino).toBe(ino)
  for (const name of earlierNames) expect(existsSync(join(school.dataDir, name))).toBe(false)
})

test('a second copy under another name is not taken for another photo, and none overwrites the first', async () => {
  const school = anEarlierFolder()
  const { dataDir, keys } = school
  const [key = '', , , , aside = ''] = keys
  // An earlier sweep numbered what it set aside twice.
  for (const copy of [`${key}~1`, `${aside}~2`]) {
    mkdirSync(join(dataDir, 'set-aside', copy))
    writeFileSync(join(dataDir, 'set-aside', copy, 'large.webp'), 'another copy')
  }
  writeFileSync(join(dataDir, 'set-aside', `${key}.jpeg~1`), 'another copy')
  await takeOverEarlierFolders(dataDir)
  await expectOneHome(school)
})

test('a picture that was set aside twice and is nowhere else keeps one copy', async () => {
  const { dataDir } = anEarlierFolder()
  const key = aKey()
  mkdirSync(join(dataDir, 'set-aside', `${key}~1`))
  writeFileSync(join(dataDir, 'set-aside', `${key}~1`, 'large.webp'), 'the only one')
  await takeOverEarlierFolders(dataDir)
  const kept = readFileSync(join(dataDir, 'pictures', key, 'large.webp'), 'utf8')
  expect(kept).toBe('the only one')
})

test('interrupted after any number of files and begun again, it comes to the same', async () => {
  const renamed = anEarlierFolder()
  renameSync(join(renamed.dataDir, 'photos'), join(renamed.dataDir, 'pictures'))
  await takeOverEarlierFolders(renamed.dataDir)
  await expectOneHome(renamed)
  const renames = namesToMove()
  expect(renames).toBeGreaterThan(6)
  for (let survived = 0; survived < renames; survived += 1) {
    const school = anEarlierFolder()
    takePart(school.dataDir, survived)
    await takeOverEarlierFolders(school.dataDir)
    await expectOneHome(school)
  }
})

/** How many names the earlier folders hold. */
function namesToMove(): number {
  const { dataDir } = anEarlierFolder()
  const homes = ['photos', 'deleted', 'set-aside']
  return homes.flatMap((home) => readdirSync(join(dataDir, home))).length
}

/** Stops after `survived` renames, name by name as if an earlier release had run on the new data. */
function takePart(dataDir: string, survived: number): void {
  mkdirSync(join(dataDir, 'pictures'))
  let left = survived
  for (const home of ['photos', 'deleted', 'set-aside']) {
    for (const name of readdirSync(join(dataDir, home))) {
      if (left === 0) return
      left -= 1
      const place = name.includes('.') ? 'originals' : 'pictures'
      renameSync(join(dataDir, home, name), join(dataDir, place, name))
    }
    rmSync(join(dataDir, home), { recursive: true })
  }
}

test('files of an upload that was under way when the old release stopped are not lost with its records', async () => {
  const { dataDir } = anEarlierFolder()
  const key = aKey()
  mkdirSync(join(dataDir, 'staging', key))
  writeFileSync(join(dataDir, 'staging', key, 'large.webp'), 'half')
  await takeOverEarlierFolders(dataDir)
  expect(readdirSync(join(dataDir, 'staging'))).toEqual([key])
})

test('a new data folder has nothing to take over', async () => {
  const dataDir = aDataFolder()
  await takeOverEarlierFolders(dataDir)
  expect(readdirSync(dataDir)).toEqual([])
  await diskPhotoStore(dataDir).ping()
  expect(readdirSync(dataDir).sort()).toEqual(['originals', 'pictures', 'staging'])
})
