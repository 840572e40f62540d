import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { diskReserve } from '#adapters/sqlite/disk-reserve.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { migrations } from '#adapters/sqlite/migrations.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { aNewPhoto } from '#tests/sample-data/builders.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

test('a released disk reserve is filled again as soon as there is room', () => {
  const file = join(aDataFolder(), 'escola.db.reserve')
  const reserve = diskReserve(file)
  reserve.fill()
  expect(reserve.release()).toBe(true)
  expect(existsSync(file)).toBe(false)
  expect(reserve.release()).toBe(false)
  reserve.fill()
  expect(existsSync(file)).toBe(true)
})

test('submissions of an earlier version are kept for their time', async () => {
  const file = join(aDataFolder(), 'escola.db')
  const old = new DatabaseSync(file)
  for (const statements of migrations.slice(0, 3)) old.exec(String(statements))
  old.exec('PRAGMA user_version = 3')
  old.exec(`
    INSERT INTO eventos (id, nome, descricao, data, criadoEm) VALUES ('x', 'x', '', '', '');
    INSERT INTO fotos (evento, place, id, url, nome, uploadedAt) VALUES ('x', 1, 7, '/a.webp', '', '');
    INSERT INTO submissions VALUES ('envio', 'x', 7, 1)`)
  old.close()
  const events = eventStore(sqliteDocuments(schoolDatabase(file)))
  const week = 7 * 24 * 60 * 60 * 1000
  await events.removeOldSubmissions(trusted(Date.now() + week - 60_000))
  const send = async () => (await events.appendPhotos('x', [aNewPhoto()], now, 'envio')) ?? []
  expect((await send()).map(({ id }) => id)).toEqual([7])
  await events.removeOldSubmissions(trusted(Date.now() + week + 60_000))
  expect((await send()).map(({ id }) => id)).toEqual([now.getTime()])
  rmSync(file)
})
