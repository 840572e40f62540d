import { formatAtSchool } from '#domain/school-day.ts'
import { archiveFile } from '#escola/archive/read-archive.ts'
import type { BackupSource } from '#escola/archive/unpack-backup.ts'
import { backupPlaces } from '#escola/backup/backup-places.ts'
import { defineCommand } from '#escola/command.ts'
import { counted, eventsAndPhotos, secondsSince, waitingPhotos } from '#escola/number-format.ts'
import { present } from '#escola/present.ts'
import { createProgress } from '#escola/progress.ts'
import { isYes, openQuestions } from '#escola/questions.ts'
import { siteClock } from '#escola/site-clock.ts'
import { existingSiteEnv, localDataDir } from '#escola/site-env.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { removeStaleFirstPassword } from './first-password.ts'
import { type EventReport, restoreEvent } from './restore-event.ts'
import { optionsOfRestore, wantedBackup } from './restore-options.ts'
import { type RestoreReport, restoreSite } from './restore-site.ts'
import { withCopy } from './with-copy.ts'

export const restoreCommand = defineCommand({
  summary: 'põe de volta o site guardado por um backup',
  usage: [
    'restore ARQUIVO',
    'restore --mais-novo | --dia AAAA-MM-DD | --copia CÓDIGO',
    'restore --evento NOME --dia AAAA-MM-DD',
  ],
  about: `Confere o backup inteiro, e só então o põe no lugar do que há na pasta de dados. O site precisa
estar parado. Uma queda no meio deixa o site antigo ou o restaurado, nunca a metade.

Os backups de toda noite são procurados nesta máquina e em BACKUP_TO. Se as cópias em BACKUP_TO foram
feitas por outra máquina, o comando pergunta a chave que foi impressa; ela passa a ser a desta máquina.
Uma cópia com data no futuro, ou de quando havia dúvida sobre o relógio, não vale como a mais nova: peça-a
pelo código. Um backup mais novo que tem menos que um mais velho, ou um vazio no lugar de um site que não está vazio,
só é restaurado depois de uma pergunta.

Nada é perdido: o banco de dados substituído fica em uma pasta replaced-DATA, dentro da pasta de
dados, e as fotos que o backup não tem ficam guardadas por 30 dias, sem que ninguém as veja. Para
desfazer: pare o site, copie o escola.db de replaced-DATA para a pasta de dados e inicie o site; as
fotos voltam sozinhas.

Com --evento volta um evento só, com o site no ar: os textos dele passam a ser os do backup, e as fotos que
lhe faltam voltam. Fotos novas, outros eventos e quem pode ver o evento ficam como estão. O que foi excluído
de verdade não volta: o comando diz o que ficou de fora. Um evento que o site não tem mais volta como rascunho.

Com o site inteiro, a senha do admin volta a ser a que valia quando o backup foi feito.`,
  environment: { BACKUP_TO: backupPlaces },
  failure: 'O site ficou como estava.',
  interruption: 'Interrompido: o site ficou como estava.',
  allowPositionals: true,
  options: optionsOfRestore,
  run: async (options, files, signal) => {
    const wanted = wantedBackup(options, files)
    const dataDir = localDataDir()
    const { evento: event, 'tambem-excluidos': evenErased = false } = options
    const { ask, close } = openQuestions(signal)
    const progress = createProgress()
    const start = performance.now()
    const clock = await siteClock(dataDir)
    const [now, moment] = [clock.now(), clock.moment()]
    const onProgress = (done: number, total: number) =>
      progress.show(done, 'arquivos conferidos', total)
    const acceptEmpty = async (existing: string) =>
      options['mesmo-vazio'] || isYes(await ask(emptyQuestion(existing)))
    const restore = async (source: BackupSource): Promise<string[]> => {
      const work = { signal, onProgress }
      if (event !== undefined) {
        const asked = { ...work, event, evenErased }
        return eventLines(await restoreEvent(source, existingSiteEnv(), asked))
      }
      const report = await restoreSite(source, dataDir, { ...work, now, moment, acceptEmpty })
      return siteLines(report, start, await removeStaleFirstPassword(dataDir))
    }
    try {
      const lines =
        'file' in wanted
          ? await restore(await archiveFile(wanted.file))
          : await withCopy(dataDir, wanted, { ask, now, isWholeSite: event === undefined }, restore)
      progress.end()
      console.log(lines.join('\n'))
      return 0
    } finally {
      progress.end()
      close()
    }
  },
})

function eventLines({ name, photos, madeAt, isNew, erased, inBin }: EventReport): string[] {
  return present([
    `Pronto: o evento “${name}” tem os textos do backup de ${formatAtSchool(madeAt)}, e ${counted(photos, 'foto voltou', 'fotos voltaram')}.`,
    isNew && 'Ele é um rascunho: publique-o no painel.',
    inBin.length > 0 && `Na Lixeira, de onde voltam pelo painel: ${inBin.join(', ')}.`,
    erased.length > 0 &&
      `Não volta o que foi excluído de verdade: ${erased.join(', ')}. Para trazê-lo assim mesmo: --tambem-excluidos`,
  ])
}

function emptyQuestion(existing: string): string {
  return `Este backup está vazio, e o site tem ${existing}. Pôr o site vazio no lugar? (sim ou não): `
}

function siteLines(
  { events, photos, waiting, madeAt, replaced, unnamed, missing }: RestoreReport,
  start: number,
  isPasswordStale: boolean,
): string[] {
  return present([
    `Pronto: ${eventsAndPhotos(events, photos)} do backup de ${formatAtSchool(madeAt)} (${secondsSince(start)}).`,
    waiting > 0 && `${waitingPhotos(waiting)} no painel por mais 24 horas.`,
    replaced && `O banco de dados substituído está em ${replaced}.`,
    unnamed > 0 &&
      `${counted(unnamed, 'foto que o backup não tem fica guardada', 'fotos que o backup não tem ficam guardadas')} por 30 dias, sem que ninguém veja.`,
    missing > 0 &&
      `Atenção: ${counted(missing, 'foto já não tinha todos os arquivos', 'fotos já não tinham todos os arquivos')} quando o backup foi feito. Veja: ${operatorCommand('doctor')}`,
    isPasswordStale &&
      `A primeira-senha.txt era de outro banco e foi apagada: valem as senhas do dia do backup. Para criar uma: ${operatorCommand('admin')}`,
    'Agora inicie o site.',
  ])
}
