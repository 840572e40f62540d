import { defineCommand } from '#escola/command.ts'
import { flag } from '#escola/command-help.ts'
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
import { siteEnv } from '#escola/site-env.ts'
import { withStores } from '#escola/with-stores.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import type { Stores } from '#server/stores.ts'
import { exportSource } from './export-source.ts'
import { type EventSource, importEvents } from './import-events.ts'
import { importSchool } from './import-school.ts'

export const importCommand = defineCommand({
  summary: 'traz eventos, fotos e dados da escola de uma pasta feita por “export”',
  usage: ['import PASTA [--dry-run]'],
  about: `Traz para o site os eventos, as fotos, os dados da escola e as imagens do site de uma pasta feita por “export”.
Nomes, datas e números de eventos e fotos continuam os mesmos; os dados são guardados onde STORE diz, as fotos onde
PHOTOS diz. Assim um site muda para o Firestore ou volta dele: “export” com as chaves de onde os dados estão, “import”
com as de onde devem ficar.

O que já está no destino fica como está: só faltas são completadas, e por isso o comando pode ser
repetido, também depois de uma interrupção. Uma foto que não pode ser buscada é nomeada e fica de
fora, e o comando termina com 1. O que foi excluído de verdade no destino não volta. Enquanto ele
trabalha, não mude eventos no painel.`,
  environment: { 'STORE, PHOTOS': 'para onde, e as chaves de cada serviço (docs/hospedagem.md)' },
  failure: 'Não foi possível importar:',
  interruption: 'Interrompido: o que já foi trazido fica. Repita o comando para continuar.',
  allowPositionals: true,
  options: {
    'tambem-excluidos': flag('traz também o que foi excluído de verdade no destino'),
    'dry-run': flag('só conta o que seria feito'),
  },
  run: async (options, [folder, ...others], signal) => {
    if (!folder || others.length > 0) {
      throw new Error(`Informe uma pasta: ${operatorCommand('import PASTA')}`)
    }
    const env = siteEnv()
    const openSource = await exportSource(folder)
    const { 'dry-run': dryRun = false, 'tambem-excluidos': evenErased = false } = options
    const work = async (target: Stores) => {
      await target.clock.check()
      return importSite(await openSource(env, target), target, { dryRun, evenErased, signal })
    }
    return withStores(env, work).catch((error) => {
      throw new Error(
        `${errorSentence(error)} O que já foi trazido fica; repita o comando para continuar.`,
      )
    })
  },
})

type Work = { dryRun: boolean; evenErased: boolean; signal: AbortSignal }

async function importSite(source: EventSource, target: Stores, work: Work): Promise<number> {
  const progress = createProgress(photoCount(source.events))
  const options = { ...work, onProgress: progress.show }
  const report = await importEvents(source, target, options).finally(progress.end)
  await importSchool(source, target, report, options)
  printSkippedPhotos(report.skippedPhotos)
  printErased(report.erased)
  printUnreadable(source.unreadable, 'veja a origem')
  console.log(summary(report, work.dryRun))
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
