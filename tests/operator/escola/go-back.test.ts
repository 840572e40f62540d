import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { removeOldCopy } from '#adapters/disk/copy-of-before.ts'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import type { Stores } from '#server/stores.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { eventsIn, filesIn, fillFolder, inFolder, send } from '#tests/sample-data/school-folder.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { escolaHere } from './operator.ts'

const now = new Date()
const release = 'escola-1.0.0-3f2a1bc9-0a1b2c3d'

/** A site just after an update: the copy is made, and then people go on. */
async function updated(
  events: Record<string, number>,
  since: (stores: Stores) => Promise<unknown>,
) {
  const folder = aDataFolder()
  await fillFolder(folder, events)
  const earlier = { documents: await documentsIn(folder), files: filesIn(folder) }
  expect(await step(folder, 'guardar', release)).toMatchObject({ code: 0 })
  await inFolder(folder, since)
  return { folder, earlier }
}

function step(folder: string, ...words: string[]) {
  return escolaHere(['dados-de-antes', ...words], { DATA_DIR: folder })
}

function question(folder: string, typed: string[]) {
  return escolaHere(['dados-de-antes', 'perguntar'], { DATA_DIR: folder }, typed)
}

async function goBack(folder: string) {
  expect(await step(folder, 'recolher')).toMatchObject({ code: 0, err: '' })
  const { code, out, err } = await step(folder, 'devolver')
  expect([code, err]).toEqual([0, ''])
  const [replaced = ''] = readdirSync(folder).filter((name) => name.startsWith('replaced-'))
  return { out, replaced: join(folder, replaced) }
}

/** Everything that is stored, but for the clock's record. */
async function documentsIn(folder: string) {
  const database = new DatabaseSync(join(folder, 'escola.db'))
  const rows = database
    .prepare(`SELECT collection, id, fields FROM documents
      WHERE collection NOT IN ('site-relogio', 'site-sessoes') ORDER BY 1, 2`)
    .all()
  database.close()
  return rows
}

const eventNamed = async ({ events }: Stores, name: string) => {
  const found = (await events.all()).find(({ nome }) => nome === name)
  if (!found) throw new Error(name)
  return found
}

test('going back gives the documents and files of before, binned photos too, and what is newer returns by import', async () => {
  const { folder, earlier } = await updated({ Junina: 3 }, async (stores) => {
    const { id, fotos } = await eventNamed(stores, 'Junina')
    await stores.events.bin.putPhotos(id, [fotos[0]?.id ?? 0], { id: 'item', at: now, by: 'Ana' })
    await stores.events.setFields(id, { nome: 'Julina' })
    await send(stores, id, 1)
    const { id: later } = await stores.events.create(aDraft({ nome: 'Feira' }), now)
    await send(stores, later, 2)
  })
  const newest = filesIn(folder)
  expect(await step(folder, 'versao')).toMatchObject({ out: release })
  const { code, asked } = await question(folder, ['não'])
  expect(code).toBe(1)
  expect(asked).toContain(`O site volta à versão ${release}`)
  expect(asked).toContain('1 evento e 3 fotos')
  expect(asked).toContain('Voltam a ser vistos os da Lixeira: 0 eventos e 1 foto')
  expect((await question(folder, ['sim'])).code).toBe(0)

  const { out, replaced } = await goBack(folder)
  expect(await documentsIn(folder)).toEqual(earlier.documents)
  expect(filesIn(folder)).toEqual(newest)
  for (const [path, digest] of earlier.files) expect(newest.get(path)).toBe(digest)
  expect(existsSync(join(folder, 'antes'))).toBe(false)
  expect(out).toContain(`import ${join(replaced, 'desde-entao')}`)

  await escolaHere(['import', join(replaced, 'desde-entao')], { DATA_DIR: folder })
  const counts = (await eventsIn(folder)).map(({ nome, fotos }) => [nome, fotos.length])
  expect(new Map(counts as [string, number][])).toEqual(
    new Map([
      ['Junina', 4],
      ['Feira', 2],
    ]),
  )
  expect(await step(folder, 'versao')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Não há para onde voltar'),
  })
})

test('what was deleted for good, covered or closed since stays so, and nobody is signed in', async () => {
  const { folder } = await updated({ Junina: 3, Halloween: 1, Sarau: 1 }, async (stores) => {
    const { id, fotos } = await eventNamed(stores, 'Junina')
    await removePhotos(id, [fotos[0]?.id ?? 0], stores, { now })
    // As covering a face does: the same photo gets another file.
    const [covered] = await send(stores, id, 1)
    await stores.photos.remove([fotos[1] ?? { url: '' }])
    expect(covered).toBeTruthy()
    const halloween = await eventNamed(stores, 'Halloween')
    await stores.events.remove(halloween.id, now)
    await stores.photos.remove(halloween.fotos)
    const sarau = await eventNamed(stores, 'Sarau')
    await stores.events.setFields(sarau.id, { visibilidade: 'ninguem' })
    await stores.sessions.create({ tokenHash: 'a', startedAt: now.getTime() } as never)
  })
  const { asked } = await question(folder, ['sim'])
  expect(asked).toContain('Não voltam: 2 fotos excluídas de verdade')
  expect(asked).toContain('Continuam fechados, porque alguém os fechou: Sarau')
  await goBack(folder)
  const events = await eventsIn(folder)
  expect(
    events.map(({ nome, fotos, visibilidade }) => [nome, fotos.length, visibilidade]).sort(),
  ).toEqual([
    ['Junina', 1, 'todos'],
    ['Sarau', 1, 'ninguem'],
  ])
  const erased = await inFolder(folder, ({ events }) => events.erased())
  expect(erased.size).toBe(5)
})

test('a release that failed before it changed anything leaves the data alone; one that changed them is undone', async () => {
  const { folder, earlier } = await updated({ Junina: 1 }, async () => {})
  const { mtimeMs } = statSync(join(folder, 'escola.db'))
  expect(await step(folder, 'devolver')).toMatchObject({ code: 0, out: '' })
  expect(statSync(join(folder, 'escola.db')).mtimeMs).toBe(mtimeMs)
  expect(await step(folder, 'devolver')).toMatchObject({ code: 0, out: '' })

  await step(folder, 'guardar', release)
  const database = new DatabaseSync(join(folder, 'escola.db'))
  database.exec("UPDATE documents SET fields = '{}'; PRAGMA user_version = 99")
  database.close()
  expect((await escolaHere(['check-settings'], { DATA_DIR: folder })).err).toContain(
    'é de uma versão mais nova do site. Para voltar à anterior, com os dados dela: sudo npm',
  )
  expect((await step(folder, 'devolver')).out).toContain('Os de depois estão em')
  expect(await documentsIn(folder)).toEqual(earlier.documents)
})

test('the copy waits for a site that is stopping, and goes after thirty days', async () => {
  const folder = aDataFolder()
  await fillFolder(folder, { Junina: 1 })
  const running = tryLockFolderExclusive(folder)
  const copying = step(folder, 'guardar', release)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(existsSync(join(folder, 'antes'))).toBe(false)
  running?.release()
  expect((await copying).code).toBe(0)
  expect(readFileSync(join(folder, 'antes/versao.txt'), 'utf8')).toBe(`${release}\n`)
  const later = (days: number) => trusted(new Date(Date.now() + days * 86_400_000))
  await removeOldCopy(folder, later(29))
  expect(existsSync(join(folder, 'antes/escola.db'))).toBe(true)
  await removeOldCopy(folder, later(31))
  expect(existsSync(join(folder, 'antes'))).toBe(false)
  await removeOldCopy(folder, later(31))
})
