import type { CourseCategoryId } from '#domain/courses.ts'
import type { LanguageId } from '#domain/languages.ts'
import { namedLevels } from '#domain/placement/named-levels.ts'
import { type Level, levels } from '#domain/placement/question.ts'
import type { Course, SchoolClass } from '#domain/school/lists/lists.ts'

export type RecommendedCourse = Pick<Course, 'title' | 'titleLang' | 'ageRange' | 'description'> & {
  category: CourseCategoryId
}

const mostRecommended = 3

/** Ids of default courses, in the order for learners of English. Others follow in the catalogue's order. */
const english: Record<Level, readonly number[]> = {
  A1: [5, 3, 10],
  A2: [5, 3, 10],
  B1: [5, 4, 11],
  B2: [9, 11, 4],
  C1: [6, 9, 11],
}

/** What the school has ticked, or else the levels that the course names. The test is not for small children. */
export function levelsOfCourse({ recommendedAt, level, category }: Course): readonly Level[] {
  return recommendedAt ?? (category === 'criancas' ? [] : namedLevels(level ?? ''))
}

/** Those that the class names, or else those of its course. */
export function levelsOfClass(
  { level = '', course: id }: SchoolClass,
  courses: readonly Course[],
): readonly Level[] {
  const course = courses.find((one) => one.id === id)
  if (!course || course.category === 'criancas') return []
  const own = namedLevels(level)
  return own.length > 0 ? own : levelsOfCourse(course)
}

/** The visible courses of the language that are for that level, three at most. */
export function recommendedCourses(
  language: LanguageId,
  courses: readonly Course[],
): Record<Level, RecommendedCourse[]> {
  const offered = courses.filter(({ languages }) => languages.includes(language))
  const recommended = (level: Level) => {
    const first = language === 'ingles' ? english[level] : []
    const place = ({ id }: Course) => (first.includes(id) ? first.indexOf(id) : first.length)
    return offered
      .filter((course) => levelsOfCourse(course).includes(level))
      .sort((a, b) => place(a) - place(b))
      .slice(0, mostRecommended)
      .map(({ title, titleLang, ageRange, description, category }) => ({
        title,
        titleLang,
        ageRange,
        description,
        category,
      }))
  }
  return Object.fromEntries(levels.map((level) => [level, recommended(level)])) as Record<
    Level,
    RecommendedCourse[]
  >
}
