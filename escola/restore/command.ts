import type { BackupSource } from '#escola/archive/unpack-backup.ts'
import type { Command } from '#escola/command.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { interruptible } from '#escola/interruptible.ts'
import { counted, eventsAndPhotos, secondsSince } from '#escola/number-format.ts'
import { createProgress } from '#escola/progress.ts'
import { openQuestions, type Questions } from '#escola/questions.ts'
import { existingSiteEnv, localDataDir } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { removeStaleFirstPassword } from './first-password.ts'
import { keepOwner, ownerToKeep } from './keep-owner.ts'
import { type RestoreOptions, readRestoreOptions } from './options.ts'
import { type EventReport, restoreEvent } from './restore-event.ts'
import { type RestoreReport, restoreSite } from './restore-site.ts'
import { withCopy } from './with-copy.ts'

export const restoreCommand: Command = {
  summary: 'põe de volta o site guardado por um backup',
  help: `Uso: ${operatorCommand('restore ARQUIVO')}
     ${operatorCommand('restore --mais-novo | --dia AAAA-MM-DD | --copia CÓDIGO')}
     ${operatorCommand('restore --evento NOME --dia AAAA-MM-DD')}

Confere o backup inteiro, e só então o põe no lugar do que há na pasta de dados. O site precisa
estar parado. Uma queda no meio deixa o site antigo ou o restaurado, nunca a metade.

Os backups de toda noite são procurados nesta máquina e em BACKUP_TO. Se as cópias em BACKUP_TO foram
feitas por outra máquina, o comando pergunta a chave que foi impressa; ela passa a ser a desta máquina.
Um backup mais novo que tem menos que um mais velho, ou um vazio no lugar de um site que não está vazio,
só é restaurado depois de uma pergunta.

Nada é perdido: o banco de dados substituído fica em uma pasta replaced-DATA, dentro da pasta de
dados, e as fotos que o backup não tem ficam guardadas por 30 dias, sem que ninguém as veja. Para
desfazer: pare o site, copie o escola.db de replaced-DATA para a pasta de dados e inicie o site; as
fotos voltam sozinhas.

Com --evento volta um evento só, com o site no ar: os textos dele passam a ser os do backup, e as fotos que
lhe faltam voltam. Fotos novas, outros eventos e quem pode ver o evento ficam como estão. O que foi excluído
de verdade não volta: o comando diz o que ficou de fora. Um evento que o site não tem mais volta como rascunho.

Com o site inteiro, a senha do admin volta a ser a que valia quando o backup foi feito.

Opções:
  --mais-novo      o backup mais novo
  --dia DIA        o mais novo daquele dia, como 2026-11-14
  --copia CÓDIGO   um dos que o comando lista
  --evento NOME    só este evento: o nome dele, ou o código que está no endereço
  --tambem-excluidos  com --evento, traz também o que foi excluído de verdade
  --desta-maquina  só os backups desta máquina, sem procurar em BACKUP_TO
  --chave ARQUIVO  um arquivo com a chave dos backups, em vez da pergunta
  --mesmo-vazio    aceita um backup vazio no lugar de um site que não está vazio
  --help           esta ajuda

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
  const options = readRestoreOptions(args)
  const dataDir = localDataDir()
  const { ask, close } = openQuestions(signal)
  const now = new Date()
  const work = (archive: string | BackupSource) =>
    options.event === undefined
      ? wholeSite(archive, dataDir, { ...options, ask, now, signal })
      : oneEvent(archive, dataDir, { ...options, event: options.event, signal })
  try {
    if ('file' in options.from) {
      print(await work(options.from.file))
      return 0
    }
    const isWholeSite = options.event === undefined
    const { result, remarks } = await withCopy(
      dataDir,
      options.from,
      { ask, now, isWholeSite },
      work,
    )
    print([...remarks, ...result])
    return 0
  } finally {
    close()
  }
}

function print(lines: string[]): void {
  for (const line of lines) console.log(line)
}

type WholeSite = RestoreOptions & { ask: Questions['ask']; now: Date; signal: AbortSignal }

async function wholeSite(
  archive: string | BackupSource,
  dataDir: string,
  { evenEmpty, ask, now, signal }: WholeSite,
): Promise<string[]> {
  const start = performance.now()
  const progress = createProgress()
  const report = await restoreSite(archive, dataDir, {
    now,
    signal,
    acceptEmpty: async (existing) => evenEmpty || isYes(await ask(emptyQuestion(existing))),
    onProgress: (done, total, what) => progress.show(done, what, total),
  }).finally(progress.end)
  return siteLines(report, start, await removeStaleFirstPassword(dataDir))
}

async function oneEvent(
  archive: string | BackupSource,
  dataDir: string,
  options: Pick<RestoreOptions, 'evenErased'> & { event: string; signal: AbortSignal },
): Promise<string[]> {
  const progress = createProgress()
  const owner = await ownerToKeep(dataDir)
  try {
    const report = await restoreEvent(archive, existingSiteEnv(), {
      ...options,
      onProgress: (percent) => progress.show(percent, '% do backup conferidos', 100),
    }).finally(progress.end)
    return eventLines(report)
  } finally {
    await keepOwner(dataDir, owner)
  }
}

function eventLines({ name, photos, madeAt, isNew, erased, inBin }: EventReport): string[] {
  return [
    `Pronto: o evento “${name}” tem os textos do backup de ${momentOf(madeAt)}, e ${counted(photos, 'foto voltou', 'fotos voltaram')}.`,
    ...(isNew ? ['Ele é um rascunho: publique-o no painel.'] : []),
    ...(inBin.length > 0 ? [`Na Lixeira, de onde voltam pelo painel: ${inBin.join(', ')}.`] : []),
    ...(erased.length > 0
      ? [
          `Não volta o que foi excluído de verdade: ${erased.join(', ')}. Para trazê-lo assim mesmo: --tambem-excluidos`,
        ]
      : []),
  ]
}

function momentOf(madeAt: string): string {
  return new Date(madeAt).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
}

type SiteSize = { events: number; photos: number }

function emptyQuestion({ events, photos }: SiteSize): string {
  return `Este backup está vazio, e o site tem ${eventsAndPhotos(events, photos)}. Pôr o site vazio no lugar? (sim ou não): `
}

function isYes(typed: string | null): boolean {
  return /^s(im)?$/i.test(typed?.trim() ?? '')
}

function siteLines(report: RestoreReport, start: number, isPasswordStale: boolean): string[] {
  return [
    `Pronto: ${eventsAndPhotos(report.events, report.photos)} do backup de ${momentOf(report.madeAt)} (${secondsSince(start)}).`,
    ...(report.replaced ? [`O banco de dados substituído está em ${report.replaced}.`] : []),
    ...(report.unnamed > 0
      ? [
          `${counted(report.unnamed, 'foto que o backup não tem fica guardada', 'fotos que o backup não tem ficam guardadas')} por 30 dias, sem que ninguém veja.`,
        ]
      : []),
    ...(report.missing > 0
      ? [
          `Atenção: ${counted(report.missing, 'foto já não tinha arquivo', 'fotos já não tinham arquivo')} quando o backup foi feito. Veja: ${operatorCommand('doctor')}`,
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
