import { readPhoto } from '#domain/photos/photo.ts'
import type { SchoolEvent } from './event.ts'
import { readEvent } from './event-document.ts'
import { eventFieldNames, rulesOf } from './event-fields.ts'

export type UnreadableValue = { campo: string; valor: unknown }
export type Unreadable = Pick<SchoolEvent, 'id' | 'nome'> & UnreadableValue

/** What a stored document contains that `readEvent` cannot read, so that a copy would lose it. */
export function unreadableIn(id: string, document: Record<string, unknown>): Unreadable[] {
  const { nome } = readEvent(id, document)
  const { fotos } = document
  const lost = [
    ...eventFieldNames.flatMap((campo) => {
      const valor = document[campo]
      const isRead = (rulesOf(campo).read(valor) ?? null) !== null
      return isThere(valor) && !isRead ? [{ campo, valor }] : []
    }),
    ...(Array.isArray(fotos) ? unreadablePhotos(fotos) : []),
    ...(isThere(fotos) && !Array.isArray(fotos) ? [{ campo: 'fotos', valor: fotos }] : []),
  ]
  return lost.map((value) => ({ id, nome, ...value }))
}

function unreadablePhotos(list: unknown[]): UnreadableValue[] {
  return list.flatMap((valor, at) =>
    isThere(valor) && !readPhoto(valor) ? [{ campo: `fotos[${at}]`, valor }] : [],
  )
}

function isThere(value: unknown): boolean {
  if (value === undefined || value === null || value === 0) return false
  return typeof value !== 'string' || value.trim() !== ''
}
