import { text } from '#domain/fields/kinds.ts'
import { languageIds } from '#domain/languages.ts'
import { schoolList } from './school-list.ts'

/** What the site says about each language of the table. */
export const languageTexts = schoolList({
  name: 'languageTexts',
  max: languageIds.length,
  ids: languageIds,
  fields: {
    /** On its card on the home page. */
    tagline: text(60),
    /** On its card on /cursos. */
    courseDescription: text(140),
    /** On its own page. */
    lead: text(180),
    study: text(160),
    work: text(160),
    life: text(160),
    /** Ends the description for search engines. */
    found: text(120),
  },
})
