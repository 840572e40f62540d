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

export function readCourseFilter(text: string | null): CourseFilter {
  return courseCategoryIds.find((id) => id === text) ?? 'todos'
}

export function isShown(category: CourseCategoryId, filter: CourseFilter): boolean {
  return filter === 'todos' || filter === category
}
