import { openOriginals, openStores } from '#server/stores.ts'
import type { Command } from '../command.ts'
import { photoCount, printSkippedPhotos, printUnreadable } from '../copy-report.ts'
import { errorSentence } from '../error-sentence.ts'
import { interruptible } from '../interruptible.ts'
import { counted } from '../number-format.ts'
import { parseOptions } from '../parse-options.ts'
import { createProgress } from '../progress.ts'
import { existingSiteEnv } from '../site-env.ts'
import { exportSite, type SiteToExport } from './export-site.ts'
import { checkExportFolder } from './write-export.ts'

export const exportCommand: Command = {
  summary: 'copia eventos e fotos para uma pasta',
  help: `Uso: npm run escola -- export PASTA [--dry-run]

Copia todos os eventos (eventos.jsonl, um por linha) e os arquivos das fotos, como a escola os
enviou, para uma pasta nova, com as somas de verificação (SHA256SUMS). Fotos que estão no
Cloudinary são baixadas. Nada muda no site. O que um documento antigo tem e ninguém consegue ler (uma
data, um endereço de foto) é nomeado, e fica como está em “ilegivel”, junto do evento.

Os arquivos originais guardam onde cada foto foi tirada: trate a pasta como trata os documentos
dos alunos.

Interrompida, continua de onde parou quando o comando é repetido.

Opções:
  --dry-run     só conta o que seria copiado
  --help        esta ajuda

Ambiente:
  STORE, PHOTOS e DATA_DIR dizem de onde (docs/hospedagem.md)`,
  run: async (args) => {
    const { folder, dryRun } = readOptions(args)
    const env = existingSiteEnv()
    if (!dryRun) await checkExportFolder(folder)
    const stores = await openStores(env)
    try {
      const site = {
        events: await stores.events.all(),
        unreadable: await stores.events.unreadable(),
        readOriginal: await openOriginals(env),
      }
      if (dryRun) return printPlan(site, folder)
      return await interruptible((signal) => runExport(site, folder, signal), {
        message: 'Interrompido. Repita o comando para continuar de onde parou.',
      })
    } catch (error) {
      console.error(`Não foi possível exportar: ${errorSentence(error, folder)}`)
      return 1
    } finally {
      await stores.close()
    }
  },
}

async function runExport(site: SiteToExport, folder: string, signal: AbortSignal): Promise<number> {
  const progress = createProgress(photoCount(site.events))
  const { events, photos, existingPhotos, skippedPhotos } = await exportSite(site, folder, {
    signal,
    onProgress: progress.show,
  }).finally(progress.end)
  printSkippedPhotos(skippedPhotos)
  printUnreadable(site.unreadable, whereToLook)
  console.log(
    `Pronto: ${counted(events, 'evento', 'eventos')} e ${counted(photos, 'foto', 'fotos')} em ${folder}` +
      `${existingPhotos > 0 ? ` (${existingPhotos} já estavam lá)` : ''}.`,
  )
  return 0
}

const whereToLook = 'veja “ilegivel” em eventos.jsonl'

function printPlan({ events, unreadable }: SiteToExport, folder: string): number {
  printUnreadable(unreadable, whereToLook)
  const photos = counted(photoCount(events), 'foto', 'fotos')
  console.log(
    `Seriam copiados ${counted(events.length, 'evento', 'eventos')} e ${photos} para ${folder}. Nada foi alterado.`,
  )
  return 0
}

function readOptions(args: string[]): { folder: string; dryRun: boolean } {
  const { values, positionals } = parseOptions('export', {
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' } },
  })
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) {
    throw new Error('Informe uma pasta: npm run escola -- export PASTA')
  }
  return { folder, dryRun: values['dry-run'] ?? false }
}
