import type { Offer } from '#domain/school/shown-lists.ts'
import { capitalized, languageCount } from './language-names.ts'
import { languagesAndAges, teachesChildren } from './languages-by-age.ts'
import { lowerCase } from './lower-case.ts'

export const glance = {
  eyebrow: 'Idiomas e cursos',
  title: ({ languages }: Offer) =>
    `${capitalized(languageCount(languages))}, um curso para cada momento`,
  text: (offer: Offer) => {
    const ages = languagesAndAges(offer)
    const who = teachesChildren(offer)
      ? `Do bebê que descobre os primeiros sons ao profissional que vai negociar em outro país: ${ages}`
      : capitalized(ages)
    return `${who}. Escolha o idioma, veja os cursos e comece de onde está.`
  },
  languageLink: (language: string) => `Ver cursos de ${lowerCase(language)}`,
  linkLabel: 'Ver todos os cursos',
}
