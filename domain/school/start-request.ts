import { isLanguageId, type LanguageId } from '#domain/languages.ts'
import { type Level, levels } from '#domain/placement/question.ts'

export const startChoices = {
  para: ['mim', 'crianca', 'adolescente', 'outra'],
  quando: ['manha', 'tarde', 'noite', 'sabado', 'qualquer'],
  estudou: ['nunca', 'pouco', 'bastante'],
} as const

type Choices = typeof startChoices

/** What somebody who wants to begin has chosen; null where nothing was. */
export type StartRequest = { [Name in keyof Choices]: Choices[Name][number] | null } & {
  idioma: LanguageId | null
  /** The result of the level test. */
  nivel: Level | null
}

/** Only accepts what the form offers, so that a forged form cannot put its own text into the visitor's message. */
export function readStartRequest(form: FormData): StartRequest {
  const chosen = <Option extends string>(name: string, options: readonly Option[]) =>
    options.find((option) => option === form.get(name)) ?? null
  const idioma = form.get('idioma')
  return {
    para: chosen('para', startChoices.para),
    quando: chosen('quando', startChoices.quando),
    estudou: chosen('estudou', startChoices.estudou),
    idioma: typeof idioma === 'string' && isLanguageId(idioma) ? idioma : null,
    nivel: chosen('nivel', levels),
  }
}
