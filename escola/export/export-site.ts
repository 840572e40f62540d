import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { SchoolDocument } from '#domain/school/school-document.ts'
import {
  type CopyReport,
  emptyReport,
  type SkippedPhoto,
  skippedPhoto,
  skippedPicture,
} from '#escola/copy-report.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import type { ExportedEvent, ExportedPhoto, ExportedSchool } from '#escola/export-format.ts'
import type { openOriginals } from '#server/stores.ts'
import {
  exportedFile,
  finishExport,
  photoPath,
  picturePath,
  startExport,
  writeOriginal,
} from './write-export.ts'

export type SiteToExport = {
  events: SchoolEvent[]
  unreadable: Unreadable[]
  /** Null: the school has said nothing yet. */
  school: SchoolDocument | null
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
  const school = site.school && (await exportSchool(site.school, { site, folder, report, signal }))
  await finishExport(folder, exported, school)
  return report
}

type ExportParts = { site: SiteToExport; folder: string; report: CopyReport }

async function exportSchool(
  document: SchoolDocument,
  { signal, ...parts }: ExportParts & { signal: AbortSignal },
): Promise<ExportedSchool> {
  const pictures: ExportedSchool['pictures'] = {}
  for (const [slot, picture] of Object.entries(document.pictures)) {
    signal.throwIfAborted()
    const path = picturePath(slot, picture)
    const skipped = (reason: string) => skippedPicture(slot, reason)
    const exported = await exportOriginal({ photo: picture, path, skipped }, parts)
    if (exported) parts.report.pictures += 1
    pictures[slot] = { ...picture, ...(exported && { arquivo: exported.name }) }
  }
  parts.report.school = true
  return { ...document, pictures }
}

async function exportPhoto(
  event: SchoolEvent,
  photo: Photo,
  parts: ExportParts,
): Promise<string | null> {
  const path = photoPath(event, photo)
  const skipped = (reason: string) => skippedPhoto(event, photo, reason)
  const exported = await exportOriginal({ photo, path, skipped }, parts)
  if (!exported) return null
  parts.report.photos += 1
  if (exported.existing) parts.report.existingPhotos += 1
  return exported.name
}

type OriginalToExport = {
  photo: Pick<Photo, 'url' | 'cobertos'>
  path: string
  skipped: (reason: string) => SkippedPhoto
}

async function exportOriginal(
  { photo, path, skipped }: OriginalToExport,
  { site, folder, report }: ExportParts,
): Promise<{ name: string; existing: boolean } | null> {
  const existing = exportedFile(folder, path)
  if (existing) return { name: existing, existing: true }
  try {
    const original = await site.readOriginal(photo)
    if (!original) {
      report.skippedPhotos.push(skipped('o arquivo não foi encontrado'))
      return null
    }
    const name = `${path}.${original.extension}`
    return { name: await writeOriginal(folder, name, original.bytes), existing: false }
  } catch (error) {
    if (isFolderError(error)) throw error
    report.skippedPhotos.push(skipped(errorSentence(error)))
    return null
  }
}

/** A full or read-only folder fails for every photo. */
function isFolderError(error: unknown): boolean {
  return typeof (error as { code?: unknown }).code === 'string'
}
