import { join } from 'node:path'
import { expect, test } from 'vitest'
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
    await stores.events.bin.putEvent(first?.id ?? '', deletion('evento'))
    const photo = second?.fotos[0]?.id ?? 0
    await stores.events.bin.putPhotos(second?.id ?? '', [photo], deletion('foto'))
  })
  return { dataDir, whole }
}

const restoreAll = async ({ events }: Stores) => {
  for (const { id } of await events.bin.all()) await events.bin.restore(id)
}

test('a backup carries the bin, which comes back with it and restores to the same bytes', async () => {
  const { dataDir, whole } = await schoolWithBin()
  const archive = join(aDataFolder(), 'escola.tar')
  const made = await escolaHere(['backup', archive], { DATA_DIR: dataDir })
  expect(made.code).toBe(0)
  expect(made.out).toContain('1 evento e 1 foto')
  const restored = aDataFolder()
  expect((await escolaHere(['restore', archive], { DATA_DIR: restored })).code).toBe(0)
  expect(filesIn(restored)).toEqual(whole.files)
  await inFolder(restored, restoreAll)
  expect(await eventsIn(restored)).toEqual(whole.events)
})

test('a backup from before a deletion brings back what is in the bin now', async () => {
  const dataDir = aDataFolder()
  await fillFolder(dataDir, { Feira: 2 })
  const whole = { events: await eventsIn(dataDir), files: filesIn(dataDir) }
  const archive = join(aDataFolder(), 'escola.tar')
  await escolaHere(['backup', archive], { DATA_DIR: dataDir })
  await inFolder(dataDir, async (stores) => {
    const [event] = await stores.events.all()
    await stores.events.bin.putEvent(event?.id ?? '', { id: 'x', at: new Date(), by })
  })
  expect((await escolaHere(['restore', archive], { DATA_DIR: dataDir })).code).toBe(0)
  expect(await eventsIn(dataDir)).toEqual(whole.events)
  expect(filesIn(dataDir)).toEqual(whole.files)
})

test('the doctor knows the bin, and misses a file of it', async () => {
  const { dataDir } = await schoolWithBin()
  const sound = await escolaHere(['doctor'], { DATA_DIR: dataDir })
  expect(sound.out).toContain('4 fotos examinadas, todas inteiras')
  expect(sound.out).toContain('Não há fotos fora dos eventos')
  await inFolder(dataDir, async (stores) => {
    await stores.events.bin.remove('foto', new Date())
  })
  const left = await escolaHere(['doctor'], { DATA_DIR: dataDir })
  expect(left.out).toContain('1 foto não está em nenhum evento')
})

test('an export leaves the bin out, and says so', async () => {
  const { dataDir } = await schoolWithBin()
  const folder = join(aDataFolder(), 'copia')
  const { code, out, err } = await escolaHere(['export', folder], { DATA_DIR: dataDir })
  expect(code).toBe(0)
  expect(err).toContain('2 itens da Lixeira não vão na exportação')
  expect(out).toContain('1 evento e 1 foto')
})
