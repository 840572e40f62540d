import { photosIn } from '#domain/photos/waiting-batch.ts'
import { readSchoolDocument } from '#domain/school/school-document.ts'
import { defineCommand } from '#escola/command.ts'
import { flag } from '#escola/command-help.ts'
import { photoCount, printSkippedPhotos, printUnreadable } from '#escola/copy-report.ts'
import { counted, eventsAndPhotos, waitingPhotos } from '#escola/number-format.ts'
import { present } from '#escola/present.ts'
import { createProgress } from '#escola/progress.ts'
import { existingSiteEnv } from '#escola/site-env.ts'
import { withStores } from '#escola/with-stores.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { openOriginals, type Stores } from '#server/stores.ts'
import { exportSite, type SiteToExport } from './export-site.ts'
import { checkExportFolder } from './write-export.ts'

export const exportCommand = defineCommand({
  summary: 'copia eventos, fotos e dados da escola para uma pasta',
  usage: ['export PASTA [--dry-run]'],
  about: `Copia todos os eventos (eventos.jsonl, um por linha), o que a escola diz de si (escola.json) e os
arquivos das fotos e das imagens do site, como a escola os enviou, para uma pasta nova, com as somas de verificação (SHA256SUMS). Fotos que estão no
Cloudinary são baixadas. Nada muda no site. O que um documento antigo tem e ninguém consegue ler (uma
data, um endereço de foto) é nomeado, e fica como está em “ilegivel”, junto do evento. O que está na
Lixeira não vai junto: restaure antes o que quiser levar.

Os arquivos originais guardam onde cada foto foi tirada: trate a pasta como trata os documentos
dos alunos.

Interrompida, continua de onde parou quando o comando é repetido.`,
  environment: { 'STORE, PHOTOS': 'de onde (docs/hospedagem.md)' },
  failure: 'Não foi possível exportar:',
  interruption: 'Interrompido. Repita o comando para continuar de onde parou.',
  allowPositionals: true,
  options: { 'dry-run': flag('só conta o que seria copiado') },
  run: async ({ 'dry-run': dryRun }, [folder, ...others], signal) => {
    if (!folder || others.length > 0) {
      throw new Error(`Informe uma pasta: ${operatorCommand('export PASTA')}`)
    }
    const env = existingSiteEnv()
    if (!dryRun) await checkExportFolder(folder)
    return withStores(env, async (stores) => {
      const site = {
        events: await stores.events.all(),
        unreadable: await stores.events.unreadable(),
        school: await schoolToExport(stores),
        readOriginal: await openOriginals(env),
      }
      printLeftInBin((await stores.events.bin.all()).length)
      printWaiting((await stores.waiting.open()).flatMap(photosIn).length)
      return dryRun ? printPlan(site, folder) : runExport(site, folder, signal)
    })
  },
})

function printLeftInBin(items: number): void {
  if (items === 0) return
  const what = counted(items, 'item da Lixeira não vai', 'itens da Lixeira não vão')
  console.error(`${what} na exportação: restaure antes o que quiser levar.`)
}

function printWaiting(photos: number): void {
  if (photos > 0)
    console.error(`${waitingPhotos(photos)} fora da exportação: salve-as antes no painel.`)
}

async function schoolToExport({ school }: Stores) {
  const { document } = await school.find()
  if (document === null) return null
  const reading = readSchoolDocument(document)
  if (reading.damage.length > 0) {
    console.error(`Dados da escola danificados, que ficam de fora: ${reading.damage.join(', ')}.`)
  }
  return reading.document
}

async function runExport(site: SiteToExport, folder: string, signal: AbortSignal): Promise<number> {
  const progress = createProgress(photoCount(site.events))
  const options = { signal, onProgress: progress.show }
  const report = await exportSite(site, folder, options).finally(progress.end)
  const { events, photos, existingPhotos, skippedPhotos, pictures } = report
  printSkippedPhotos(skippedPhotos)
  printUnreadable(site.unreadable, whereToLook)
  console.log(
    `Pronto: ${eventsAndPhotos(events, photos)}` +
      `${pictures > 0 ? `, mais ${counted(pictures, 'imagem', 'imagens')} do site,` : ''} em ${folder}` +
      `${existingPhotos > 0 ? ` (${existingPhotos} já estavam lá)` : ''}.`,
  )
  return 0
}

const whereToLook = 'veja “ilegivel” em eventos.jsonl'

function printPlan({ events, unreadable, school }: SiteToExport, folder: string): number {
  printUnreadable(unreadable, whereToLook)
  const photos = counted(photoCount(events), 'foto', 'fotos')
  const pictures = Object.keys(school?.pictures ?? {}).length
  const ofTheSchool = present([
    school && 'os dados da escola',
    pictures > 0 && `${counted(pictures, 'imagem', 'imagens')} do site`,
  ])
  console.log(
    `Seriam copiados ${counted(events.length, 'evento', 'eventos')} e ${photos}` +
      `${ofTheSchool.length > 0 ? `, mais ${ofTheSchool.join(' e ')},` : ''} para ${folder}. Nada foi alterado.`,
  )
  return 0
}
