import type { SchoolEvent } from '#domain/events/event.ts'
import type { Unreadable } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { counted } from './number-format.ts'

export type SkippedPhoto = { event: string; photo: string; reason: string }

/** What an export or import copied, or with `--dry-run` would copy. */
export type CopyReport = {
  events: number
  existingEvents: number
  photos: number
  existingPhotos: number
  /** Photos that are shown from their current URL, without a copy. */
  linkedPhotos: number
  skippedPhotos: SkippedPhoto[]
  /** What somebody deleted for good at the target, which holds for every export made before. */
  erased: { event: string; photo: string }[]
  /** Pictures in the site's slots. */
  pictures: number
  /** The school's own texts were copied; false if there are none, or the target has its own. */
  school: boolean
}

export function emptyReport(): CopyReport {
  return {
    events: 0,
    existingEvents: 0,
    photos: 0,
    existingPhotos: 0,
    linkedPhotos: 0,
    skippedPhotos: [],
    erased: [],
    pictures: 0,
    school: false,
  }
}

export function skippedPhoto(event: SchoolEvent, photo: Photo, reason: string): SkippedPhoto {
  return { event: event.nome, photo: photoName(photo), reason }
}

export function photoName({ nome, url }: Photo): string {
  return nome || url
}

export function skippedPicture(slot: string, reason: string): SkippedPhoto {
  return { event: 'Imagens do site', photo: slot, reason }
}

export function photoCount(events: SchoolEvent[]): number {
  return events.reduce((sum, { fotos }) => sum + fotos.length, 0)
}

export function printSkippedPhotos(skipped: SkippedPhoto[]): void {
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
