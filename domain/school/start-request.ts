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
  /** Of the level test. */
  nivel: Level | null
}

/** Only what the form offers: nobody writes the school's visitors a message of their own. */
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
