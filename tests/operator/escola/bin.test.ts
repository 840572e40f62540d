import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moveEventToBin, movePhotosToBin } from '#domain/events/move-to-bin.ts'
import { restoreItem } from '#domain/events/restore-item.ts'
import type { Stores } from '#server/stores.ts'
import { eventsIn, filesIn, fillFolder, inFolder } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { escolaHere } from './operator.ts'

const by = 'secretaria@escola.example'

/** A school of two events with two photos each, of which one event and one photo are in the bin. */
async function schoolWithBin() {
  const dataDir = aDataFolder()
  await fillFolder(dataDir, { Feira: 2, Sarau: 2 })
  const whole = { events: await eventsIn(dataDir), files: filesIn(dataDir) }
  await inFolder(dataDir, async (stores) => {
    const [first, second] = await stores.events.all()
    const deletion = (id: string) => ({ id, at: new Date(), by })
    await moveEventToBin(first?.id ?? '', stores, deletion('evento'))
    const photo = second?.fotos[0]?.id ?? 0
    await movePhotosToBin(second?.id ?? '', [photo], stores, deletion('foto'))
  })
  return { dataDir, whole }
}

const restoreAll = async (stores: Stores) => {
  for (const { id } of await stores.events.bin.all()) await restoreItem(id, undefined, stores)
}

test('a backup carries the bin, which comes back with it and restores to the same bytes', async () => {
  const { dataDir, whole } = await schoolWithBin()
  const archive = join(aDataFolder(), 'escola.tar')
  const made = await escolaHere(['backup', archive], { DATA_DIR: dataDir })
  expect(made.code).toBe(0)
  expect(made.out).toContain('1 evento e 1 foto')
  const restored = aDataFolder()
  expect((await escolaHere(['restore', archive], { DATA_DIR: restored })).code).toBe(0)
  expect(readdirSync(join(restored, 'photos'))).toHaveLength(1)
  expect(readdirSync(join(restored, 'deleted'))).toHaveLength(6)
  await inFolder(restored, restoreAll)
  expect(await eventsIn(restored)).toEqual(whole.events)
  expect(filesIn(restored)).toEqual(whole.files)
})

test('a backup from before a deletion brings back what is in the bin now', async () => {
  const dataDir = aDataFolder()
  await fillFolder(dataDir, { Feira: 2 })
  const whole = { events: await eventsIn(dataDir), files: filesIn(dataDir) }
  const archive = join(aDataFolder(), 'escola.tar')
  await escolaHere(['backup', archive], { DATA_DIR: dataDir })
  await inFolder(dataDir, async (stores) => {
    const [event] = await stores.events.all()
    await moveEventToBin(event?.id ?? '', stores, { id: 'x', at: new Date(), by })
  })
  expect((await escolaHere(['restore', archive], { DATA_DIR: dataDir })).code).toBe(0)
  expect(await eventsIn(dataDir)).toEqual(whole.events)
  expect(filesIn(dataDir)).toEqual(whole.files)
  expect(readdirSync(join(dataDir, 'deleted'))).toEqual([])
})

test('the doctor knows the bin, and misses a file of it', async () => {
  const { dataDir } = await schoolWithBin()
  const sound = await escolaHere(['doctor'], { DATA_DIR: dataDir })
  expect(sound.out).toContain('4 fotos examinadas, todas inteiras')
  expect(sound.out).toContain('Não há sobras')
  await inFolder(dataDir, async (stores) => {
    await stores.events.bin.remove('foto')
  })
  const left = await escolaHere(['doctor'], { DATA_DIR: dataDir })
  expect(left.out).toContain('2 arquivos sem evento')
})

test('an export leaves the bin out, and says so', async () => {
  const { dataDir } = await schoolWithBin()
  const folder = join(aDataFolder(), 'copia')
  const { code, out, err } = await escolaHere(['export', folder], { DATA_DIR: dataDir })
  expect(code).toBe(0)
  expect(err).toContain('2 itens da Lixeira não vão na exportação')
  expect(out).toContain('1 evento e 1 foto')
})
