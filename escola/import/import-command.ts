import { defineCommand } from '#escola/command.ts'
import {
  type CopyReport,
  photoCount,
  printErased,
  printSkippedPhotos,
  printUnreadable,
} from '#escola/copy-report.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { counted } from '#escola/number-format.ts'
import { createProgress } from '#escola/progress.ts'
import { withStores } from '#escola/with-stores.ts'
import type { Stores } from '#server/stores.ts'
import { type EventSource, importEvents } from './import-events.ts'
import { optionsOfImport, readImport, type WantedImport } from './import-options.ts'
import { importSchool } from './import-school.ts'
import { folderSource, storeSource } from './sources.ts'

export const importCommand = defineCommand({
  summary: 'traz eventos, fotos e dados da escola de uma pasta, ou de e para o Firestore',
  usage: [
    'import PASTA [--to sqlite|firestore] [--dry-run]',
    'import --from firestore [--dry-run]',
    'import --to firestore [--dry-run]',
  ],
  about: `Traz para o site os eventos, as fotos, os dados da escola e as imagens do site de uma pasta feita por “export”, os do Firestore
(--from firestore), ou leva os deste site para o Firestore (--to firestore). Nomes, datas e números
de eventos e fotos continuam os mesmos; as fotos são guardadas onde PHOTOS diz.

O que já está no destino fica como está: só faltas são completadas, e por isso o comando pode ser
repetido, também depois de uma interrupção. Uma foto que não pode ser buscada é nomeada e fica de
fora, e o comando termina com 1. O que foi excluído de verdade no destino não volta. Enquanto ele
trabalha, não mude eventos no painel.`,
  environment: { 'STORE, PHOTOS': 'e as chaves de cada serviço (docs/hospedagem.md)' },
  failure: 'Não foi possível importar:',
  interruption: 'Interrompido: o que já foi trazido fica. Repita o comando para continuar.',
  allowPositionals: true,
  options: optionsOfImport,
  run: async (options, folders, signal) => {
    const { from, to, ...how } = readImport(options, folders)
    const openSource = 'folder' in from ? await folderSource(from.folder) : storeSource(from.env)
    const work = async (target: Stores) => {
      await target.clock.check()
      return importSite(await openSource(to, target), target, how, signal)
    }
    return withStores(to, work).catch((error) => {
      throw new Error(
        `${errorSentence(error)} O que já foi trazido fica; repita o comando para continuar.`,
      )
    })
  },
})

async function importSite(
  source: EventSource,
  target: Stores,
  how: Pick<WantedImport, 'dryRun' | 'evenErased'>,
  signal: AbortSignal,
): Promise<number> {
  const progress = createProgress(photoCount(source.events))
  const options = { ...how, signal, onProgress: progress.show }
  const report = await importEvents(source, target, options).finally(progress.end)
  await importSchool(source, target, report, options)
  printSkippedPhotos(report.skippedPhotos)
  printErased(report.erased)
  printUnreadable(source.unreadable, 'veja a origem')
  console.log(summary(report, how.dryRun))
  return report.skippedPhotos.length > 0 ? 1 : 0
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
