import { type CourseCategory, courseCategories, type SubCourse } from '#content/courses.ts'
import { totalApprovalWords } from '#content/total-approval.ts'
import { type CourseCategoryId, chosenCourses } from '#domain/courses.ts'
import type { LanguageId } from '#domain/languages.ts'
import { type Level, levels } from '#domain/placement/question.ts'

export type RecommendedCourse = Pick<
  SubCourse,
  'title' | 'titleLang' | 'ageRange' | 'description'
> & {
  category: CourseCategoryId
}

const english: Record<Level, readonly string[]> = {
  A1: ['General English', 'Teenager', 'Know How Online'],
  A2: ['General English', 'Teenager', 'Know How Online'],
  B1: ['General English', 'High Intermediate', 'Conversation Class'],
  B2: ['Cambridge & TOEFL', 'Conversation Class', 'High Intermediate'],
  C1: ['Advanced + Elective', 'Cambridge & TOEFL', 'Conversation Class'],
}

/** The courses of the catalogue that are not for English alone. */
const others: Record<Level, readonly string[]> = {
  A1: ['VIP Individual', 'Know How Online'],
  A2: ['VIP Individual', 'Know How Online'],
  B1: ['VIP Individual', 'Conversation Class'],
  B2: ['VIP Individual', 'Conversation Class'],
  C1: ['VIP Individual', 'Conversation Class'],
}

export function recommendedCourses(language: LanguageId): Record<Level, RecommendedCourse[]> {
  const titles = language === 'ingles' ? english : others
  const silent = totalApprovalWords({
    examCentreYear: 0,
    claimsTotalApproval: false,
    totalApprovalYears: null,
  })
  const offered = chosenCourses(courseCategories(silent), { filter: 'todos', language })
  const courses = levels.map((level) => [
    level,
    titles[level].map((title) => named(title, offered)),
  ])
  return Object.fromEntries(courses)
}

function named(title: string, offered: readonly CourseCategory[]): RecommendedCourse {
  for (const { id, courses } of offered) {
    const course = courses.find((one) => one.title === title)
    if (course) {
      const { details: _, badge: __, languages: ___, alsoFor: ____, ...shown } = course
      return { ...shown, category: id }
    }
  }
  throw new Error(`O catálogo não tem o curso “${title}” neste idioma`)
}
