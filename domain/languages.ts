type LanguageEntry = {
  /** Its word in URLs and in stored facts. */
  id: string
  name: string
  greeting: string
  /** BCP 47, for the `lang` attribute. */
  greetingLang: string
  /** ISO 3166 code of the country whose flag is shown. */
  flag: string
  color: LanguageColor
  /** The site has a level test of its own: a question bank in content/placement/banks.ts. */
  ownTest: boolean
}

/** The colours of app/ui/color-classes.ts that are free for languages. */
export type LanguageColor = 'blue' | 'orange' | 'plum' | 'green' | 'red'

/** The languages that the school teaches, in the order in which pages show them. */
export const languages = [
  {
    id: 'ingles',
    name: 'Inglês',
    greeting: 'Hello',
    greetingLang: 'en',
    flag: 'GB',
    color: 'blue',
    ownTest: true,
  },
  {
    id: 'espanhol',
    name: 'Espanhol',
    greeting: 'Hola',
    greetingLang: 'es',
    flag: 'ES',
    color: 'orange',
    ownTest: true,
  },
  {
    id: 'frances',
    name: 'Francês',
    greeting: 'Bonjour',
    greetingLang: 'fr',
    flag: 'FR',
    color: 'plum',
    ownTest: true,
  },
  {
    id: 'alemao',
    name: 'Alemão',
    greeting: 'Hallo',
    greetingLang: 'de',
    flag: 'DE',
    color: 'green',
    ownTest: true,
  },
] as const satisfies readonly LanguageEntry[]

export type Language = (typeof languages)[number]
export type LanguageId = Language['id']
export type OwnTestLanguageId = Extract<Language, { ownTest: true }>['id']

export const languageIds: readonly LanguageId[] = languages.map(({ id }) => id)

export const ownTestLanguageIds = languageIds.filter(hasOwnTest)

export function isLanguageId(text: string | null): text is LanguageId {
  return languageIds.some((id) => id === text)
}

/** The language whose page has this path: '/cursos/ingles'. */
export function languageOfPath(path: string): LanguageId {
  const id = path.slice(path.lastIndexOf('/') + 1)
  if (!isLanguageId(id)) throw new Error(`no language has the page ${path}`)
  return id
}

export function hasOwnTest(id: LanguageId): id is OwnTestLanguageId {
  return languages.some((language: LanguageEntry) => language.id === id && language.ownTest)
}

export const noForms = Object.fromEntries(languageIds.map((id) => [id, null])) as Record<
  LanguageId,
  null
>

type Tested = {
  forms: Record<LanguageId, string | null>
  offer: { languages: readonly LanguageId[] }
}

/** Those of the school's languages that have a question bank, or a form of the school's own. */
export function testedLanguageIds({ forms, offer }: Tested): LanguageId[] {
  return languageIds.filter(
    (id) => offer.languages.includes(id) && (forms[id] !== null || hasOwnTest(id)),
  )
}
