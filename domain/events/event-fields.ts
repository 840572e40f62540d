import * as v from 'valibot'
import type { Field, Fields } from '#domain/fields/field.ts'
import { answer, day, line, optional, prose, required, understood } from '#domain/fields/kinds.ts'
import { readRemovedIds } from '#domain/photos/photo-number.ts'
import { safeUrl } from '#domain/photos/safe-url.ts'
import { readPositiveInteger } from '#domain/positive-integer.ts'
import { readAudience } from './consent.ts'
import { readDay } from './event-day.ts'
import { readFamilyLink } from './family-link.ts'
import { readSchoolMoment, readVisibility, typedMoment, visibilities } from './visibility.ts'

const uncounted = { isCounted: false }

const participants = {
  schema: v.optional(v.number()),
  control: { type: 'line', keyboard: 'numeric' } as const,
  read: (typed: string) =>
    /^\d{1,6}$/.test(typed)
      ? { value: readPositiveInteger(typed) }
      : { problem: 'informe o número de participantes só com algarismos' },
  write: String,
}

const coverUrl = understood(
  v.pipe(
    v.string(),
    v.maxLength(2000, 'pode ter até 2.000 caracteres'),
    v.check(
      (url) => safeUrl(url) !== null,
      'informe um endereço de imagem que comece com https://',
    ),
  ),
  (typed) => typed,
)

const moment = {
  schema: v.string(),
  control: { type: 'moment' } as const,
  read: (typed: string) => {
    const value = readSchoolMoment(typed)
    return value ? { value } : { problem: 'informe um dia e uma hora que existam' }
  },
  write: typedMoment,
}

const whoSees = answer(
  Object.fromEntries(visibilities.map((one) => [one, one])),
  'escolha quem vê o evento',
)

/**
 * Every field of an event besides its id and photos, by the name that stored documents use. Types,
 * form, stores, export and the report of unreadable values follow from this table.
 */
export const eventFields = {
  nome: {
    read: readText,
    formerName: 'titulo',
    absent: 'Evento sem nome',
    isPublic: true,
    form: required(line(120, uncounted), 'informe o nome do evento'),
  },
  descricao: {
    read: readText,
    absent: '',
    isPublic: true,
    form: required(prose(5000), 'informe a descrição do evento'),
  },
  data: {
    read: readDay,
    absent: null,
    isPublic: true,
    form: required(
      day('informe uma data que exista, com dia, mês e ano'),
      'informe a data do evento',
    ),
  },
  /** The last day of an event of several days. */
  dataFim: {
    read: readDay,
    isPublic: true,
    form: optional(day('informe uma data que exista, com dia, mês e ano')),
  },
  criadoEm: { read: readText, absent: '', isPublic: true },
  /** ISO timestamp of the last edit of the form's fields. */
  alteradoEm: { read: readMoment, isPublic: false },
  horario: { read: readText, isPublic: true, form: optional(line(60, uncounted)) },
  local: { read: readText, isPublic: true, form: optional(line(160, uncounted)) },
  participantes: {
    read: readPositiveInteger,
    isPublic: true,
    form: optional(participants),
  },
  imagem: {
    read: safeUrl,
    isPublic: true,
    form: optional(coverUrl),
  },
  /** Who sees the event and its photos: see visibility.ts. */
  visibilidade: {
    read: readVisibility,
    absent: 'todos',
    isPublic: false,
    keptIfMissing: true,
    form: optional(whoSees),
  },
  /** ISO timestamp at which a draft is published automatically. */
  publicarEm: {
    read: readSchoolMoment,
    isPublic: false,
    form: optional(moment),
  },
  /** The hash of the family link's token, when the link ends, and the sealed token: see family-link.ts. */
  linkFamilias: { read: readFamilyLink, isPublic: false },
  /** Whether families are shown a way to share their link. */
  familiasCompartilham: { read: readYes, isPublic: false },
  /** Ids of removed photos, so that the other photos keep their numbers: see photo-number.ts. */
  fotosRemovidas: { read: readRemovedIds, isPublic: false },
  /** ISO timestamp of the admin's confirmation that the guardians gave their authorisation in writing. */
  autorizacaoEm: { read: readMoment, isPublic: false },
  /** For whom it was given. */
  autorizacaoPara: { read: readAudience, isPublic: false },
  /** Who confirmed it, and where the papers are: 'Pasta azul, secretaria'. */
  autorizacaoPor: { read: readText, isPublic: false },
  autorizacaoOnde: { read: readText, isPublic: false },
  /** ISO timestamp at which the photos are deleted, because the authorisation was withdrawn. */
  apagarFotosEm: { read: readMoment, isPublic: false },
  /**
   * ISO timestamp at which the admin said that the authorisation was withdrawn. A new confirmation does not clear it.
   */
  autorizacaoRetiradaEm: { read: readMoment, isPublic: false },
} as const satisfies Record<string, FieldRules>

export type FieldRules = {
  /** Reads a stored value of any age, and what was typed into the form. */
  read: (stored: unknown) => FieldValue | null | undefined
  /** What older documents call the field. */
  formerName?: string
  /** The value of an event whose document lacks the field. Without it the field is optional. */
  absent?: FieldValue | null
  /** Whether a visitor's browser may get the field. */
  isPublic: boolean
  /** How the form asks for it. Without it the form does not have the field. */
  form?: Field
  /** A draft without the field leaves the stored value: an old page must not publish a draft. */
  keptIfMissing?: true
}

/** What every store can keep. */
export type FieldValue = string | number

type Table = typeof eventFields
export type EventField = keyof Table
type FieldWith<Rules> = { [F in EventField]: Table[F] extends Rules ? F : never }[EventField]

export type EventFormField = FieldWith<{ form: object }>
export type RequiredFormField = Exclude<
  EventFormField,
  FieldWith<{ form: { control: { optional: true } } }>
>
export type PrivateField = FieldWith<{ isPublic: false }>

type Value<F extends EventField> =
  | NonNullable<ReturnType<Table[F]['read']>>
  | (Table[F] extends { absent: infer Absent } ? Absent : never)
type FieldWithDefault = FieldWith<{ absent: unknown }>

export type EventValues = { [F in FieldWithDefault]: Value<F> } & {
  [F in Exclude<EventField, FieldWithDefault>]?: Value<F>
}

export const eventFieldNames = Object.keys(eventFields) as EventField[]
export const eventFormFields = eventFieldNames.filter(isFormField)
/** The form's fields. */
export const eventForm: Fields = Object.fromEntries(
  eventFormFields.map((field) => [field, eventFields[field].form]),
)
export const privateFields = eventFieldNames.filter(isPrivateField)

export function rulesOf(field: EventField): FieldRules {
  return eventFields[field]
}

export function isFormField(field: EventField): field is EventFormField {
  return 'form' in eventFields[field]
}

function isPrivateField(field: EventField): field is PrivateField {
  return !eventFields[field].isPublic
}

function readText(stored: unknown): string | undefined {
  if (typeof stored === 'number') return String(stored)
  return typeof stored === 'string' && stored.trim() !== '' ? stored.trim() : undefined
}

function readYes(stored: unknown): 'sim' | undefined {
  return stored === 'sim' ? 'sim' : undefined
}

function readMoment(stored: unknown): string | undefined {
  return typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : undefined
}
