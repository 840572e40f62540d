import { isLanguageId, type LanguageId, languageIds } from './languages.ts'

export const courseCategoryIds = [
  'criancas',
  'adolescentes',
  'jovens',
  'adultos',
  'preparatorios',
  'online',
] as const

export type CourseCategoryId = (typeof courseCategoryIds)[number]

export type CourseFilter = 'todos' | CourseCategoryId

export function readCourseChoice(query: URLSearchParams): CourseChoice {
  const language = query.get('idioma')
  return {
    filter: courseCategoryIds.find((id) => id === query.get('categoria')) ?? 'todos',
    language: isLanguageId(language) ? language : null,
  }
}

/** Only the choices that match a course are offered. */
export function liveFilters<Course extends CourseOffer>(
  categories: readonly Category<Course>[],
): { filters: CourseFilter[]; languages: LanguageId[] } {
  const courses = categories.flatMap((category) => category.courses)
  const isLive = (filter: CourseFilter) =>
    chosenCourses(categories, { filter, language: null }).length > 0
  return {
    filters: ['todos', ...courseCategoryIds.filter(isLive)],
    languages: languageIds.filter((id) => courses.some(({ languages }) => languages.includes(id))),
  }
}

/** A course is listed in its category and in those of the other ages it serves. */
type CourseOffer = { alsoFor?: readonly CourseCategoryId[]; languages: readonly LanguageId[] }

type Category<Course> = { id: CourseCategoryId; courses: readonly Course[] }

export type CourseChoice = { filter: CourseFilter; language: LanguageId | null }

/** The categories with matching courses, the chosen one first, each with its matching courses. */
export function chosenCourses<Course extends CourseOffer, Found extends Category<Course>>(
  categories: readonly (Found & Category<Course>)[],
  { filter, language }: CourseChoice,
): Found[] {
  const fits = (category: CourseCategoryId, { alsoFor = [], languages }: CourseOffer) =>
    (filter === 'todos' || filter === category || alsoFor.includes(filter)) &&
    (language === null || languages.includes(language))
  return categories
    .map((category) => ({
      ...category,
      courses: category.courses.filter((course) => fits(category.id, course)),
    }))
    .filter(({ courses }) => courses.length > 0)
    .sort((a, b) => Number(b.id === filter) - Number(a.id === filter))
}

/** The canonical query of /cursos for a choice. */
export function courseSearch({ filter, language }: CourseChoice): string {
  const parts = [
    ...(filter === 'todos' ? [] : [`categoria=${filter}`]),
    ...(language ? [`idioma=${language}`] : []),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
