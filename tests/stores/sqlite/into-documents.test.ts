import { copyFileSync, existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { migrations } from '#adapters/sqlite/migrations.ts'
import { accountStore } from '#domain/admin/account-store.ts'
import { invitationStore } from '#domain/admin/invitation-store.ts'
import { passkeyStore } from '#domain/admin/passkey-store.ts'
import { sessionStore } from '#domain/admin/session-store.ts'
import { usedChallengeStore } from '#domain/admin/used-challenge-store.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { clockRecord } from '#domain/clock/clock-record.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { aKey } from '#tests/sample-data/builders.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

const [cover, second, binned, waiting] = [aKey(), aKey(), aKey(), aKey()].map(
  (key) => `/fotos/${key}/large.webp`,
)
const oval = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 }
const link = `${'a'.repeat(64)} 2027-01-01T00:00:00.000Z`
const deletedEvent = {
  id: 'velho',
  nome: 'Sarau',
  descricao: '',
  data: '2020-05-05',
  criadoEm: '2020-05-01T12:00:00.000Z',
  visibilidade: 'todos',
  fotos: [{ id: 1, url: '/velha.webp', nome: '', uploadedAt: '' }],
}

/** A database of the previous release, with something in every table. */
function aFileOfBefore(): string {
  const file = join(aDataFolder(), 'escola.db')
  const old = new DatabaseSync(file)
  const version = migrations.findIndex(
    (step) => typeof step === 'function' && step.name === 'intoDocuments',
  )
  for (const step of migrations.slice(0, version)) {
    if (typeof step === 'string') old.exec(step)
    else step(old)
  }
  old.exec(`PRAGMA journal_mode = WAL; PRAGMA user_version = ${version}`)
  const run = (sql: string, ...values: (string | number | null)[]) =>
    old.prepare(sql).run(...values)
  const event = `INSERT INTO eventos (id, nome, descricao, data, criadoEm, participantes, imagem, campos)
    VALUES (?, ?, '', ?, '2026-06-01T12:00:00.000Z', ?, ?, ?)`
  run(
    event,
    'festa',
    'Festa',
    '2026-06-20',
    120,
    cover ?? '',
    JSON.stringify({ visibilidade: 'familias', linkFamilias: link }),
  )
  run(event, 'vazio', 'Vazio', '', null, null, '{"futuro":"guardado"}')
  const photo = `INSERT INTO fotos (evento, place, id, url, nome, uploadedAt, width, height, legenda, tiradaEm, cobertos)
    VALUES ('festa', ?, ?, ?, 'a.jpg', '2026-06-21T12:00:00.000Z', ?, ?, ?, ?, ?)`
  run(
    photo,
    2,
    11,
    second ?? '',
    2048,
    1536,
    'A quadrilha',
    '2026-06-20T18:05:00',
    JSON.stringify([oval]),
  )
  run(photo, 1, 12, cover ?? '', null, null, null, null, null)
  run(
    "INSERT INTO submissions VALUES ('envio', 'festa', 11, 2, ?)",
    Date.parse('2026-06-21T12:00:00Z'),
  )
  const item = { id: 'item', deletedAt: '2026-06-21T12:00:00.000Z', by: 'Ana' }
  const inBin = [
    {
      ...item,
      kind: 'photos',
      eventId: 'festa',
      eventName: 'Festa',
      photos: [
        { photo: { id: 13, url: binned, nome: '', uploadedAt: '' }, place: 1, wasCover: false },
      ],
    },
    { ...item, id: 'outro', kind: 'event', event: deletedEvent },
  ]
  for (const each of inBin)
    run('INSERT INTO lixeira VALUES (?, ?, ?)', each.id, each.deletedAt, JSON.stringify(each))
  run(
    "INSERT INTO accounts VALUES ('admin', 'Ana', 'ana@escola.example', 'hash', 'g', 1, 5, 'c1 c2', NULL)",
  )
  run("INSERT INTO passkeys VALUES ('chave', 'publica', 3, 'usb nfc', 'Celular', 1, NULL, 'admin')")
  run("INSERT INTO sessions VALUES ('hash', 'g', 7, 'admin', 'Chrome')")
  run("INSERT INTO invitations VALUES ('convite', 'admin', 'g', NULL, 9)")
  run("INSERT INTO used_challenges VALUES ('desafio', 99)")
  run('INSERT INTO escola VALUES (1, 4, ?)', '{"current":{}}')
  const change = { id: '2026-06-21-a', at: '', by: 'Ana', kind: 'school', subject: 'Contato' }
  run('INSERT INTO changes VALUES (?, ?, ?)', change.id, change.kind, JSON.stringify(change))
  const batch = {
    id: 'lote',
    eventId: 'festa',
    photos: [{ url: waiting }],
    refused: [],
    bytes: 1,
    since: 1,
  }
  run('INSERT INTO waiting_batches VALUES (?, ?)', 'lote', JSON.stringify(batch))
  run('INSERT INTO clock VALUES (1, 1234)')
  run(
    "INSERT INTO apagados VALUES ('m1', '2026-01-01'), ('m2', '2026-01-01'), ('m3', '2026-01-02')",
  )
  run("INSERT INTO sem_evento VALUES ('k', 3, '2026-06-20')")
  old.close()
  return file
}

test('a database of tables becomes one of documents, and nothing is lost', async () => {
  const file = aFileOfBefore()
  const documents = sqliteDocuments(schoolDatabase(file))
  const events = eventStore(documents)
  const about = { descricao: '', criadoEm: '2026-06-01T12:00:00.000Z' }
  expect(await events.one('festa')).toEqual({
    ...{ id: 'festa', nome: 'Festa', ...about, data: '2026-06-20', participantes: 120 },
    ...{ imagem: cover, visibilidade: 'familias', linkFamilias: link },
    fotos: [
      { id: 12, url: cover, nome: 'a.jpg', uploadedAt: '2026-06-21T12:00:00.000Z' },
      {
        ...{ id: 11, url: second, nome: 'a.jpg', uploadedAt: '2026-06-21T12:00:00.000Z' },
        ...{ width: 2048, height: 1536, legenda: 'A quadrilha' },
        ...{ tiradaEm: '2026-06-20T18:05:00', cobertos: [oval] },
      },
    ],
  })
  expect(await events.one('vazio')).toMatchObject({ nome: 'Vazio', data: null })
  expect(await documents.find({ in: 'eventos', id: 'vazio' })).toMatchObject({ futuro: 'guardado' })
  expect((await events.bin.all()).map(({ id }) => id)).toEqual(['outro', 'item'])
  expect(await events.bin.restore('outro')).toBe('restored')
  expect(await events.one('velho')).toEqual(deletedEvent)
  expect(await events.bin.restore('item')).toBe('restored')
  expect((await events.one('festa'))?.fotos.map(({ id }) => id)).toEqual([12, 13, 11])
  const again = await events.appendPhotos('festa', [], new Date(), 'envio')
  expect(again?.map(({ id }) => id)).toEqual([12, 11])
  expect(await events.erased()).toEqual(new Set(['m1', 'm2', 'm3']))
  expect(await events.seenUnnamed()).toEqual(new Map([['k', { days: 3, last: '2026-06-20' }]]))
  expect(await accountStore(documents).find('admin')).toEqual({
    ...{ id: 'admin', name: 'Ana', email: 'ana@escola.example', passwordHash: 'hash' },
    ...{ generation: 'g', passkeyRequired: true, createdAt: 5, recoveryCodes: ['c1', 'c2'] },
    recoveredAt: null,
  })
  expect(await passkeyStore(documents).ofAccount('admin')).toMatchObject([
    { id: 'chave', counter: 3, transports: ['usb', 'nfc'], usedAt: null },
  ])
  expect(await sessionStore(documents).find('hash')).toMatchObject({ browser: 'Chrome' })
  expect(await invitationStore(documents).all()).toMatchObject([{ accountId: null, endsAt: 9 }])
  expect(await usedChallengeStore(documents).claim('desafio', 99)).toBe(false)
  expect(await schoolStore(documents).find()).toEqual({ document: { current: {} }, revision: 4 })
  expect(await changeLog(documents).ofSchool(9)).toMatchObject([{ subject: 'Contato' }])
  expect(await waitingBatchStore(documents).find('lote')).toMatchObject({ eventId: 'festa' })
  expect(await clockRecord(documents).last()).toEqual(new Date(1234))
})

test('the database of before stays beside the new one, for whoever has to go back', async () => {
  const file = aFileOfBefore()
  const database = schoolDatabase(file)
  await sqliteDocuments(database).ping()
  database.close()
  const copy = new DatabaseSync(`${file}.antes`, { readOnly: true })
  expect(copy.prepare('SELECT count(*) AS n FROM fotos').get()?.n).toBe(2)
  expect(copy.prepare('PRAGMA user_version').get()?.user_version).toBe(18)
  copy.close()
  const lastMonth = Date.now() / 1000 - 31 * 24 * 60 * 60
  utimesSync(`${file}.antes`, lastMonth, lastMonth)
  await sqliteDocuments(schoolDatabase(file)).ping()
  expect(existsSync(`${file}.antes`)).toBe(false)
})

test('a start that was killed before, during or after the copy is repeated by the next', async () => {
  const before = aFileOfBefore()
  const file = join(aDataFolder(), 'escola.db')
  for (const killed of [
    // While the copy was written.
    () => writeFileSync(`${file}.antes.new`, 'half of it'),
    // After it, and before the transaction ended.
    () => copyFileSync(before, `${file}.antes`),
  ]) {
    for (const ending of ['', '-wal', '-shm', '.antes', '.antes.new'])
      rmSync(file + ending, { force: true })
    copyFileSync(before, file)
    killed()
    const database = schoolDatabase(file)
    const events = eventStore(sqliteDocuments(database))
    expect((await events.one('festa'))?.fotos).toHaveLength(2)
    database.close()
    expect(existsSync(`${file}.antes`)).toBe(true)
    expect(existsSync(`${file}.antes.new`)).toBe(false)
  }
})

test('a new database has nothing to keep', async () => {
  const file = join(aDataFolder(), 'escola.db')
  await sqliteDocuments(schoolDatabase(file)).ping()
  expect(existsSync(`${file}.antes`)).toBe(false)
})
