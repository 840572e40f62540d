import { type CourseCategoryId, courseCategoryIds } from '#domain/courses.ts'
import { type LanguageId, languageIds } from '#domain/languages.ts'
import { itemSlot } from './lists/item-pictures.ts'
import type {
  Course,
  CourseCategory,
  Exam,
  ExamDate,
  SchoolClass,
  Teacher,
  Testimonial,
} from './lists/lists.ts'
import type { SlotPicture } from './school-document.ts'
import type { SchoolInUse } from './school-in-use.ts'

/** `years` is null if they are not known or not shown. */
export type Approval = { years: readonly number[] | null }

export type ShownExam = Omit<Exam, 'totalApproval' | 'approvalYears'> & {
  approval: Approval | null
}

export type ShownTestimonial = Testimonial & { courseLang?: Course['titleLang'] }

/** With the names of its course and of its teacher, if that one is on the site. */
export type ShownClass = SchoolClass &
  Pick<Course, 'title' | 'titleLang'> & { teacherName: string | null }

export type ShownTeacher = Teacher & { picture: SlotPicture | null }

/** What courses and exams say together, for sentences about the school. */
export type Offer = {
  languages: readonly LanguageId[]
  /** The languages among them that children can learn. */
  childrenLanguages: readonly LanguageId[]
  categories: readonly CourseCategoryId[]
  examLanguages: readonly LanguageId[]
  institutions: readonly string[]
  featuredExams: readonly string[]
  approvedExams: readonly (Pick<Exam, 'name' | 'institution'> & Approval)[]
}

/** The courses on the site, by category. A category without courses is not shown. */
export function shownCourses({
  courses,
  courseCategories,
}: Pick<SchoolInUse, 'courses' | 'courseCategories'>): {
  courses: Course[]
  courseCategories: CourseCategory[]
} {
  const isShown = (category: CourseCategoryId) =>
    courseCategories.some(({ id, hidden }) => id === category && hidden !== true)
  const shown = courseCategoryIds
    .filter(isShown)
    .flatMap((id) => courses.filter(({ hidden, category }) => category === id && hidden !== true))
    .map(({ alsoFor, ...course }) => ({
      ...course,
      ...(alsoFor && { alsoFor: alsoFor.filter(isShown) }),
    }))
  return {
    courses: shown,
    courseCategories: courseCategories.filter(({ id }) =>
      shown.some(({ category }) => category === id),
    ),
  }
}

/** The classes of the courses on the site. Which of them are open depends on the day: see open-classes.ts. */
export function shownClasses(
  { classes, teachers }: Pick<SchoolInUse, 'classes' | 'teachers'>,
  courses: readonly Course[],
): ShownClass[] {
  return classes.flatMap((one) => {
    const course = courses.find(
      ({ id, languages }) => id === one.course && languages.includes(one.language),
    )
    if (one.hidden || !course) return []
    const { title, titleLang } = course
    const teacher = teachers.find(({ id, hidden }) => id === one.teacher && !hidden)
    return [{ ...one, title, titleLang, teacherName: teacher?.name ?? null }]
  })
}

type ExamsShown = { isPublic: boolean; claims: boolean; taught: readonly LanguageId[] }

/**
 * The exams of the languages that the school teaches. On a public site, sample years are left out. Total approval is
 * left out unless the school claims it.
 */
export function shownExams(
  exams: readonly Exam[],
  { isPublic, claims, taught }: ExamsShown,
): ShownExam[] {
  return exams
    .filter(({ hidden, language }) => hidden !== true && taught.includes(language))
    .map(({ totalApproval, approvalYears, ...exam }) => {
      const years = isPublic && exam.sample ? null : (approvalYears ?? null)
      return { ...exam, approval: claims && totalApproval ? { years } : null }
    })
}

/** The dates of the exams on the site. Which are still to come depends on the day: see upcoming-exams.ts. */
export function shownExamDates(
  dates: readonly ExamDate[],
  exams: readonly ShownExam[],
): ExamDate[] {
  return dates.filter(({ hidden, exam }) => !hidden && exams.some(({ id }) => id === exam))
}

/** The exams that are left out because no course teaches their language. */
export function examsOfNoCourse(
  school: Pick<SchoolInUse, 'courses' | 'courseCategories' | 'exams'>,
): Exam[] {
  const taught = taughtLanguages(shownCourses(school).courses)
  return school.exams.filter(
    ({ hidden, language }) => hidden !== true && !taught.includes(language),
  )
}

/** `courseLang` is the language that the catalogue gives the course's name. */
export function shownTestimonials(
  { testimonials, courses }: Pick<SchoolInUse, 'testimonials' | 'courses'>,
  isPublic: boolean,
): ShownTestimonial[] {
  return testimonials
    .filter(({ hidden, sample }) => hidden !== true && !(isPublic && sample))
    .map((testimonial) => {
      const courseLang = courses.find(({ title }) => title === testimonial.course)?.titleLang
      return { ...testimonial, ...(courseLang && { courseLang }) }
    })
}

export function shownTeachers({
  teachers,
  pictures,
}: Pick<SchoolInUse, 'teachers' | 'pictures'>): ShownTeacher[] {
  return teachers
    .filter(({ hidden }) => hidden !== true)
    .map((one) => ({ ...one, picture: pictures[itemSlot('teachers', one.id)] ?? null }))
}

/** The languages of these courses; all of them as long as there is no course at all. */
export function taughtLanguages(courses: readonly Course[]): readonly LanguageId[] {
  return courses.length > 0 ? languagesIn(courses) : languageIds
}

function languagesIn(courses: readonly Course[]): LanguageId[] {
  return languageIds.filter((id) => courses.some(({ languages }) => languages.includes(id)))
}

export function offerOf(courses: readonly Course[], exams: readonly ShownExam[]): Offer {
  return {
    languages: taughtLanguages(courses),
    childrenLanguages: languagesIn(courses.filter(({ category }) => category === 'criancas')),
    categories: courseCategoryIds.filter((id) => courses.some(({ category }) => category === id)),
    examLanguages: languageIds.filter((id) => exams.some(({ language }) => language === id)),
    institutions: [...new Set(exams.map(({ institution }) => institution))],
    featuredExams: exams.filter(({ featured }) => featured).map(({ name }) => name),
    approvedExams: exams.flatMap(({ name, institution, approval }) =>
      approval ? [{ name, institution, ...approval }] : [],
    ),
  }
}
