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

/** An unknown filter in an address shows the whole catalogue rather than nothing. */
export function readCourseFilter(text: string | null): CourseFilter {
  return courseCategoryIds.find((id) => id === text) ?? 'todos'
}

/** 'todos' is every category, the online courses among them; anything else is that category alone. */
export function isShown(category: CourseCategoryId, filter: CourseFilter): boolean {
  return filter === 'todos' || filter === category
}
