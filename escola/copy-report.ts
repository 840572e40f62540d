import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { counted } from './number-format.ts'

/** How a person finds a photo again. */
export type PhotoLabel = { event: string; photo: string }

/** What an export or import copied, or with `--dry-run` would copy. */
export type CopyReport = ReturnType<typeof emptyReport>

export function emptyReport() {
  return {
    events: 0,
    existingEvents: 0,
    photos: 0,
    existingPhotos: 0,
    /** Photos that are shown from their current URL, without a copy. */
    linkedPhotos: 0,
    skippedPhotos: [] as (PhotoLabel & { reason: string })[],
    /** Photos that somebody deleted for good at the target. They are left out of imports from older exports. */
    erased: [] as PhotoLabel[],
    /** Pictures in the site's slots. */
    pictures: 0,
    /** The school's own texts were copied; false if there are none, or the target has its own. */
    school: false,
  }
}

export function labelOf({ nome }: SchoolEvent, photo: Photo): PhotoLabel {
  return { event: nome, photo: photoName(photo) }
}

export function photoName({ nome, url }: Photo): string {
  return nome || url
}

export function slotLabel(slot: string): PhotoLabel {
  return { event: 'Imagens do site', photo: slot }
}

export function photoCount(events: SchoolEvent[]): number {
  return events.reduce((sum, { fotos }) => sum + fotos.length, 0)
}

export function printSkippedPhotos(skipped: CopyReport['skippedPhotos']): void {
  if (skipped.length === 0) return
  console.error(`${counted(skipped.length, 'foto ficou', 'fotos ficaram')} de fora:`)
  for (const { event, photo, reason } of skipped) console.error(`  ${event}: ${photo} (${reason})`)
}

export function printErased(erased: CopyReport['erased']): void {
  if (erased.length === 0) return
  console.error('Não volta o que foi excluído de verdade neste site:')
  for (const { event, photo } of erased) console.error(`  ${event}: ${photo}`)
  console.error('Para trazê-lo assim mesmo: --tambem-excluidos')
}

export function printUnreadable(values: Unreadable[], whereToLook: string): void {
  if (values.length === 0) return
  const count = counted(values.length, 'valor ilegível', 'valores ilegíveis')
  console.error(`${count} fora dos eventos copiados (${whereToLook}):`)
  for (const { nome, campo, valor } of values) {
    console.error(`  evento ${nome}: ${campo} (${truncated(JSON.stringify(valor))})`)
  }
}

function truncated(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}
