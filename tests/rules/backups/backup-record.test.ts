import { expect, test } from 'vitest'
import { backupLine } from '#content/backup.ts'
import { type BackupRecord, backupState, readBackupRecord } from '#domain/backups/backup-record.ts'
import { isBackupDue } from '#domain/backups/schedule.ts'

const now = new Date('2026-11-17T12:00:00Z')
const lastNight = '2026-11-17T06:30:00.000Z'
const longAgo = '2026-11-14T06:30:00.000Z'
const gigabyte = 1024 ** 3

const place = (at: string | null, fault: string | null = null) => ({
  location: '/copia',
  lastGood: at === null ? null : { at, bytes: 3.4 * gigabyte },
  fault,
})

const aRecord = (changes: Partial<BackupRecord> = {}): BackupRecord => ({
  since: longAgo,
  lastRun: lastNight,
  databaseFault: null,
  places: [place(lastNight)],
  ...changes,
})

const lineOf = (record: BackupRecord) => backupLine(backupState(record, now))

test('the panel has one calm line after a good night', () => {
  expect(lineOf(aRecord())).toEqual({
    text: 'Último backup: 17 de novembro de 2026 às 03:30, 3,4 GB. O banco de dados foi conferido e está íntegro.',
    urgent: false,
    isFine: true,
  })
})

test('a site without a backup says so aloud; one whose first backup failed does not alarm anybody on its first day', () => {
  expect(backupLine(null)).toEqual({
    text: 'Ninguém guarda cópia deste site. Envie esta frase a quem cuida do servidor.',
    urgent: true,
    isFine: false,
  })
  const first = aRecord({ since: lastNight, places: [place(null, 'Sem permissão.')] })
  expect(lineOf(first)).toMatchObject({ urgent: false, isFine: false })
  expect(lineOf(first).text).toContain('Nenhum backup automático deu certo até agora.')
})

test('one that failed is told, and is urgent after two days', () => {
  const failed = aRecord({ places: [place(lastNight, 'O disco encheu.')] })
  const text = expect.stringContaining('falhou')
  expect(lineOf(failed)).toMatchObject({ urgent: false, isFine: false, text })
  expect(lineOf(failed).text).not.toContain('encheu')
  expect(lineOf(aRecord({ places: [place(longAgo, 'x')] })).urgent).toBe(true)
  expect(lineOf(aRecord({ places: [place(null, 'x')] })).urgent).toBe(true)
  const almost = { ...aRecord(), places: [place('2026-11-15T12:00:00.000Z')] }
  expect(backupState(almost, now).isLate).toBe(false)
  expect(backupState(almost, new Date(now.getTime() + 1)).isLate).toBe(true)
})

test('a second place that stopped does not hide behind the first', () => {
  const record = aRecord({ places: [place(lastNight), place(longAgo, 'Sem rede.')] })
  expect(backupState(record, now)).toMatchObject({ last: { at: longAgo }, isLate: true })
  const never = aRecord({ places: [place(lastNight), place(null, 'Sem rede.')] })
  expect(backupState(never, now)).toMatchObject({ last: null, isLate: true, hasFailed: true })
})

test('a date in the future is said to be wrong, and is urgent', () => {
  const line = lineOf(aRecord({ places: [place('2036-11-17T06:30:00.000Z')] }))
  expect(line).toMatchObject({
    urgent: true,
    text: expect.stringContaining('Essa data está no futuro'),
  })
  const found = aRecord({ places: [{ ...place(lastNight), misdated: { a: lastNight } }] })
  expect(lineOf(found)).toEqual({
    urgent: false,
    isFine: true,
    text: expect.stringContaining('uma cópia com data errada'),
  })
})

test('a damaged database is urgent at once', () => {
  const line = lineOf(aRecord({ databaseFault: 'O banco de dados está danificado: x' }))
  expect(line.urgent).toBe(true)
  expect(line.text).toContain('O banco de dados está danificado')
})

test('what is not a record is none', () => {
  expect(readBackupRecord(JSON.stringify(aRecord()))).toEqual(aRecord())
  for (const text of ['', '{', '[]', '{"lastRun":1}', JSON.stringify(aRecord({ places: [] }))]) {
    expect(readBackupRecord(text), text).toBeNull()
  }
})

test('the nightly work is due once a day, and made up for after a night without power', () => {
  const at = (time: string) => new Date(`2026-11-${time}:00-03:00`)
  const due = (lastRun: Date | null, moment: Date) => isBackupDue('03:30', lastRun, moment)
  expect(due(null, at('17T20:00'))).toBe(true)
  expect(due(at('17T03:30'), at('17T03:31'))).toBe(false)
  expect(due(at('17T03:31'), at('18T03:29'))).toBe(false)
  expect(due(at('17T03:31'), at('18T03:30'))).toBe(true)
  // The server was off from the evening until the next noon.
  expect(due(at('16T03:31'), at('17T12:00'))).toBe(true)
  // A clock was wrong by years in an earlier night.
  expect(due(new Date('2036-11-17T06:30:00Z'), at('17T03:31'))).toBe(true)
  // Made by hand in the afternoon: the night has its own.
  expect(due(at('17T15:00'), at('18T03:29'))).toBe(false)
  expect(due(at('17T15:00'), at('18T03:30'))).toBe(true)
})
