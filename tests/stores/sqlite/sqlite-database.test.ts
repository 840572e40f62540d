import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import type { Documents } from '#domain/documents.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { type GuardedEvents, guardedEvents } from '#domain/events/guarded-events.ts'
import { type PublicEvents, publicEvents } from '#domain/events/public-events.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

function aFile(): string {
  return join(aDataFolder(), 'escola.db')
}

async function fileWithEvents(count: number): Promise<string> {
  const file = aFile()
  const database = schoolDatabase(file)
  const events = eventStore(sqliteDocuments(database))
  for (let n = 0; n < count; n += 1)
    await events.create(aDraft({ descricao: 'x'.repeat(900) }), now)
  database.close()
  return file
}

test('events outlive the process', async () => {
  const file = await fileWithEvents(3)
  const again = eventStore(sqliteDocuments(schoolDatabase(file)))
  expect((await again.page({ from: 0, size: 9 })).total).toBe(3)
})

test('a first start that was killed half-way is undone by the next one', async () => {
  const [file, left] = [aFile(), aFile()]
  const starting = new DatabaseSync(file)
  // Pages are written to the file before the commit, with a journal that says how to undo them.
  starting.exec('PRAGMA cache_size = 1; BEGIN; CREATE TABLE halves (whole TEXT)')
  for (let n = 0; n < 20; n += 1) {
    starting.prepare('INSERT INTO halves VALUES (?)').run('x'.repeat(5_000))
  }
  for (const ending of ['', '-journal']) copyFileSync(file + ending, left + ending)
  starting.close()
  expect(readFileSync(left).length).toBeGreaterThan(5_000)

  const events = eventStore(sqliteDocuments(schoolDatabase(left)))
  await events.create(aDraft(), now)
  expect((await events.page({ from: 0, size: 9 })).total).toBe(1)
})

test('what cannot be remembered as deleted is not deleted', async () => {
  const file = aFile()
  const events = eventStore(sqliteDocuments(schoolDatabase(file)))
  const { id } = await events.create(aDraft(), now)
  const [one, two] = (await events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)) ?? []
  await events.bin.putPhotos(id, [two?.id ?? 0], { id: 'item', at: now, by: '' })
  const everything = async () => [await events.all(), await events.bin.all()]
  const before = await everything()
  const other = new DatabaseSync(file)
  other.exec(`
    CREATE TRIGGER nothing_is_remembered BEFORE INSERT ON documents
    WHEN NEW.collection = 'site-apagados' BEGIN SELECT RAISE(ABORT, 'no'); END`)
  other.close()
  for (const deletion of [
    () => events.remove(id, now),
    () => events.removePhotos(id, [one?.id ?? 0], now),
    () => events.replacePicture(id, one?.url ?? '', { url: aNewPhoto().url }, now),
    () => events.bin.remove('item', now),
  ]) {
    await expect(deletion()).rejects.toMatchObject({ name: 'StoreFault' })
    expect(await everything()).toEqual(before)
  }
})

test('what another program has left and nobody can read is named', async () => {
  const file = await fileWithEvents(1)
  const other = new DatabaseSync(file)
  other.exec(
    "UPDATE documents SET fields = json_set(fields, '$.data', 'ontem', '$.imagem', 'javascript:alert(1)')",
  )
  other.close()
  expect(await eventStore(sqliteDocuments(schoolDatabase(file))).unreadable()).toMatchObject([
    { nome: 'Festa Junina', campo: 'data', valor: 'ontem' },
    { nome: 'Festa Junina', campo: 'imagem', valor: 'javascript:alert(1)' },
  ])
})

test('a change by another process changes the version', async () => {
  const file = await fileWithEvents(1)
  const ours = eventStore(sqliteDocuments(schoolDatabase(file)))
  const before = await ours.version()
  const other = eventStore(sqliteDocuments(schoolDatabase(file)))
  await other.create(aDraft(), now)
  expect(await ours.version()).not.toBe(before)
})

test('a damaged file is a clear fault, is never changed, and a repaired one works again', async () => {
  const file = await fileWithEvents(60)
  const sound = `${file}.sound`
  copyFileSync(file, sound)
  const bytes = readFileSync(file)
  for (const damage of [
    // One page that the first list would not even touch: only the check on opening finds it.
    () => Buffer.from(bytes).fill(0x5a, bytes.length - 4096),
    () => Buffer.from(bytes).fill(0x5a, 4096, bytes.length - 4096),
    () => bytes.subarray(0, 6000),
    () => Buffer.from('<!doctype html> this was never a database file at all'.repeat(99)),
  ]) {
    writeFileSync(file, damage())
    const damaged = readFileSync(file)
    const database = schoolDatabase(file)
    const events = eventStore(sqliteDocuments(database))
    for (const call of [
      () => events.page({ from: 0, size: 9 }),
      () => events.ping(),
      () => events.create(aDraft(), now),
    ]) {
      await expect(call()).rejects.toMatchObject({
        name: 'StoreFault',
        kind: 'other',
        message: /danificado/,
      })
    }
    database.close()
    expect(readFileSync(file).equals(damaged)).toBe(true)

    copyFileSync(sound, file)
    const total = () => events.page({ from: 0, size: 9 }).then((page) => page.total)
    await expect.poll(() => total().catch(() => 'damaged'), { timeout: 5000 }).toBe(60)
    database.close()
  }
})

test('a write waits for another process without holding up the others', async () => {
  const file = await fileWithEvents(1)
  const events = eventStore(sqliteDocuments(schoolDatabase(file)))
  await events.ping()
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  onTestFinished(() => void exec.mockRestore())
  const attempts = () => exec.mock.calls.filter(([sql]) => sql === 'BEGIN IMMEDIATE').length
  const started = performance.now()
  let written = false
  const write = events.create(aDraft(), now).then(() => {
    written = true
  })
  expect((await events.page({ from: 0, size: 9 })).total).toBe(1)
  expect(performance.now() - started).toBeLessThan(1000)
  await expect.poll(attempts).toBeGreaterThan(3)
  expect(written).toBe(false)
  other.exec('COMMIT')
  await write
  expect((await events.page({ from: 0, size: 9 })).total).toBe(2)
})

test('a lock that does not end is an unavailable store', async () => {
  const file = await fileWithEvents(1)
  const events = eventStore(sqliteDocuments(schoolDatabase(file)))
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  await expect(events.create(aDraft(), now)).rejects.toMatchObject({ kind: 'unavailable' })
  other.exec('ROLLBACK')
  await expect(events.create(aDraft(), now)).resolves.toMatchObject({ nome: 'Festa Junina' })
})

test('a folder that cannot be used is a fault with a sentence, not a crash', async () => {
  const file = aFile()
  mkdirSync(file)
  const asFolder = eventStore(sqliteDocuments(schoolDatabase(file)))
  await expect(asFolder.ping()).rejects.toMatchObject({ name: 'StoreFault', kind: 'unavailable' })
  const inFile = eventStore(sqliteDocuments(schoolDatabase('/dev/null/escola.db')))
  await expect(inFile.ping()).rejects.toMatchObject({ name: 'StoreFault', kind: 'unavailable' })
})

test('a database of a newer site is left alone', async () => {
  const file = await fileWithEvents(1)
  const newer = new DatabaseSync(file)
  newer.exec('PRAGMA user_version = 999')
  newer.close()
  const events = eventStore(sqliteDocuments(schoolDatabase(file)))
  await expect(events.ping()).rejects.toMatchObject({ kind: 'other', message: /versão mais nova/ })
})

test('a database of before 1.0 is refused with the way out, and nothing in it is changed', async () => {
  const file = aFile()
  const old = new DatabaseSync(file)
  old.exec("CREATE TABLE eventos (nome TEXT); INSERT INTO eventos VALUES ('Junina')")
  old.exec('PRAGMA user_version = 18')
  old.close()
  const events = eventStore(sqliteDocuments(schoolDatabase(file)))
  await expect(events.ping()).rejects.toMatchObject({
    kind: 'other',
    message: /antes da versão 1\.0.*“escola export”.*“escola import”/,
  })
  const again = new DatabaseSync(file)
  expect(again.prepare('PRAGMA user_version').get()).toEqual({ user_version: 18 })
  expect(again.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'eventos' }])
  again.close()
})

test('a change of which one write fails writes none', async () => {
  const documents = sqliteDocuments(schoolDatabase(aFile()))
  const [event, item] = [
    { in: 'eventos', id: 'a' },
    { in: 'site-lixeira', id: 'b' },
  ] as const
  const unwritable: Record<string, unknown> = {}
  unwritable.itself = unwritable
  const writes = [
    [event, { nome: 'Festa' }],
    [item, unwritable],
  ] as const
  await expect(documents.change([event], () => ({ result: null, writes }))).rejects.toThrow()
  expect(await documents.find(event)).toBeNull()
})

test('the newest changes are read from an index, without sorting or scanning', async () => {
  const file = await fileWithEvents(1)
  const plans = (field: string) =>
    queryPlans(file, (documents) => documents.newest('site-mudancas', field, 9, '2026'))
  expect(await plans('id')).toEqual([
    'SEARCH documents USING INDEX changes_by_id (collection=? AND <expr><?)',
  ])
  expect(await plans('schoolId')).toEqual([
    'SEARCH documents USING INDEX changes_of_the_school (collection=? AND <expr><?)',
  ])
})

test('for a stranger, a hidden event takes the same queries as one that never was', async () => {
  const file = await fileWithEvents(0)
  const events = eventStore(sqliteDocuments(schoolDatabase(file)))
  for (const visibilidade of ['ninguem', 'familias'] as const) {
    const { id } = await events.create(aDraft({ visibilidade }), now)
    const [photo] = (await events.appendPhotos(id, [aNewPhoto()], now)) ?? []
    const slice = { from: 0, size: 60 }
    const stranger = { token: 'a'.repeat(22), isAdmin: false }
    const requests: ((shown: PublicEvents, guarded: GuardedEvents, id: string) => unknown)[] = [
      (shown, _, id) => shown.gallery(id, slice),
      (shown, _, id) => shown.photoPosition(id, photo?.id ?? 0),
      (shown, _, id) => shown.photoById(id, photo?.id ?? 0),
      (_, guarded, id) => guarded.gallery(id, stranger, slice),
      (_, guarded, id) => guarded.photoById(id, stranger, photo?.id ?? 0),
      (_, guarded, id) => guarded.photoPosition(id, stranger, photo?.id ?? 0),
      (_, guarded, id) => guarded.photoByKey(id, stranger, 'large'),
    ]
    for (const request of requests) {
      const plansFor = (id: string) =>
        queryPlans(file, async (documents) => {
          const [opened, clock] = [eventStore(documents), () => now]
          const answer = request(publicEvents(opened, clock), guardedEvents(opened, clock), id)
          expect(await answer).toBeNull()
        })
      expect(await plansFor(id)).toEqual(await plansFor('nunca-existiu'))
    }
  }
})

/** How SQLite runs each query that is prepared for this read. */
async function queryPlans(file: string, read: (documents: Documents) => Promise<unknown>) {
  const documents = sqliteDocuments(schoolDatabase(file))
  await documents.ping()
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  await read(documents)
  const queries = prepare.mock.calls.map(([sql]) => sql)
  prepare.mockRestore()
  const database = new DatabaseSync(file)
  const steps = (sql: string) => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()
  return queries.map((sql) =>
    steps(sql)
      .map(({ detail }) => String(detail))
      .join('; '),
  )
}

test('what was acknowledged survives kill -9', async () => {
  const file = aFile()
  const script = `
    const { schoolDatabase } = await import('${import.meta.dirname}/../../../adapters/sqlite/database.ts')
    const { sqliteDocuments } = await import('${import.meta.dirname}/../../../adapters/sqlite/documents.ts')
    const { eventStore } = await import('${import.meta.dirname}/../../../domain/events/event-store.ts')
    const events = eventStore(sqliteDocuments(schoolDatabase(${JSON.stringify(file)})))
    await events.create({ nome: 'Gravado', descricao: 'x', data: '2026-01-01' }, new Date(0))
    process.kill(process.pid, 'SIGKILL')`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect(signal).toBe('SIGKILL')
  const [event] = await eventStore(sqliteDocuments(schoolDatabase(file))).all()
  expect(event?.nome).toBe('Gravado')
})
