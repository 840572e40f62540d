import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { backupFolder, loadBackupRecord, saveBackupRecord } from '#adapters/disk/backup-folder.ts'
import type { BackupRecord } from '#domain/backups/backup-record.ts'
import { adminBrowser, signIn } from '#tests/running-site/admin-client.ts'
import { clockAhead, skipAnHour } from '#tests/running-site/fake-clock.ts'
import { freePort } from '#tests/running-site/free-port.ts'
import { adminSiteForTest, siteForTest } from '#tests/running-site/site-for-test.ts'
import type { SiteProcess } from '#tests/running-site/site-process.ts'
import { fillFolder } from '#tests/sample-data/school-folder.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { alarmReceiver } from './alarm-receiver.ts'
import { emptyRepository } from './escola/empty-repository.ts'
import { escolaHere } from './escola/operator.ts'

const soon = { timeout: 60_000, interval: 200 }

const aRecord = ({ at = new Date().toISOString(), fault = '' } = {}): BackupRecord => ({
  since: at,
  lastRun: at,
  databaseFault: null,
  places: [{ location: '/copia', lastGood: { at, bytes: 3.4 * 1024 ** 3 }, fault: fault || null }],
})

test('a copy that fails raises the alarm, then one that is late, and a restart repeats nothing', async () => {
  const { url, heard } = await alarmReceiver()
  const alarms = () => heard.map(({ alarm }) => alarm)
  const first = await adminSiteForTest({ ALARM_URL: url })
  const jar = await signIn(first)
  const folder = first.dataDir
  const panel = async (site: SiteProcess) => (await adminBrowser(site, jar).get('/admin')).text()
  const health = async (site: SiteProcess) => (await fetch(`${site.url}/healthz`)).json()
  expect(await health(first)).toMatchObject({ backup: null })
  expect(await panel(first)).toContain('Ninguém guarda cópia deste site')

  await saveBackupRecord(folder, aRecord({ fault: `Não há ${folder}.` }))
  await expect.poll(alarms, soon).toEqual(['backup-failed raised'])
  await first.stop()
  const site = await siteForTest({ DATA_DIR: folder, ALARM_URL: url })
  await pause(6_000)
  expect(alarms()).toEqual(['backup-failed raised'])

  await saveBackupRecord(folder, aRecord({ at: '2026-01-02T06:30:00.000Z' }))
  await expect.poll(alarms, soon).toHaveLength(3)
  expect(alarms().sort()).toEqual([
    'backup-failed over',
    'backup-failed raised',
    'backup-late raised',
  ])
  const bytes = Math.round(3.4 * 1024 ** 3)
  expect(await health(site)).toMatchObject({
    backup: { at: '2026-01-02T06:30:00.000Z', bytes: expect.closeTo(bytes, -1), late: true },
  })
  expect(await panel(site)).toMatch(
    /bg-danger-tint[^>]*><p[^>]*>Último backup: 2 de janeiro de 2026 às 03:30, 3,4 GB/,
  )

  await saveBackupRecord(folder, aRecord())
  await expect.poll(() => alarms().slice(3), soon).toEqual(['backup-late over'])
  expect(await health(site)).toMatchObject({ backup: { late: false } })
  expect(await panel(site)).toMatch(/text-soft[^>]*>Último backup: .*está íntegro/)
  for (const { body, path } of heard) {
    expect(body).toMatch(/^localhost:\d+: .* backup /)
    expect(body).not.toContain(folder)
    expect(path).toBe('/canal-secreto')
  }
  const { log, operator } = site.output()
  expect(log + operator).not.toContain('canal-secreto')
})

test('stores that do not answer are told, and that they answer again', async () => {
  const folder = aDataFolder()
  await fillFolder(folder, { Junina: 1 })
  const other = new DatabaseSync(join(folder, 'escola.db'))
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  const { url, heard } = await alarmReceiver()
  const site = await siteForTest({ DATA_DIR: folder, ALARM_URL: url, ...clockAhead(0) })
  /** Skips the minute that each of them would take. */
  const laterAlarms = () => {
    skipAnHour(site)
    return heard.map(({ alarm }) => alarm)
  }
  const slowly = { timeout: 60_000, interval: 2_000 }
  await expect.poll(laterAlarms, slowly).toEqual(['stores raised'])
  other.close()
  await expect.poll(laterAlarms, slowly).toEqual(['stores raised', 'stores over'])

  const photos = join(folder, 'pictures')
  renameSync(photos, `${photos}.old`)
  await expect.poll(() => laterAlarms().at(-1), slowly).toBe('stores raised')
  expect(existsSync(photos)).toBe(false)
})

test('where no timer runs, the site itself starts the nightly work', async () => {
  const folder = aDataFolder()
  await fillFolder(folder, { Junina: 1 })
  emptyRepository(backupFolder(folder).repository, folder)
  const site = await siteForTest({ DATA_DIR: folder, BACKUP_AT: '03:30' })
  await expect
    .poll(() => loadBackupRecord(folder), soon)
    .toMatchObject({ places: [{ fault: null }] })
  await expect.poll(() => site.output().log, soon).toContain('nightly work done')
})

test('doctor --alarm says what came back', async () => {
  const [works, refuses] = [await alarmReceiver(), await alarmReceiver({ status: 403 })]
  const doctor = (ALARM_URL: string) =>
    escolaHere(['doctor', '--alarm'], { DATA_DIR: aDataFolder(), ALARM_URL })
  const { host } = new URL(works.url)
  expect(await doctor(works.url)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`✓ O alarme de teste chegou a ${host}.`),
  })
  expect(works.heard).toMatchObject([
    { alarm: 'test test', body: expect.stringContaining('teste') },
  ])
  const refused = await doctor(refuses.url)
  expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('resposta 403') })
  expect(refused.out).not.toContain('canal-secreto')
  const nobody = await doctor(`http://127.0.0.1:${await freePort()}/x`)
  expect(nobody.out).toMatch(/127\.0\.0\.1:\d+: ECONNREFUSED/)
  expect((await doctor('')).out).toContain('ALARM_URL não está nas configurações')
})
