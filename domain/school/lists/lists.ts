import type * as v from 'valibot'
import type { Fields } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import type { SitePaths } from '#domain/school/former-address.ts'
import { classes } from './classes.ts'
import { courseCategories } from './course-categories.ts'
import { courses } from './courses.ts'
import { examDates } from './exam-dates.ts'
import { exams } from './exams.ts'
import { formerAddresses } from './former-addresses.ts'
import { languageTexts } from './language-texts.ts'
import { teachers } from './teachers.ts'
import { testimonials } from './testimonials.ts'

/** Every list of the school, by its key in the stored document. */
export const schoolLists = {
  classes,
  courses,
  courseCategories,
  exams,
  examDates,
  languageTexts,
  teachers,
  testimonials,
  formerAddresses,
}

export type ListName = keyof typeof schoolLists

export const listNames = Object.keys(schoolLists) as ListName[]

export type ItemOf<Name extends ListName> = v.InferOutput<(typeof schoolLists)[Name]['item']>

export type SchoolClass = ItemOf<'classes'>
export type Course = ItemOf<'courses'>
export type CourseCategory = ItemOf<'courseCategories'>
export type LanguageText = ItemOf<'languageTexts'>
export type ExamDate = ItemOf<'examDates'>
export type Exam = ItemOf<'exams'>
export type Teacher = ItemOf<'teachers'>
export type Testimonial = ItemOf<'testimonials'>
export type FormerAddress = ItemOf<'formerAddresses'>

/** Names of its fields. */
export type FieldOf<Name extends ListName> = keyof (typeof schoolLists)[Name]['fields'] & string

export type Items = { [Name in ListName]: readonly ItemOf<Name>[] }

/** Any of them, for what is done to all alike. */
export type AnyList = {
  name: ListName
  max: number
  fields: Fields
  groupBy?: string
  orderBy?: string
  openWhenRepeated?: readonly string[]
  setInList?: string
  ids?: readonly string[]
  sample?: string
  rule?: (
    item: AnyItem,
    known: { now: Date; lists: Items; paths?: SitePaths | undefined },
  ) => Problems
  item: v.GenericSchema<unknown, AnyItem>
}

export type AnyItem = { id: number | string; hidden?: true; sample?: true } & Record<
  string,
  unknown
>

export function isListName(name: string): name is ListName {
  return Object.hasOwn(schoolLists, name)
}

export function listOf(name: ListName): AnyList {
  return schoolLists[name] as unknown as AnyList
}
