import { readPositiveInteger } from '#domain/positive-integer.ts'
import { readCaption } from './caption.ts'
import { photoIdFromUrl } from './photo-id-from-url.ts'
import { type Redaction, readRedactions } from './redaction.ts'
import { safeUrl } from './safe-url.ts'

export type Photo = {
  id: number
  url: string
  /** The file's name, shown to the admin only. */
  nome: string
  uploadedAt: string
  cloudinaryPublicId?: string
  width?: number
  height?: number
  /** What the school says about the photo, for every visitor. */
  legenda?: string
  /** When the photo was taken, by the camera's clock, which has no time zone: 2026-06-20T18:05:00. */
  tiradaEm?: string
  /** What is covered in the files that are served, and not in the original. Absent if nothing is. */
  cobertos?: Redaction[]
  /** ISO timestamp of the covering: the original is kept for 30 days after it. */
  cobertoEm?: string
}

/** The fields that a new picture of the same photo replaces. Those that it lacks are cleared. */
export type PhotoPicture = Pick<Photo, (typeof pictureFields)[number]>
export const pictureFields = [
  'url',
  'cloudinaryPublicId',
  'width',
  'height',
  'cobertos',
  'cobertoEm',
] as const

export type NewPhoto = Omit<Photo, 'id'>

/**
 * Ids for new photos of an event: the time plus the index, and above the event's highest id, because
 * two batches may arrive in one millisecond. Call it inside the transaction, where the highest is known.
 */
export function photoIds(count: number, now: Date, highestInEvent: number): number[] {
  const first = Math.max(now.getTime(), highestInEvent + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

export function withIds(photos: NewPhoto[], ids: number[]): Photo[] {
  return photos.map((photo, index) => ({ ...photo, id: ids[index] ?? 0 }))
}

/** Reads lists of any version. A photo without an id, or with a duplicate one, gets one from its URL. */
export function readPhotos(list: unknown): Photo[] {
  if (!Array.isArray(list)) return []
  const photos = list.map(readPhoto).filter((photo) => photo !== null)
  const ids = new Set(photos.flatMap(({ id }) => id ?? []))
  if (ids.size === photos.length) return photos as Photo[]
  const owners = new Map(photos.toReversed().map((photo) => [photo.id, photo]))
  return photos.map((photo) => {
    if (photo.id !== undefined && owners.get(photo.id) === photo) return { ...photo, id: photo.id }
    let id = photoIdFromUrl(photo.url)
    while (owners.has(id)) id += 1
    owners.set(id, photo)
    return { ...photo, id }
  })
}

export function readPhoto(item: unknown): (NewPhoto & { id?: number }) | null {
  const stored = typeof item === 'string' ? { url: item } : item
  if (typeof stored !== 'object' || stored === null) return null
  const fields = stored as Record<string, unknown>
  const url = safeUrl(fields.url)
  if (!url) return null
  // The covers are in the picture itself; a copy made without them would show what they hide.
  const isCovered = fields.cobertos !== undefined && fields.cobertos !== null
  const cobertos = isCovered ? readRedactions(fields.cobertos) : []
  if (!cobertos) return null
  const photo: NewPhoto & { id?: number } = {
    url,
    nome: text(fields.nome) ?? '',
    uploadedAt: text(fields.uploadedAt) ?? '',
  }
  const id = readPositiveInteger(fields.id)
  if (id) photo.id = id
  const cloudinaryPublicId = text(fields.cloudinaryPublicId)
  if (cloudinaryPublicId) photo.cloudinaryPublicId = cloudinaryPublicId
  const width = readPositiveInteger(fields.width)
  const height = readPositiveInteger(fields.height)
  if (width && height) Object.assign(photo, { width, height })
  const legenda = fields.legenda ? readCaption(text(fields.legenda) ?? '') : null
  if (legenda) photo.legenda = legenda
  const tiradaEm = text(fields.tiradaEm)
  if (tiradaEm) photo.tiradaEm = tiradaEm
  if (cobertos.length > 0) photo.cobertos = cobertos
  const cobertoEm = text(fields.cobertoEm)
  if (cobertos.length > 0 && cobertoEm) photo.cobertoEm = cobertoEm
  return photo
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
