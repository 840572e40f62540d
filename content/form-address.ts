import type { LanguageId } from '#domain/languages.ts'
import { sampleFacts, school } from './school.ts'

/** A sample address would show a broken frame: to the site it is no address at all. */
export function formAddress(language: LanguageId): string | null {
  return sampleFacts.includes(`forms.${language}`) ? null : school.forms[language]
}
