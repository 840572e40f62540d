import type { Offer } from '#domain/school/shown-lists.ts'
import { languageList } from './language-names.ts'

type Taught = Pick<Offer, 'languages' | 'childrenLanguages'>

export const teachesChildren = ({ childrenLanguages }: Pick<Offer, 'childrenLanguages'>): boolean =>
  childrenLanguages.length > 0

/** Which languages the catalogue teaches to children too, and which only later. */
export function languagesByAge({ languages, childrenLanguages }: Taught): {
  allAges: string
  adults: string
} {
  const others = languages.filter((id) => !childrenLanguages.includes(id))
  return { allAges: languageList(childrenLanguages), adults: languageList(others) }
}

/** 'inglês para todas as idades; espanhol, francês e alemão para jovens e adultos' */
export function languagesAndAges(offer: Taught, separator = '; '): string {
  const { allAges, adults } = languagesByAge(offer)
  return [allAges && `${allAges} para todas as idades`, adults && `${adults} para jovens e adultos`]
    .filter(Boolean)
    .join(separator)
}
