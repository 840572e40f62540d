import { type LanguageId, languages } from '#domain/languages.ts'

/** 'inglês, espanhol e francês', in the order of the table. */
export function languageList(ids: readonly LanguageId[], conjunction: 'e' | 'ou' = 'e'): string {
  const names = languages.filter(({ id }) => ids.includes(id)).map(({ name }) => name.toLowerCase())
  return joined(names, conjunction)
}

/** 'quatro idiomas' */
export function languageCount(ids: readonly LanguageId[]): string {
  const count = ids.length
  return count === 1 ? 'um idioma' : `${countInWords(count)} idiomas`
}

/** 'nos quatro idiomas' for all that the school teaches, else 'em três idiomas'. */
export function inLanguages(ids: readonly LanguageId[], taught: readonly LanguageId[]): string {
  const isAll = ids.length === taught.length && ids.length > 1
  return `${isAll ? 'nos' : 'em'} ${languageCount(ids)}`
}

export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function joined(names: readonly string[], conjunction: 'e' | 'ou' = 'e'): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

/** 'três', 'dez', '11' */
export function countInWords(count: number): string {
  return countWords[count] ?? String(count)
}

const countWords = 'zero,um,dois,três,quatro,cinco,seis,sete,oito,nove,dez'.split(',')
