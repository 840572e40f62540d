import { courseCategoryIds } from '#domain/courses.ts'
import { text } from '#domain/fields/kinds.ts'
import { schoolList } from './school-list.ts'

/** Their names and order are the specification's. */
export const courseCategories = schoolList({
  name: 'courseCategories',
  max: courseCategoryIds.length,
  ids: courseCategoryIds,
  fields: {
    /** On /cursos, under the name. */
    intro: text(160),
    /** On the home page. */
    glance: text(120),
  },
})
