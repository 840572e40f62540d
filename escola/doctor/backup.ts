import { existsSync } from 'node:fs'
import { backupFolder, loadBackupRecord } from '#adapters/disk/backup-folder.ts'
import { backupWords } from '#content/backup.ts'
import { fileSize } from '#content/file-size.ts'
import { formatMoment } from '#content/moments.ts'
import { type BackupPlace, isLateSince } from '#domain/backups/backup-record.ts'
import { isAhead } from '#domain/backups/retention.ts'
import { present } from '#escola/present.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { Env } from '#server/env.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

type BackupCheck = Pick<Env, 'backupTo' | 'backupAt' | 'alarmUrl'> & {
  now: Date
  /** A timer of systemd starts the backups. */
  isTimed: boolean
}

export async function checkBackup(
  dataDir: string,
  { backupTo, backupAt, alarmUrl, now, isTimed }: BackupCheck,
): Promise<Finding[]> {
  const record = await loadBackupRecord(dataDir)
  if (!record) {
    if (backupAt || isTimed) {
      return [warning('O backup automático está ligado; o primeiro será o desta noite.')]
    }
    const way = 'ligue o escola-backup.timer ou BACKUP_AT (docs/operacao.md, Backup)'
    return [warning(`Ainda não há backup automático: ${way}.`)]
  }
  const { key, keyShown, repository } = backupFolder(dataDir)
  const isKnown = record.places.some(({ location }) => location === backupTo)
  const isKeyUnseen = backupTo && existsSync(key) && !existsSync(keyShown)
  return present([
    ...record.places.flatMap((place) => placeFindings(place, repository, now)),
    record.databaseFault && problem(`No último backup: ${record.databaseFault}`),
    backupTo &&
      !isKnown &&
      warning(`Em ${backupTo} ainda não há backup: o primeiro será o desta noite.`),
    isKeyUnseen &&
      warning(
        `Ninguém viu ainda a chave que abre as cópias em outra máquina. Imprima-a: ${operatorCommand('backup-key')}`,
      ),
    !backupTo && warning('O backup fica só nesta máquina: diga em BACKUP_TO um segundo lugar.'),
    !alarmUrl && warning('Ninguém é avisado de uma falha: diga em ALARM_URL a quem.'),
  ])
}

function placeFindings(
  { location, lastGood, fault, misdated = {} }: BackupPlace,
  repository: string,
  now: Date,
): Finding[] {
  const where = location === repository ? 'nesta máquina' : `em ${location}`
  const faults = fault ? [problem(`No último backup ${where}: ${fault}`)] : []
  if (!lastGood) return [problem(`Nenhum backup ${where} deu certo até agora.`), ...faults]
  const last = `Último backup ${where}: ${formatMoment(lastGood.at)}, ${fileSize(lastGood.bytes)}.`
  const wrong = Object.keys(misdated).length
  return present([
    isAhead(lastGood.at, now)
      ? problem(`${last} ${backupWords.ahead}`)
      : isLateSince(lastGood.at, now)
        ? problem(`${last} Faz mais de dois dias.`)
        : ok(last),
    wrong > 0 && warning(`Entre os backups ${where}: ${backupWords.misdated(wrong)}`),
    ...faults,
  ])
}
