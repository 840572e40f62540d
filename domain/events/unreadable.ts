import { readPhoto } from '#domain/photos/photo.ts'
import { readEvent, type SchoolEvent } from './event.ts'

export type UnreadableValue = { campo: string; valor: unknown }
export type Unreadable = Pick<SchoolEvent, 'id' | 'nome'> & UnreadableValue

/** What a stored document holds that `readEvent` cannot read: a copy of the event lacks it. */
export function unreadableIn(id: string, document: Record<string, unknown>): Unreadable[] {
  const event = readEvent(id, document)
  const { nome, fotos } = document
  const lost = [
    ...(isThere(nome) && String(nome).trim() !== event.nome
      ? [{ campo: 'nome', valor: nome }]
      : []),
    ...plainFields.flatMap((campo) =>
      isThere(document[campo]) && !event[campo] ? [{ campo, valor: document[campo] }] : [],
    ),
    ...(Array.isArray(fotos) ? unreadablePhotos(fotos) : []),
    ...(isThere(fotos) && !Array.isArray(fotos) ? [{ campo: 'fotos', valor: fotos }] : []),
  ]
  return lost.map((value) => ({ id, nome: event.nome, ...value }))
}

const plainFields = [
  'descricao',
  'data',
  'criadoEm',
  'horario',
  'local',
  'participantes',
  'imagem',
  'autorizacaoEm',
] as const

function unreadablePhotos(list: unknown[]): UnreadableValue[] {
  return list.flatMap((valor, at) =>
    isThere(valor) && !readPhoto(valor) ? [{ campo: `fotos[${at}]`, valor }] : [],
  )
}

function isThere(value: unknown): boolean {
  if (value === undefined || value === null || value === 0) return false
  return typeof value !== 'string' || value.trim() !== ''
}
