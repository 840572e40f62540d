import { courseCategoryIds } from '#domain/courses.ts'
import { box, choice, line, lines, optional, several, text } from '#domain/fields/kinds.ts'
import { languageIds } from '#domain/languages.ts'
import { modalities } from '#domain/modalities.ts'
import { levels } from '#domain/placement/question.ts'
import { schoolList } from './school-list.ts'

/** The languages of names that are not Portuguese, so that screen readers pronounce them correctly. */
export const nameLanguages = ['en', 'es', 'fr', 'de'] as const

export const courses = schoolList({
  name: 'courses',
  max: 60,
  groupBy: 'category',
  fields: {
    category: choice(courseCategoryIds),
    title: line(60),
    titleLang: optional(choice(nameLanguages)),
    languages: several(languageIds),
    ageRange: line(40),
    level: optional(line(40)),
    modality: optional(choice(modalities)),
    description: text(240),
    details: optional(lines({ max: 6, limit: 80 })),
    /** Adds what the exams say about total approval to the details. */
    showsResults: box,
    badge: optional(line(30)),
    /** Other filters that show it, for a course that serves more than one age group. */
    alsoFor: optional(several(courseCategoryIds)),
    /** The levels at which the level test recommends it; absent: those that `level` names. */
    recommendedAt: optional(several(levels)),
  },
})
