import type { LanguageId } from '#domain/languages.ts'

export type Greeting = { greeting: string; greetingLang: 'en' | 'es' | 'fr' | 'de' }

/** Apart from the languages' other words: the footer greets on every page and needs no more than this. */
export const greetings: Record<LanguageId, Greeting> = {
  ingles: { greeting: 'Hello', greetingLang: 'en' },
  espanhol: { greeting: 'Hola', greetingLang: 'es' },
  frances: { greeting: 'Bonjour', greetingLang: 'fr' },
  alemao: { greeting: 'Hallo', greetingLang: 'de' },
}
