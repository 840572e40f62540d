import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { openOriginals, openStores } from '#server/stores.ts'
import type { Command } from '../command.ts'
import {
  type CopyReport,
  emptyReport,
  photoCount,
  printSkippedPhotos,
  printUnreadable,
  skippedPhoto,
} from '../copy-report.ts'
import { errorSentence } from '../error-sentence.ts'
import type { ExportedEvent, ExportedPhoto } from '../export-format.ts'
import { interruptible } from '../interruptible.ts'
import { counted } from '../number-format.ts'
import { parseOptions } from '../parse-options.ts'
import { createProgress } from '../progress.ts'
import { siteEnv } from '../site-env.ts'
import {
  checkExportFolder,
  exportedFile,
  fileName,
  finishExport,
  startExport,
  writeOriginal,
} from './write-export.ts'

export const exportCommand: Command = {
  summary: 'copia eventos e fotos para uma pasta',
  help: `Uso: npm run escola -- export PASTA [--dry-run]

Copia todos os eventos (eventos.jsonl, um por linha) e os arquivos das fotos, como a escola os
enviou, para uma pasta nova, com as somas de verificação (SHA256SUMS). Fotos que estão no
Cloudinary são baixadas. Nada muda no site. O que um documento antigo tem e ninguém consegue ler (uma
data, um endereço de foto) é nomeado, e fica como está em "ilegivel", junto do evento.

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
    const env = siteEnv()
    if (!dryRun) await checkExportFolder(folder)
    const stores = await openStores(env)
    try {
      const site = {
        events: await stores.events.all(),
        unreadable: await stores.events.unreadable(),
        readOriginal: await openOriginals(env),
      }
      if (dryRun) return printPlan(site, folder)
      await startExport(folder)
      return await interruptible((signal) => exportSite(site, folder, signal), {
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

type Site = {
  events: SchoolEvent[]
  unreadable: Unreadable[]
  readOriginal: Awaited<ReturnType<typeof openOriginals>>
}

async function exportSite(site: Site, folder: string, signal: AbortSignal): Promise<number> {
  const { events, unreadable } = site
  const report = emptyReport()
  const progress = createProgress(photoCount(events))
  const exported: ExportedEvent[] = []
  let done = 0
  try {
    for (const event of events) {
      const fotos: ExportedPhoto[] = []
      for (const photo of event.fotos) {
        signal.throwIfAborted()
        progress.show(done, event.nome)
        const arquivo = await exportPhoto(event, photo, { site, folder, report })
        fotos.push({ ...photo, ...(arquivo && { arquivo }) })
        done += 1
      }
      const ilegivel = unreadable
        .filter(({ id }) => id === event.id)
        .map(({ campo, valor }) => ({ campo, valor }))
      exported.push({ ...event, fotos, ...(ilegivel.length > 0 && { ilegivel }) })
    }
    await finishExport(folder, exported)
  } finally {
    progress.end()
  }
  printSkippedPhotos(report.skippedPhotos)
  printUnreadable(unreadable, whereToLook)
  console.log(
    `Pronto: ${counted(events.length, 'evento', 'eventos')} e ${counted(report.photos, 'foto', 'fotos')} em ${folder}` +
      `${report.existingPhotos > 0 ? ` (${report.existingPhotos} já estavam lá)` : ''}.`,
  )
  return 0
}

async function exportPhoto(
  event: SchoolEvent,
  photo: Photo,
  { site, folder, report }: { site: Site; folder: string; report: CopyReport },
): Promise<string | null> {
  const existing = exportedFile(folder, event, photo)
  if (existing) {
    report.photos += 1
    report.existingPhotos += 1
    return existing
  }
  try {
    const original = await site.readOriginal(photo)
    if (!original) {
      report.skippedPhotos.push(skippedPhoto(event, photo, 'o arquivo não foi encontrado'))
      return null
    }
    report.photos += 1
    const name = fileName(event, photo, original.extension)
    return await writeOriginal(folder, name, original.bytes)
  } catch (error) {
    if (isFolderError(error)) throw error
    report.skippedPhotos.push(skippedPhoto(event, photo, errorSentence(error)))
    return null
  }
}

/** A full or read-only folder fails for every photo. */
function isFolderError(error: unknown): boolean {
  return typeof (error as { code?: unknown }).code === 'string'
}

const whereToLook = 'veja "ilegivel" em eventos.jsonl'

function printPlan({ events, unreadable }: Site, folder: string): number {
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
    throw new Error('Diga uma pasta: npm run escola -- export PASTA')
  }
  return { folder, dryRun: values['dry-run'] ?? false }
}
