import { existsSync } from 'node:fs'
import { backupFolder, loadBackupRecord } from '#adapters/disk/backup-folder.ts'
import { backupWords } from '#content/backup.ts'
import { backupState } from '#domain/backups/backup-record.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { Env } from '#server/env.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

type BackupCheck = Pick<Env, 'backupTo' | 'alarmUrl'> & { now: Date }

export async function checkBackup(
  dataDir: string,
  { backupTo, alarmUrl, now }: BackupCheck,
): Promise<Finding[]> {
  const record = await loadBackupRecord(dataDir)
  if (!record) {
    const way = 'ligue o escola-backup.timer ou BACKUP_AT (docs/operacao.md, Backup)'
    return [warning(`Ainda não há backup automático: ${way}.`)]
  }
  const { last, isLate } = backupState(record, now)
  const age = last ? backupWords.last(last) : backupWords.none
  const faults = [record.databaseFault, ...record.places.map(({ fault }) => fault)]
  const { key, keyShown } = backupFolder(dataDir)
  return [
    isLate ? problem(`${age} Faz mais de dois dias.`) : ok(age),
    ...faults.flatMap((fault) => (fault ? [problem(`No último backup: ${fault}`)] : [])),
    ...(backupTo && existsSync(key) && !existsSync(keyShown)
      ? [
          warning(
            `Ninguém viu ainda a chave que abre as cópias em outra máquina. Imprima-a: ${operatorCommand('backup-key')}`,
          ),
        ]
      : []),
    ...(backupTo
      ? []
      : [warning('O backup fica só nesta máquina: diga em BACKUP_TO um segundo lugar.')]),
    ...(alarmUrl ? [] : [warning('Ninguém é avisado de uma falha: diga em ALARM_URL a quem.')]),
  ]
}
