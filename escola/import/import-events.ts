import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { isErasedEvent, isErasedPhoto } from '#domain/photos/erased.ts'
import type { NewPhoto, Photo } from '#domain/photos/photo.ts'
import type { PhotoOwner } from '#domain/photos/photo-store.ts'
import { removeUnused } from '#domain/photos/remove-files.ts'
import { type CopyReport, emptyReport, labelOf } from '#escola/copy-report.ts'
import type { ExportedPhoto, ExportedSchool } from '#escola/export-format.ts'
import type { Stores } from '#server/stores.ts'
import { copyOriginal } from './copy-original.ts'

type Target = Pick<Stores, 'events' | 'photos' | 'pictures' | 'clock'>

export type EventSource = {
  events: SchoolEvent[]
  unreadable: Unreadable[]
  school: ExportedSchool | null
  /** The photo's original; null when there is none. */
  readOriginal: (
    photo: Pick<ExportedPhoto, 'url' | 'arquivo' | 'cobertos'>,
  ) => Promise<Uint8Array | null>
  /** True for a photo that the target site can show from its current URL. */
  keepsUrl: (photo: Pick<Photo, 'url'>) => Promise<boolean>
}

type ImportOptions = {
  dryRun: boolean
  /** Also imports what somebody deleted for good at the target. */
  evenErased: boolean
  signal: AbortSignal
  onProgress: (photosDone: number, event: string) => void
}

/**
 * Each event is imported completely or not at all. Events and photos that the target already has are
 * left unchanged, so an interrupted import can be repeated.
 */
export async function importEvents(
  source: EventSource,
  target: Target,
  options: ImportOptions,
): Promise<CopyReport> {
  const report = emptyReport()
  const erased = options.evenErased ? new Set<string>() : await target.events.erased()
  let done = 0
  for (const event of source.events) {
    options.signal.throwIfAborted()
    options.onProgress(done, event.nome)
    if (isErasedEvent(erased, event.id)) {
      report.erased.push({ event: event.nome, photo: 'o evento inteiro' })
      done += event.fotos.length
      continue
    }
    const existing = await target.events.one(event.id)
    const existingIds = new Set(existing?.fotos.map(({ id }) => id))
    const missing = event.fotos.filter(({ id }) => !existingIds.has(id))
    report[existing ? 'existingEvents' : 'events'] += 1
    report.existingPhotos += event.fotos.length - missing.length
    if (!existing || missing.length > 0) {
      const onPhoto = (index: number) => options.onProgress(done + index, event.nome)
      await importEvent(
        { event, existing, missing },
        { ...options, source, target, report, erased, onPhoto },
      )
    }
    done += event.fotos.length
  }
  return report
}

type EventToImport = { event: SchoolEvent; existing: SchoolEvent | null; missing: Photo[] }
type ImportContext = ImportOptions & {
  source: EventSource
  target: Target
  report: CopyReport
  /** What somebody deleted for good. */
  erased: ReadonlySet<string>
  onPhoto: (index: number) => void
}

async function importEvent(
  { event, existing, missing }: EventToImport,
  context: ImportContext,
): Promise<void> {
  const { target, report } = context
  const owner = {
    eventId: event.id,
    isPublic: isPublic(existing ?? event, target.clock.publicNow()),
  }
  const imported = new Map<Photo, Photo>()
  try {
    for (const [index, photo] of missing.entries()) {
      context.signal.throwIfAborted()
      context.onPhoto(index)
      const copy = await importPhoto(event, photo, owner, context)
      if (copy) imported.set(photo, copy)
    }
    if (context.dryRun || (existing && imported.size === 0)) return
    await target.events.importEvent(mergedEvent(event, existing, imported))
  } catch (error) {
    report.events -= existing ? 0 : 1
    await removeUnused([...imported.values()], target)
    throw error
  }
}

async function importPhoto(
  event: SchoolEvent,
  photo: Photo,
  owner: PhotoOwner,
  { source, target, report, dryRun, erased }: ImportContext,
): Promise<Photo | null> {
  const label = labelOf(event, photo)
  if (isErasedPhoto(erased, event.id, photo)) {
    report.erased.push(label)
    return null
  }
  if (await source.keepsUrl(photo)) {
    report.linkedPhotos += 1
    return withoutFile(photo)
  }
  if (dryRun) {
    report.photos += 1
    return null
  }
  const { id, nome, uploadedAt, legenda, cobertos, cobertoEm } = photo
  const copy = await copyOriginal(photo, label, { source, target, report, owner }, (bytes) =>
    target.pictures.encode(bytes, cobertos),
  )
  if (!copy) return null
  report.photos += 1
  const tiradaEm = photo.tiradaEm ?? copy.encoded.takenAt
  return {
    id,
    ...(copy.stored satisfies Partial<NewPhoto>),
    nome,
    uploadedAt,
    ...(legenda && { legenda }),
    ...(tiradaEm && { tiradaEm }),
    ...(cobertos && { cobertos }),
    ...(cobertoEm && { cobertoEm }),
  }
}

function mergedEvent(
  event: SchoolEvent,
  existing: SchoolEvent | null,
  imported: Map<Photo, Photo>,
): SchoolEvent {
  const cover = event.fotos.find(({ url }) => url === event.imagem)
  const importedCover = cover ? imported.get(cover)?.url : event.imagem
  const { imagem, ...fields } = existing ?? event
  const newCover = existing ? (imagem ?? importedCover) : importedCover
  const fotos = mergedPhotos(event.fotos, existing?.fotos ?? [], imported)
  return { ...fields, fotos, ...(newCover && { imagem: newCover }) }
}

/** Each imported photo is inserted right after the photo that it follows in the source. */
export function mergedPhotos(
  source: Photo[],
  existing: Photo[],
  imported: Map<Photo, Photo>,
): Photo[] {
  const photos = [...existing]
  let next = 0
  for (const photo of source) {
    const copy = imported.get(photo)
    if (copy) photos.splice(next, 0, copy)
    const index = photos.findIndex(({ id }) => id === photo.id)
    if (index >= 0) next = index + 1
  }
  return photos
}

function withoutFile({ ...photo }: ExportedPhoto): Photo {
  delete photo.arquivo
  return photo
}
