import type { School } from './fact-fields.ts'
import type { Course, CourseCategory, ExamDate, LanguageText } from './lists/lists.ts'
import type { PageTexts } from './page-texts.ts'
import { isPublicSite } from './public-site.ts'
import type { SlotPicture } from './school-document.ts'
import { factAt, type SchoolInUse, withFacts } from './school-in-use.ts'
import {
  type Offer,
  offerOf,
  type ShownClass,
  type ShownExam,
  type ShownTeacher,
  type ShownTestimonial,
  shownClasses,
  shownCourses,
  shownExamDates,
  shownExams,
  shownTeachers,
  shownTestimonials,
  taughtLanguages,
} from './shown-lists.ts'

import type { SiteNotice } from './site-notice.ts'

/** The address is not shown if one of these is withheld. */
const addressFacts = ['address.street', 'address.city', 'address.state', 'address.postalCode']

/** Facts that a public site leaves out while they are samples, because the school never stated them. */
const withheldAsSample = [
  'phone',
  'whatsapp',
  'email',
  ...addressFacts,
  'address.district',
  'appUrl',
  'studentAreaUrl',
  'legalName',
  'cnpj',
  'privacyOfficer',
  'messagesKeptMonths',
  'photoRemovalDays',
  'openingHours.weekdays',
  'openingHours.saturday',
  'geo',
  'owner',
  'ownerQuote',
  'social.instagram',
  'social.facebook',
  'social.youtube',
]

/** The school's facts as pages read them. */
export type ShownFacts = Omit<
  OrNone<
    School,
    | 'phone'
    | 'whatsapp'
    | 'email'
    | 'address'
    | 'messagesKeptMonths'
    | 'photoRemovalDays'
    | 'owner'
    | 'ownerQuote'
  >,
  'texts'
> & {
  /** The texts that the school has put in its own words. */
  texts: Partial<PageTexts>
  /** For titles and descriptions, which search engines repeat. Null while it is withheld. */
  cityInHead: string | null
  offer: Offer
}

type OrNone<T, Key extends keyof T> = Omit<T, Key> & { [K in Key]: T[K] | null }

/** What visitors see of the school. */
export type ShownSchool = {
  facts: ShownFacts
  classes: readonly ShownClass[]
  courses: readonly Course[]
  /** The categories that have a course. */
  courseCategories: readonly CourseCategory[]
  exams: readonly ShownExam[]
  examDates: readonly ExamDate[]
  languageTexts: readonly LanguageText[]
  teachers: readonly ShownTeacher[]
  testimonials: readonly ShownTestimonial[]
  notice: SiteNotice | null
  pictures: Record<string, SlotPicture>
}

/** The one place that decides what pages show of what is stored. */
export function shownSchool(school: SchoolInUse, siteUrl: string): ShownSchool {
  const { facts, sampleFacts, notice, pictures } = school
  const isPublic = isPublicSite(siteUrl)
  // A sample form would show a broken frame on every site.
  const sampleForms = sampleFacts.filter((path) => path.startsWith('forms.'))
  const withheld = withheldFacts(school, siteUrl)
  const absent = [...withheld, ...sampleForms].map((path) => [path, null])
  const { courses, courseCategories } = shownCourses(school)
  const taught = taughtLanguages(courses)
  const claims = facts.claimsTotalApproval
  const exams = shownExams(school.exams, { isPublic, claims, taught })
  const shownFacts = withFacts(facts, Object.fromEntries(absent))
  return {
    facts: {
      ...shownFacts,
      address: addressFacts.some((path) => withheld.includes(path)) ? null : shownFacts.address,
      texts: ownTexts(facts.texts),
      cityInHead: withheld.includes('address.city') ? null : facts.address.city,
      offer: offerOf(courses, exams),
    },
    classes: shownClasses(school, courses),
    courses,
    courseCategories,
    exams,
    examDates: shownExamDates(school.examDates, exams),
    languageTexts: school.languageTexts,
    teachers: shownTeachers(school),
    testimonials: shownTestimonials(school, isPublic),
    notice,
    pictures,
  }
}

function ownTexts(texts: School['texts']): Partial<PageTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))
}

/** Dotted paths of the facts that are left out because they are still samples. */
export function withheldFacts(
  { facts, sampleFacts }: Pick<SchoolInUse, 'facts' | 'sampleFacts'>,
  siteUrl: string,
): string[] {
  if (!isPublicSite(siteUrl)) return []
  return withheldAsSample.filter(
    (path) => sampleFacts.includes(path) && factAt(facts, path) !== null,
  )
}

/** Whether at least one of the ways to contact the school is withheld, because it is still a sample. */
export function lacksContact(
  school: Pick<SchoolInUse, 'facts' | 'sampleFacts'>,
  siteUrl: string,
): boolean {
  const withheld = withheldFacts(school, siteUrl)
  return ['phone', 'whatsapp', 'email', 'address.street'].some((path) => withheld.includes(path))
}
