import type { SchoolEvent } from '#domain/events/event.ts'
import type { UnreadableValue } from '#domain/events/unreadable.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { SchoolDocument, SlotPicture } from '#domain/school/school-document.ts'

// An exported school is a folder that other programs can read too:
//   exportacao.json   the format, and whether the export is complete
//   eventos.jsonl     one event a line, with the field names of the stored documents
//   escola.json       what the school says about itself, and the pictures in the site's slots
//   originais/        the photos' files, as the school uploaded them
//   SHA256SUMS        what `sha256sum --check` reads
export const markerFile = 'exportacao.json'
export const eventsFile = 'eventos.jsonl'
export const schoolFile = 'escola.json'

export type ExportedPhoto = Photo & { arquivo?: string }
export type ExportedEvent = Omit<SchoolEvent, 'fotos'> & {
  fotos: ExportedPhoto[]
  /** Values of a stored document that could not be read, as they were. */
  ilegivel?: UnreadableValue[]
}

export type ExportedPicture = SlotPicture & { arquivo?: string }
export type ExportedSchool = Omit<SchoolDocument, 'pictures'> & {
  pictures: Record<string, ExportedPicture>
}

/** Version 2 has covered photos: a site that does not know them would show what they hide. */
export function marker({ complete, version = 1 }: { complete: boolean; version?: 1 | 2 }): string {
  return `${JSON.stringify({ formato: 'escola-exportacao', versao: version, completa: complete })}\n`
}

export function isMarkedComplete(text: string): boolean {
  try {
    const { formato, versao, completa } = JSON.parse(text)
    return formato === 'escola-exportacao' && [1, 2].includes(versao) && completa === true
  } catch {
    return false
  }
}
