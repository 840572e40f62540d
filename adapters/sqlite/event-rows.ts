import type { EventSummary, SchoolEvent } from '#domain/events/event.ts'
import { readEvent } from '#domain/events/event-document.ts'
import type { EventField, FieldValue } from '#domain/events/event-fields.ts'
import type { Photo, PhotoPicture } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'

export type EventRow = {
  id: string
  /** JSON of the fields that have no column. */
  campos: string
  photoCount: number
  firstPhotoUrl: string | null
}
export type PhotoRow = { evento: string }

export function eventOf(row: EventRow, photos: PhotoRow[]): SchoolEvent {
  return readEvent(row.id, documentOf(row, photos))
}

export function documentOf({ campos, ...row }: EventRow, photos: unknown[]) {
  return { ...row, ...JSON.parse(campos), fotos: photos }
}

export function summaryOfRow(row: EventRow): EventSummary {
  const { fotos, ...event } = readEvent(row.id, documentOf(row, [row.firstPhotoUrl]))
  return {
    ...event,
    photoCount: row.photoCount,
    cover: event.imagem ?? fotos[0]?.url ?? null,
  }
}

/**
 * Fields with a column of their own. Every other field is kept in `campos` and needs no migration; a
 * query that has to sort or filter by one can index a generated column (`campos ->> 'field'`).
 */
export const eventColumns: readonly EventField[] = [
  'nome',
  'descricao',
  'data',
  'criadoEm',
  'horario',
  'local',
  'participantes',
  'imagem',
  'autorizacaoEm',
]

/** The statements that write an event's fields, and their parameters. */
export function eventWrites(columns: readonly EventField[]) {
  const hasColumn = (field: string) => columns.some((column) => column === field)
  const update = (fields: readonly string[]) => {
    const assigned = fields.filter(hasColumn).map((column) => `${column} = :${column}`)
    // `json_patch` removes what is null.
    return `
      UPDATE eventos SET ${[...assigned, 'campos = json_patch(campos, :campos)'].join(', ')}
      WHERE id = :id`
  }
  return {
    insert: `
      INSERT INTO eventos (id, ${columns.join(', ')}, campos)
      VALUES (:id, ${columns.map((column) => `:${column}`).join(', ')}, json_patch('{}', :campos))`,
    update,
    parameters: (id: string, fields: Partial<Record<string, FieldValue | null>>) => {
      const { column = [], other = [] } = Object.groupBy(Object.entries(fields), ([field]) =>
        hasColumn(field) ? 'column' : 'other',
      )
      return {
        id,
        ...Object.fromEntries(column),
        campos: JSON.stringify(Object.fromEntries(other)),
      }
    },
  }
}

export type EventWrites = ReturnType<typeof eventWrites>

export function photoColumns(evento: string, place: number, photo: Photo) {
  return {
    evento,
    place,
    id: photo.id,
    nome: photo.nome,
    uploadedAt: photo.uploadedAt,
    legenda: photo.legenda ?? null,
    tiradaEm: photo.tiradaEm ?? null,
    ...pictureColumns(photo),
  }
}

export function pictureColumns({ url, cloudinaryPublicId, width, height, cobertos }: PhotoPicture) {
  return {
    url,
    chave: photoKey(url),
    cloudinaryPublicId: cloudinaryPublicId ?? null,
    width: width ?? null,
    height: height ?? null,
    cobertos: cobertos ? JSON.stringify(cobertos) : null,
  }
}
