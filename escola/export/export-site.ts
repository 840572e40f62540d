import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { SchoolDocument } from '#domain/school/school-document.ts'
import {
  type CopyReport,
  emptyReport,
  labelOf,
  type PhotoLabel,
  slotLabel,
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
  const copy = originalExporter(site, folder, report)
  const exported: ExportedEvent[] = []
  let done = 0
  await startExport(folder)
  for (const event of site.events) {
    const fotos: ExportedPhoto[] = []
    for (const photo of event.fotos) {
      signal.throwIfAborted()
      onProgress(done, event.nome)
      const file = await copy(photo, photoPath(event, photo), labelOf(event, photo))
      fotos.push({ ...photo, ...(file && { arquivo: file.name }) })
      report.photos += file ? 1 : 0
      report.existingPhotos += file?.isOld ? 1 : 0
      done += 1
    }
    const ilegivel = site.unreadable
      .filter(({ id }) => id === event.id)
      .map(({ campo, valor }) => ({ campo, valor }))
    exported.push({ ...event, fotos, ...(ilegivel.length > 0 && { ilegivel }) })
    report.events += 1
  }
  const pictures: ExportedSchool['pictures'] = {}
  for (const [slot, picture] of Object.entries(site.school?.pictures ?? {})) {
    signal.throwIfAborted()
    const file = await copy(picture, picturePath(slot, picture), slotLabel(slot))
    pictures[slot] = { ...picture, ...(file && { arquivo: file.name }) }
    report.pictures += file ? 1 : 0
  }
  const school = site.school && { ...site.school, pictures, formerPictures: [] }
  await finishExport(folder, exported, school)
  return report
}

/**
 * Copies the original of a photo to its path, unless an earlier run did. Null: it failed, and the report has the
 * reason.
 */
function originalExporter({ readOriginal }: SiteToExport, folder: string, report: CopyReport) {
  return async (photo: Pick<Photo, 'url' | 'cobertos'>, path: string, label: PhotoLabel) => {
    const existing = exportedFile(folder, path)
    if (existing) return { name: existing, isOld: true }
    const skip = (reason: string) => {
      report.skippedPhotos.push({ ...label, reason })
      return null
    }
    try {
      const original = await readOriginal(photo)
      if (!original) return skip('o arquivo não foi encontrado')
      const name = `${path}.${original.extension}`
      return { name: await writeOriginal(folder, name, original.bytes), isOld: false }
    } catch (error) {
      if (isFolderError(error)) throw error
      return skip(errorSentence(error))
    }
  }
}

/** A full or read-only folder fails for every photo. */
function isFolderError(error: unknown): boolean {
  return typeof (error as { code?: unknown }).code === 'string'
}
