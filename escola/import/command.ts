import type { Command } from '#escola/command.ts'
import {
  type CopyReport,
  photoCount,
  printErased,
  printSkippedPhotos,
  printUnreadable,
} from '#escola/copy-report.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { interruptible } from '#escola/interruptible.ts'
import { counted } from '#escola/number-format.ts'
import { createProgress } from '#escola/progress.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { type EventSource, importEvents } from './import-events.ts'
import { importSchool } from './import-school.ts'
import { type ImportOptions, readImportOptions } from './options.ts'
import { folderSource, storeSource } from './sources.ts'

export const importCommand: Command = {
  summary: 'traz eventos, fotos e dados da escola de uma pasta, ou de e para o Firestore',
  help: `Uso: ${operatorCommand('import PASTA [--to sqlite|firestore] [--dry-run]')}
     ${operatorCommand('import --from firestore [--dry-run]')}
     ${operatorCommand('import --to firestore [--dry-run]')}

Traz para o site os eventos, as fotos, os dados da escola e as imagens do site de uma pasta feita por “export”, os do Firestore
(--from firestore), ou leva os deste site para o Firestore (--to firestore). Nomes, datas e números
de eventos e fotos continuam os mesmos; as fotos são guardadas onde PHOTOS diz.

O que já está no destino fica como está: só faltas são completadas, e por isso o comando pode ser
repetido, também depois de uma interrupção. Uma foto que não pode ser buscada é nomeada e fica de
fora, e o comando termina com 1. O que foi excluído de verdade no destino não volta. Enquanto ele
trabalha, não mude eventos no painel.

Opções:
  --from sqlite|firestore   de onde vêm, em vez de uma pasta
  --to sqlite|firestore     para onde vão (padrão: STORE)
  --tambem-excluidos        traz também o que foi excluído de verdade no destino
  --dry-run                 só conta o que seria feito
  --help                    esta ajuda

Ambiente:
  STORE, PHOTOS, DATA_DIR e as chaves de cada serviço (docs/hospedagem.md)`,
  run: async (args) => {
    const { from, to, ...options } = readImportOptions(args)
    const openSource = 'folder' in from ? await folderSource(from.folder) : storeSource(from.env)
    try {
      const target = await openStores(to)
      try {
        return await importSite(await openSource(to, target), target, options)
      } finally {
        await target.close()
      }
    } catch (error) {
      console.error(
        `Não foi possível importar: ${errorSentence(error, to.dataDir)} O que já foi trazido fica; repita o comando para continuar.`,
      )
      return 1
    }
  },
}

async function importSite(
  source: EventSource,
  target: Stores,
  options: Pick<ImportOptions, 'dryRun' | 'evenErased'>,
): Promise<number> {
  const progress = createProgress(photoCount(source.events))
  return interruptible(
    async (signal) => {
      const report = await importEvents(source, target, {
        ...options,
        signal,
        onProgress: progress.show,
      }).finally(progress.end)
      await importSchool(source, target, report, { ...options, signal })
      printSkippedPhotos(report.skippedPhotos)
      printErased(report.erased)
      printUnreadable(source.unreadable, 'veja a origem')
      console.log(summary(report, options.dryRun))
      return report.skippedPhotos.length > 0 ? 1 : 0
    },
    { message: 'Interrompido: o que já foi trazido fica. Repita o comando para continuar.' },
  )
}

function summary(report: CopyReport, dryRun: boolean): string {
  const { events, existingEvents, photos, linkedPhotos, existingPhotos, school, pictures } = report
  const parts = [
    `${counted(events, 'evento', 'eventos')} e ${counted(photos, 'foto copiada', 'fotos copiadas')}`,
    school && 'os dados da escola',
    pictures > 0 && `${counted(pictures, 'imagem', 'imagens')} do site`,
    linkedPhotos > 0 &&
      `${counted(linkedPhotos, 'foto continua', 'fotos continuam')} no seu endereço`,
    (existingEvents > 0 || existingPhotos > 0) &&
      `já estavam lá ${counted(existingEvents, 'evento', 'eventos')} e ${counted(existingPhotos, 'foto', 'fotos')}`,
  ]
  const text = parts.filter(Boolean).join('; ')
  return dryRun ? `Seriam trazidos: ${text}. Nada foi alterado.` : `Pronto: ${text}.`
}
