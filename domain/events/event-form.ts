import * as v from 'valibot'
import { safeAddress } from '#domain/photos/safe-address.ts'
import { isPlausibleDay } from '#domain/school-day.ts'
import { typedText } from '#domain/typed-text.ts'
import type { EventDraft } from './event.ts'

export const eventFields = [
  'nome',
  'descricao',
  'data',
  'horario',
  'local',
  'participantes',
  'imagem',
] as const
export type EventField = (typeof eventFields)[number]

export type EventFormOutcome =
  | { ok: true; draft: EventDraft }
  | { ok: false; problems: Partial<Record<EventField, string>> }

export function readEventForm(form: unknown): EventFormOutcome {
  const typed = Object.fromEntries(eventFields.map((field) => [field, typedText(form, field)]))
  const parsed = v.safeParse(eventForm, typed, { abortPipeEarly: true })
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.issues) }
  const { nome, descricao, data, ...optional } = parsed.output
  const filled = Object.entries(optional).filter(([, value]) => value !== undefined)
  return { ok: true, draft: { nome, descricao, data, ...Object.fromEntries(filled) } }
}

const longest = { nome: 120, descricao: 5000, horario: 60, local: 160, imagem: 2000 }

const eventForm = v.object({
  nome: required('Informe o nome do evento.', longest.nome),
  descricao: required('Informe a descrição do evento.', longest.descricao),
  data: v.pipe(
    v.string(),
    v.nonEmpty('Informe a data do evento.'),
    v.check(isPlausibleDay, 'Informe uma data que exista, com dia, mês e ano.'),
  ),
  horario: optional(longest.horario),
  local: optional(longest.local),
  participantes: v.pipe(
    v.string(),
    v.regex(/^(|\d{1,6})$/, 'Informe o número de participantes só com algarismos.'),
    v.transform((digits) => Number(digits) || undefined),
  ),
  imagem: v.pipe(
    optional(longest.imagem),
    v.check(
      (address) => address === undefined || safeAddress(address) !== null,
      'Informe um endereço de imagem que comece com https://.',
    ),
  ),
})

function required(sentence: string, most: number) {
  return v.pipe(v.string(), v.nonEmpty(sentence), v.maxLength(most, tooLong(most)))
}

function optional(most: number) {
  return v.pipe(
    v.string(),
    v.maxLength(most, tooLong(most)),
    v.transform((text) => text || undefined),
  )
}

function tooLong(most: number): string {
  return `Use no máximo ${most.toLocaleString('pt-BR')} caracteres.`
}

function problemsOf(issues: v.BaseIssue<unknown>[]): Partial<Record<EventField, string>> {
  const problems: Partial<Record<EventField, string>> = {}
  for (const issue of issues) {
    const field = issue.path?.[0]?.key as EventField
    problems[field] ??= issue.message
  }
  return problems
}
