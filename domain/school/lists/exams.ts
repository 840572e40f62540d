import { box, choice, line, lines, optional, text, years } from '#domain/fields/kinds.ts'
import { languageIds } from '#domain/languages.ts'
import { nameLanguages } from './courses.ts'
import { schoolList } from './school-list.ts'

export const examColors = ['blue', 'red', 'green', 'orange', 'plum', 'sun'] as const

export const exams = schoolList({
  name: 'exams',
  max: 40,
  sample: 'approvalYears',
  fields: {
    name: line(40),
    /** Its name is on the card, with a link if content/exams.ts knows the institution. */
    institution: line(40),
    language: choice(languageIds),
    levels: lines({ max: 6, limit: 30 }),
    /** The language of levels that are words, not codes such as B2. */
    levelsLang: optional(choice(nameLanguages)),
    duration: line(30),
    audience: line(60),
    description: text(300),
    color: choice(examColors),
    featured: box,
    /** All of the school's candidates passed. */
    totalApproval: box,
    /** The years in which all passed. Without years the claim is undated. */
    approvalYears: optional(years),
  },
})
