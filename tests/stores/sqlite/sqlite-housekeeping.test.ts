import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { diskReserve } from '#adapters/sqlite/disk-reserve.ts'
import { sqliteEventStore } from '#adapters/sqlite/event-store.ts'
import { migrations } from '#adapters/sqlite/migrations.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
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

test('deleting an event finds its submissions by an index, and so does forgetting old ones', async () => {
  const file = join(aDataFolder(), 'escola.db')
  await sqliteEventStore(schoolDatabase(file)).ping()
  const database = new DatabaseSync(file)
  const plan = (sql: string) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail))
      .join('; ')
  expect(plan("SELECT 1 FROM submissions WHERE evento = 'x'")).toContain('submissions_by_event')
  expect(plan('DELETE FROM submissions WHERE arrivedAt < 5')).toContain('submissions_by_arrival')
})

test('submissions of an earlier version are kept for their time', async () => {
  const file = join(aDataFolder(), 'escola.db')
  const old = new DatabaseSync(file)
  for (const statements of migrations.slice(0, 3)) old.exec(String(statements))
  old.exec('PRAGMA user_version = 3')
  old.exec(`
    INSERT INTO eventos (id, nome, descricao, data, criadoEm) VALUES ('x', 'x', '', '', '');
    INSERT INTO submissions VALUES ('envio', 'x', NULL, 0)`)
  old.close()
  const events = sqliteEventStore(schoolDatabase(file))
  await events.removeSubmissionsBefore(new Date(Date.now() - 60_000))
  expect((await events.create(aDraft(), now, 'envio')).id).toBe('x')
  await events.removeSubmissionsBefore(new Date(Date.now() + 60_000))
  expect((await events.create(aDraft(), now, 'envio')).id).not.toBe('x')
  expect(await events.appendPhotos('x', [aNewPhoto()], now)).toHaveLength(1)
  rmSync(file)
})
