import { type CourseCategoryId, courseCategoryIds } from '#domain/courses.ts'
import type { Course } from '#domain/school/lists/lists.ts'
import type { ShownSchool } from '#domain/school/shown-school.ts'
import { categoryWords } from './course-categories.ts'
import { totalApprovalWords } from './total-approval.ts'

/** A course as pages show it. */
export type CatalogueCourse = Pick<
  Course,
  | 'id'
  | 'title'
  | 'titleLang'
  | 'ageRange'
  | 'alsoFor'
  | 'languages'
  | 'description'
  | 'level'
  | 'modality'
  | 'badge'
> & { details: readonly string[] }

export type CatalogueCategory = {
  id: CourseCategoryId
  intro: string
  courses: CatalogueCourse[]
} & Pick<(typeof categoryWords)[CourseCategoryId], 'name' | 'icon' | 'gradient'>

/** The categories that have a course, each with its courses. */
export function catalogueOf(
  school: Pick<ShownSchool, 'facts' | 'courses' | 'courseCategories'>,
): CatalogueCategory[] {
  const results = totalApprovalWords(school.facts).course
  return courseCategoryIds.flatMap((id) => {
    const category = school.courseCategories.find((one) => one.id === id)
    if (!category) return []
    const { name, icon, gradient } = categoryWords[id]
    const courses = school.courses
      .filter((course) => course.category === id)
      .map((course) => courseView(course, results))
    return [{ id, name, icon, gradient, intro: category.intro, courses }]
  })
}

function courseView(course: Course, results: string | false): CatalogueCourse {
  const { id, title, titleLang, ageRange, alsoFor, languages, description, level, modality } =
    course
  const details = [...(course.details ?? []), ...(course.showsResults && results ? [results] : [])]
  const { badge } = course
  return {
    id,
    title,
    titleLang,
    ageRange,
    alsoFor,
    languages,
    description,
    details,
    badge,
    level,
    modality,
  }
}
