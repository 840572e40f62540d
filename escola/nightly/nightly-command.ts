import { clockWords } from '#content/clock.ts'
import { fileSize } from '#content/file-size.ts'
import type { BackupRecord } from '#domain/backups/backup-record.ts'
import { backupPlaces } from '#escola/backup/backup-places.ts'
import { holdingBackups } from '#escola/backup/holding-backups.ts'
import { defineCommand } from '#escola/command.ts'
import { flag } from '#escola/command-help.ts'
import { secondsSince } from '#escola/number-format.ts'
import { siteClock } from '#escola/site-clock.ts'
import { existingSiteEnv, localDataDir } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { type NightlyOptions, runNightly } from './run-nightly.ts'

export const nightlyCommand = defineCommand({
  summary: 'o trabalho de toda noite: confere o banco, faz o backup e apaga os antigos',
  usage: ['nightly [--recomecar]'],
  about: `É o que o escola-backup.timer roda toda noite, com o site no ar: confere o banco de dados inteiro, faz um
backup cifrado nesta máquina e, com BACKUP_TO, outro em outro lugar, lê de volta uma parte do que está
guardado e só então apaga os que passaram do prazo (ficam os dos últimos sete dias, os de quatro domingos e
o último de cada versão instalada). Usa o programa restic, do Debian. Nada é apagado onde o backup desta
noite falhou ou está danificado, nem enquanto há dúvida
sobre o relógio: ${operatorCommand('relogio')}

O resultado aparece no painel, em doctor e em /healthz; com ALARM_URL, o site avisa de uma falha.

A chave que abre os backups: ${operatorCommand('backup-key')}`,
  environment: {
    BACKUP_TO: backupPlaces,
    'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY': 'para um bucket',
  },
  failure: 'Nenhum backup foi feito.',
  interruption: 'Interrompido: o backup desta noite não terminou.',
  options: {
    recomecar: flag('aceita que as cópias de antes tenham desaparecido, e começa de novo'),
  },
  run: async ({ recomecar: startOver = false }, _, signal) => {
    const start = performance.now()
    const { store, photos, backupTo } = existingSiteEnv()
    if (store.kind !== 'sqlite' && photos.kind !== 'disk') {
      console.log(
        'Nada deste site fica nesta máquina: os backups são os do Firestore e do Cloudinary.',
      )
      return 0
    }
    const dataDir = localDataDir()
    const clock = await siteClock(dataDir)
    const tonight = { now: clock.now(), moment: clock.moment(), doubt: clock.doubt() }
    const options = { backupTo, startOver, ...tonight, signal }
    const record = await holdingBackups(dataDir, () => runNightly(dataDir, options))
    return report(record, tonight, start)
  },
})

function report(
  { databaseFault, places, lastRun }: BackupRecord,
  { moment, doubt }: Pick<NightlyOptions, 'moment' | 'doubt'>,
  start: number,
): number {
  if (databaseFault) console.error(databaseFault)
  else console.log('O banco de dados está íntegro.')
  for (const { location, lastGood, fault } of places) {
    if (lastGood?.at === lastRun) {
      console.log(`Backup feito em ${location} (${fileSize(lastGood.bytes)}).`)
    }
    if (fault) console.error(fault)
  }
  if (!moment) console.error('Nada foi apagado dos backups, porque o relógio está em dúvida.')
  if (doubt) {
    console.error(clockWords.doubt(doubt))
    console.error(clockWords.answers(operatorCommand('relogio --certo')))
  }
  const failed = databaseFault !== null || places.some(({ fault }) => fault !== null)
  console.log(`${failed ? 'Terminou com falhas' : 'Tudo em ordem'} (${secondsSince(start)}).`)
  return failed ? 1 : 0
}
