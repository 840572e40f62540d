import { type LanguageId, languages } from '#domain/languages.ts'

export const languageNames = Object.fromEntries(
  languages.map(({ id, name }) => [id, name]),
) as Record<LanguageId, string>

export const nameLanguages = { en: 'Inglês', es: 'Espanhol', fr: 'Francês', de: 'Alemão' }

export const modalityNames = {
  presencial: 'Presencial',
  online: 'Online',
  hibrido: 'Presencial e online',
}
