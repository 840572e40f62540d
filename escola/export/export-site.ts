import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { openOriginals } from '#server/stores.ts'
import { type CopyReport, emptyReport, skippedPhoto } from '../copy-report.ts'
import { errorSentence } from '../error-sentence.ts'
import type { ExportedEvent, ExportedPhoto } from '../export-format.ts'
import { exportedFile, fileName, finishExport, startExport, writeOriginal } from './write-export.ts'

export type SiteToExport = {
  events: SchoolEvent[]
  unreadable: Unreadable[]
  readOriginal: Awaited<ReturnType<typeof openOriginals>>
}

type ExportOptions = {
  signal: AbortSignal
  onProgress: (photosDone: number, event: string) => void
}

export async function exportSite(
  site: SiteToExport,
  folder: string,
  { signal, onProgress }: ExportOptions,
): Promise<CopyReport> {
  const report = emptyReport()
  const exported: ExportedEvent[] = []
  let done = 0
  await startExport(folder)
  for (const event of site.events) {
    const fotos: ExportedPhoto[] = []
    for (const photo of event.fotos) {
      signal.throwIfAborted()
      onProgress(done, event.nome)
      const arquivo = await exportPhoto(event, photo, { site, folder, report })
      fotos.push({ ...photo, ...(arquivo && { arquivo }) })
      done += 1
    }
    const ilegivel = site.unreadable
      .filter(({ id }) => id === event.id)
      .map(({ campo, valor }) => ({ campo, valor }))
    exported.push({ ...event, fotos, ...(ilegivel.length > 0 && { ilegivel }) })
    report.events += 1
  }
  await finishExport(folder, exported)
  return report
}

async function exportPhoto(
  event: SchoolEvent,
  photo: Photo,
  { site, folder, report }: { site: SiteToExport; folder: string; report: CopyReport },
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
