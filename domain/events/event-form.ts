import { typedText } from '#domain/typed-text.ts'
import type { EventDraft } from './event.ts'
import {
  type EventFormField,
  eventFields,
  eventFormFields,
  type FormRules,
} from './event-fields.ts'
import { coverProblem, type Site } from './shown-cover.ts'

export type EventFormOutcome =
  | { ok: true; draft: EventDraft }
  | { ok: false; problems: Partial<Record<EventFormField, string>> }

/** `site` says which covers its pages can show; without it any is accepted. */
export function readEventForm(form: unknown, site?: Site): EventFormOutcome {
  const typed = eventFormFields.map((field) => ({ field, text: typedText(form, field) }))
  const problems = typed.flatMap(({ field, text }) => {
    const problem = problemOf(text, eventFields[field].form) ?? shownProblem(field, text, site)
    return problem ? [[field, problem]] : []
  })
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) }
  const values = typed.flatMap(({ field, text }) => {
    const value = eventFields[field].read(text) ?? undefined
    return value === undefined ? [] : [[field, value]]
  })
  return { ok: true, draft: Object.fromEntries(values) }
}

function shownProblem(field: EventFormField, text: string, site?: Site): string | null {
  return site && field === 'imagem' && text !== '' ? coverProblem(text, site) : null
}

function problemOf(text: string, rules: FormRules): string | null {
  const { required, maxLength = Number.POSITIVE_INFINITY } = rules
  if (text === '') return required ?? null
  if (text.length > maxLength) {
    return `Use no máximo ${maxLength.toLocaleString('pt-BR')} caracteres.`
  }
  return rules.accepts && !rules.accepts(text) ? rules.refusal : null
}
