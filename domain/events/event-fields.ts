import { safeUrl } from '#domain/photos/safe-url.ts'
import { readPositiveInteger } from '#domain/positive-integer.ts'
import { isPlausibleDay } from '#domain/school-day.ts'
import { readDay } from './event-day.ts'
import { readFamilyLink } from './family-link.ts'
import { isVisibility, readSchoolMoment, readVisibility, typedMoment } from './visibility.ts'

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
    form: { control: 'line', required: 'Informe o nome do evento.', maxLength: 120 },
  },
  descricao: {
    read: readText,
    absent: '',
    isPublic: true,
    form: { control: 'paragraph', required: 'Informe a descrição do evento.', maxLength: 5000 },
  },
  data: {
    read: readDay,
    absent: null,
    isPublic: true,
    form: {
      control: 'day',
      required: 'Informe a data do evento.',
      accepts: isPlausibleDay,
      refusal: 'Informe uma data que exista, com dia, mês e ano.',
    },
  },
  criadoEm: { read: readText, absent: '', isPublic: true },
  horario: { read: readText, isPublic: true, form: { control: 'line', maxLength: 60 } },
  local: { read: readText, isPublic: true, form: { control: 'line', maxLength: 160 } },
  participantes: {
    read: readPositiveInteger,
    isPublic: true,
    form: {
      control: 'digits',
      accepts: (typed) => /^\d{1,6}$/.test(typed),
      refusal: 'Informe o número de participantes só com algarismos.',
    },
  },
  imagem: {
    read: safeUrl,
    isPublic: true,
    form: {
      control: 'line',
      maxLength: 2000,
      accepts: (typed) => safeUrl(typed) !== null,
      refusal: 'Informe um endereço de imagem que comece com https://.',
    },
  },
  /** Who sees the event and its photos: see visibility.ts. */
  visibilidade: {
    read: readVisibility,
    absent: 'todos',
    isPublic: false,
    form: {
      control: 'visibility',
      keptIfMissing: true,
      accepts: isVisibility,
      refusal: 'Escolha quem vê o evento.',
    },
  },
  /** ISO timestamp at which a draft opens by itself. */
  publicarEm: {
    read: readSchoolMoment,
    typed: typedMoment,
    isPublic: false,
    form: {
      control: 'moment',
      accepts: (typed) => readSchoolMoment(typed) !== undefined,
      refusal: 'Informe um dia e uma hora que existam.',
    },
  },
  /** The hash of the family link's token, and when the link ends: see family-link.ts. */
  linkFamilias: { read: readFamilyLink, isPublic: false },
  /** ISO timestamp of the admin's confirmation that the guardians gave their authorisation in writing. */
  autorizacaoEm: { read: readMoment, isPublic: false },
  /** Who confirmed it, and where the papers are: 'Pasta azul, secretaria'. */
  autorizacaoPor: { read: readText, isPublic: false },
  autorizacaoOnde: { read: readText, isPublic: false },
  /** ISO timestamp at which the photos are deleted, because the authorisation was withdrawn. */
  apagarFotosEm: { read: readMoment, isPublic: false },
  /** ISO timestamp at which the admin said that the authorisation was withdrawn. A new confirmation leaves it. */
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
  /** The value as the form shows it, if that is not its text. */
  typed?: (value: FieldValue) => string
  /** Without it the form does not have the field. */
  form?: FormRules
}

export type FormRules = {
  control: 'line' | 'paragraph' | 'day' | 'digits' | 'visibility' | 'moment'
  /** A form without the field leaves the stored value: an old page must not publish a draft. */
  keptIfMissing?: true
  /** What to say when nothing was typed. Without it the field may stay empty. */
  required?: string
  maxLength?: number
} & ({ accepts: (typed: string) => boolean; refusal: string } | { accepts?: never })

/** What every store can keep. */
export type FieldValue = string | number

type Table = typeof eventFields
export type EventField = keyof Table
type FieldWith<Rules> = { [F in EventField]: Table[F] extends Rules ? F : never }[EventField]

export type EventFormField = FieldWith<{ form: object }>
export type RequiredFormField = FieldWith<{ form: { required: string } }>
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

function readMoment(stored: unknown): string | undefined {
  return typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : undefined
}
