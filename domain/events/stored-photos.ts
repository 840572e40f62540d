import { isoMoments } from '#domain/documents.ts'
import { type Photo, readPhoto, readPhotos } from '#domain/photos/photo.ts'

// An event's photos are a list in its document. Older documents contain bare URLs, unknown fields and unreadable
// entries: a change leaves all of them as they are.

/** The list's own entry of each photo, and the unreadable entries by the photo that they follow (null: none). */
export type StoredPhotos = {
  entries: ReadonlyMap<Photo, unknown>
  unreadable: ReadonlyMap<Photo | null, readonly unknown[]>
}

export function storedPhotos(list: unknown, photos: readonly Photo[]): StoredPhotos {
  const entries = new Map<Photo, unknown>()
  const unreadable = new Map<Photo | null, unknown[]>()
  let last: Photo | null = null
  const stored = Array.isArray(list) ? list : []
  const isRead = (entry: unknown) =>
    stored.length === photos.length || readPhoto(isoMoments(entry)) !== null
  for (const entry of stored) {
    const photo = isRead(entry) ? photos[entries.size] : undefined
    if (photo) entries.set(photo, entry)
    else unreadable.set(last, [...(unreadable.get(last) ?? []), entry])
    last = photo ?? last
  }
  return { entries, unreadable }
}

/** The list to store for these photos: unchanged entries, changed copies of entries, and new ones. */
export function photoList(
  { entries, unreadable }: StoredPhotos,
  photos: readonly Photo[],
): unknown[] {
  const before = new Map([...entries.keys()].map((photo) => [photo.id, photo]))
  const written = photos.map((photo) => {
    if (entries.has(photo)) return entries.get(photo)
    const earlier = before.get(photo.id)
    return earlier ? changedEntry(entries.get(earlier), earlier, photo) : photoFields(photo)
  })
  return withUnreadable(withTheirIds(written, photos), photos, { entries, unreadable })
}

function changedEntry(entry: unknown, before: Photo, after: Photo): object {
  const fields: Record<string, unknown> =
    typeof entry === 'string' ? photoFields(before) : { ...(entry as object), id: before.id }
  const [was, is] = [photoFields(before), photoFields(after)]
  for (const name of Object.keys({ ...was, ...is }) as (keyof typeof is)[]) {
    if (is[name] === undefined) delete fields[name]
    else if (is[name] !== was[name]) fields[name] = is[name]
  }
  return fields
}

/** A photo without a stored id has one derived from its URL and the others' ids. It is stored if it would change. */
function withTheirIds(entries: unknown[], photos: readonly Photo[]): unknown[] {
  const hasId = (entry: unknown, at: number) => (entry as { id?: unknown }).id === photos[at]?.id
  let list = entries
  while (!list.every(hasId)) {
    const read = readPhotos(isoMoments(list))
    const isRight = (at: number) => read[at]?.id === photos[at]?.id
    if (list.every((_, at) => isRight(at))) break
    list = list.map((entry, at) => {
      const photo = photos[at]
      if (!photo || isRight(at)) return entry
      return typeof entry === 'string' ? photoFields(photo) : { ...(entry as object), id: photo.id }
    })
  }
  return list
}

/** Each unreadable entry follows the same photo as before, or the one before that if it is gone. */
function withUnreadable(
  list: unknown[],
  photos: readonly Photo[],
  { entries, unreadable }: StoredPhotos,
): unknown[] {
  if (unreadable.size === 0) return list
  const left = new Set(photos.map(({ id }) => id))
  const after = new Map<number | null, unknown[]>()
  let last: number | null = null
  for (const photo of [null, ...entries.keys()]) {
    if (photo && left.has(photo.id)) last = photo.id
    after.set(last, [...(after.get(last) ?? []), ...(unreadable.get(photo) ?? [])])
  }
  const follow = (id: number | null) => after.get(id) ?? []
  return [...follow(null), ...list.flatMap((entry, at) => [entry, ...follow(photos[at]?.id ?? 0)])]
}

/** Copies known fields by name, so that nothing else reaches the database. */
export function photoFields(photo: Photo) {
  const { id, nome, uploadedAt, legenda, tiradaEm } = photo
  const { url, cloudinaryPublicId, width, height, cobertos, cobertoEm } = photo
  return {
    id,
    nome,
    uploadedAt,
    url,
    ...(cloudinaryPublicId && { cloudinaryPublicId }),
    ...(width && { width }),
    ...(height && { height }),
    ...(cobertos && { cobertos }),
    ...(cobertoEm && { cobertoEm }),
    ...(legenda && { legenda }),
    ...(tiradaEm && { tiradaEm }),
  }
}
