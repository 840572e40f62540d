import { resolve } from 'node:path'
import { isRealDay } from '#domain/school-day.ts'
import type { ArchiveSource } from '#escola/archive/read-archive.ts'
import type { Command } from '#escola/command.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { interruptible } from '#escola/interruptible.ts'
import { counted, eventsAndPhotos, secondsSince } from '#escola/number-format.ts'
import { parseOptions } from '#escola/parse-options.ts'
import { createProgress } from '#escola/progress.ts'
import { localDataDir, siteEnv } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { withBackupKey } from './backup-key.ts'
import { findBackup } from './find-backup.ts'
import { removeStaleFirstPassword } from './first-password.ts'
import { type RestoreReport, restoreSite } from './restore-site.ts'

export const restoreCommand: Command = {
  summary: 'põe de volta o site guardado por um backup',
  help: `Uso: ${operatorCommand('restore ARQUIVO')}
     ${operatorCommand('restore --mais-novo [--dia AAAA-MM-DD] [--chave ARQUIVO]')}

Confere o backup inteiro, e só então o põe no lugar do que há na pasta de dados. O site precisa
estar parado. Uma queda no meio deixa o site antigo ou o restaurado, nunca a metade.

Nada é perdido: o banco de dados substituído fica em uma pasta replaced-DATA, dentro da pasta de
dados, e as fotos que o backup não tem ficam guardadas por 30 dias, sem que ninguém as veja. Para
desfazer: pare o site, copie o escola.db de replaced-DATA para a pasta de dados e inicie o site; as
fotos voltam sozinhas.

A senha do admin volta a ser a que valia quando o backup foi feito.

Opções:
  --mais-novo   o backup mais novo dos que são feitos toda noite, nesta máquina ou em BACKUP_TO
  --dia DIA     o daquele dia, como 2026-11-14
  --chave ARQ   um arquivo com a chave dos backups; sem a opção, a desta máquina ou a que for digitada
  --help        esta ajuda

Ambiente:
  DATA_DIR      a pasta de dados do site (padrão: ./data)
  BACKUP_TO     onde está a cópia: uma pasta, s3:https://SERVIDOR/BUCKET ou sftp:CONTA@SERVIDOR:/PASTA`,
  run: async (args) => {
    try {
      return await interruptible((signal) => restore(args, signal), {
        message: 'Interrompido: o site ficou como estava.',
      })
    } catch (error) {
      console.error(`O site ficou como estava. ${errorSentence(error, 'a pasta de dados')}`)
      return 1
    }
  },
}

async function restore(args: string[], signal: AbortSignal): Promise<number> {
  const start = performance.now()
  const wanted = wantedBackup(args)
  const dataDir = localDataDir()
  const progress = createProgress()
  const restoreFrom = (archive: string | ArchiveSource) =>
    restoreSite(archive, dataDir, {
      now: new Date(),
      signal,
      onProgress: (done, total, what) => progress.show(done, what, total),
    }).finally(progress.end)
  const report =
    'file' in wanted
      ? await restoreFrom(wanted.file)
      : await withBackupKey(dataDir, wanted.chave, async (keyFile) => {
          const { backupTo } = siteEnv()
          return restoreFrom(await findBackup(dataDir, { backupTo, keyFile, day: wanted.dia }))
        })
  const isPasswordStale = await removeStaleFirstPassword(dataDir)
  for (const line of summary(report, start, isPasswordStale)) console.log(line)
  return 0
}

function summary(report: RestoreReport, start: number, isPasswordStale: boolean): string[] {
  const day = new Date(report.madeAt).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return [
    `Pronto: ${eventsAndPhotos(report.events, report.photos)} do backup de ${day} (${secondsSince(start)}).`,
    ...(report.replaced ? [`O banco de dados substituído está em ${report.replaced}.`] : []),
    ...(report.unnamed > 0
      ? [
          `${counted(report.unnamed, 'foto que o backup não tem fica guardada', 'fotos que o backup não tem ficam guardadas')} por 30 dias, sem que ninguém veja.`,
        ]
      : []),
    ...(isPasswordStale
      ? [
          `A primeira-senha.txt era de outro banco e foi apagada: valem as senhas do dia do backup. Para criar uma: ${operatorCommand('admin')}`,
        ]
      : []),
    'Agora inicie o site.',
  ]
}

type WantedBackup = { file: string } | { dia: string | undefined; chave: string | undefined }

function wantedBackup(args: string[]): WantedBackup {
  const { positionals, values } = parseOptions('restore', {
    args,
    allowPositionals: true,
    options: {
      'mais-novo': { type: 'boolean' },
      dia: { type: 'string' },
      chave: { type: 'string' },
    },
  })
  const { 'mais-novo': newest, dia, chave } = values
  const [file, ...others] = positionals
  if (file && others.length === 0 && !newest && !dia) return { file: resolve(file) }
  if (file || (!newest && !dia)) {
    throw new Error(
      `Informe um arquivo, ou peça o backup mais novo: ${operatorCommand('restore ARQUIVO.tar')} ou ${operatorCommand('restore --mais-novo')}`,
    )
  }
  if (dia && !isRealDay(dia)) throw new Error(`O dia ${dia} deve ser como 2026-11-14.`)
  return { dia, chave }
}
