import { type Photo, readPhotos } from '#domain/photos/photo.ts'
import { safeAddress } from '#domain/photos/safe-address.ts'
import { readPositiveInteger } from '#domain/positive-integer.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import { readDay } from './event-day.ts'

export type SchoolEvent = {
  id: string
  nome: string
  descricao: string
  data: SchoolDay | null
  fotos: Photo[]
  criadoEm: string
  horario?: string
  local?: string
  participantes?: number
  imagem?: string
  /** When the admin confirmed the written authorisation of the children's guardians (ISO). */
  autorizacaoEm?: string
}

export type EventDraft = Omit<SchoolEvent, 'id' | 'fotos' | 'criadoEm' | 'autorizacaoEm'>

export type EventSummary = Omit<SchoolEvent, 'fotos'> & {
  photoCount: number
  cover: string | null
}

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

export function summaryOf({ fotos, ...event }: SchoolEvent): EventSummary {
  return { ...event, photoCount: fotos.length, cover: event.imagem ?? fotos[0]?.url ?? null }
}

export function newestFirst(
  a: Pick<SchoolEvent, 'data' | 'criadoEm' | 'id'>,
  b: Pick<SchoolEvent, 'data' | 'criadoEm' | 'id'>,
): number {
  return (
    descending(a.data ?? '', b.data ?? '') ||
    descending(a.criadoEm, b.criadoEm) ||
    descending(a.id, b.id)
  )
}

export function isUpcoming({ data }: Pick<SchoolEvent, 'data'>, today: SchoolDay): boolean {
  return data !== null && data >= today
}

/** Of events that stand newest date first: the next ones, soonest first. */
export function nextEvents<Event extends Pick<SchoolEvent, 'data'>>(
  newestFirst: readonly Event[],
  today: SchoolDay,
  count: number,
): Event[] {
  const upcoming = newestFirst.filter((event) => isUpcoming(event, today))
  return upcoming.reverse().slice(0, count)
}

/** Reads a stored document of any age. Whatever JSON it is, the result can be shown. */
export function readEvent(id: string, document: unknown): SchoolEvent {
  const fields = (typeof document === 'object' && document !== null ? document : {}) as Fields
  return {
    id,
    nome: text(fields.nome) ?? text(fields.titulo) ?? 'Evento sem nome',
    descricao: text(fields.descricao) ?? '',
    data: readDay(fields.data),
    fotos: readPhotos(fields.fotos),
    criadoEm: text(fields.criadoEm) ?? '',
    ...optionalFields(fields),
  }
}

type Fields = Record<string, unknown>

/** Absent rather than undefined, so that equal events look equal in every store. */
function optionalFields(fields: Fields) {
  const horario = text(fields.horario)
  const local = text(fields.local)
  const participantes = readPositiveInteger(fields.participantes)
  const imagem = safeAddress(fields.imagem)
  const autorizacaoEm = moment(fields.autorizacaoEm)
  return {
    ...(horario && { horario }),
    ...(local && { local }),
    ...(participantes && { participantes }),
    ...(imagem && { imagem }),
    ...(autorizacaoEm && { autorizacaoEm }),
  }
}

function moment(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined
}

function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function descending(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? 1 : -1
}
