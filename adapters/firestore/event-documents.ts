import type { DocumentSnapshot } from '@google-cloud/firestore'
import { type EventDraft, readEvent, type SchoolEvent } from '#domain/events/event.ts'
import { type Photo, readPhoto } from '#domain/photos/photo.ts'

/** A document of any age, written by this site or by the one before it. */
export function eventOf(snapshot: DocumentSnapshot): SchoolEvent | null {
  const fields = snapshot.data()
  if (!fields) return null
  const { data, ...others } = fields
  // A day stored as a moment is read in the school's zone, so it must stay a moment.
  return readEvent(snapshot.id, { ...(plain(others) as object), data })
}

/** The photos of a document, and where in its list each of them stands. */
export function storedPhotos(snapshot: DocumentSnapshot): { photo: Photo; at: number }[] {
  const list: unknown = snapshot.get('fotos')
  const readable = Array.isArray(list)
    ? list.flatMap((item, at) => (readPhoto(plain(item), at) ? [at] : []))
    : []
  return (eventOf(snapshot)?.fotos ?? []).map((photo, n) => ({ photo, at: readable[n] ?? -1 }))
}

export function newDocument(draft: EventDraft, now: Date) {
  const chosen = Object.entries(draftFields(draft)).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(chosen), fotos: [], criadoEm: now.toISOString() }
}

/** Null clears a field: every reader of these documents takes it for absent. */
export function draftFields(draft: EventDraft) {
  return {
    nome: draft.nome,
    descricao: draft.descricao,
    data: draft.data ?? '',
    horario: draft.horario ?? null,
    local: draft.local ?? null,
    participantes: draft.participantes ?? null,
    imagem: draft.imagem ?? null,
  }
}

export function wholeDocument({ id: _, fotos, criadoEm, ...draft }: SchoolEvent) {
  return { ...draftFields(draft), fotos: fotos.map(photoFields), criadoEm }
}

/** Every field by name: what else an object carries never reaches the database. */
export function photoFields(photo: Photo) {
  const { id, url, nome, uploadedAt, cloudinaryPublicId, width, height, thumbhash } = photo
  return {
    id,
    url,
    nome,
    uploadedAt,
    ...(cloudinaryPublicId && { cloudinaryPublicId }),
    ...(width && { width }),
    ...(height && { height }),
    ...(thumbhash && { thumbhash }),
  }
}

/** Firestore's moments as the text that this site would have stored. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plain)
  if ('toDate' in value) return (value as { toDate(): Date }).toDate().toISOString()
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}
