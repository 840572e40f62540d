import type { School } from '#domain/school/fact-fields.ts'
import type { SchoolDefaults } from '#domain/school/school-in-use.ts'
import { courseCategories } from './course-categories.ts'
import { courses } from './courses.ts'
import { exams } from './exams.ts'
import { languageTexts } from './language-texts.ts'
import { ownPictures, pictureSlots } from './media/slots.ts'
import { takeSamplesOut } from './sample.ts'
import { schoolFacts } from './school-facts.ts'
import { testimonials } from './testimonials.ts'

const { plain, samples, plausible } = takeSamplesOut<School>(schoolFacts)

/** Samples that may well be the school's own: saving the form that shows them confirms them. */
export const plausibleSamples: readonly string[] = plausible

/** Used until the school sets something else in the admin area. Pages get the current values from the root loader. */
export const schoolDefaults: SchoolDefaults = {
  facts: plain,
  sampleFacts: samples,
  classes: [],
  courses,
  courseCategories,
  exams,
  examDates: [],
  languageTexts,
  teachers: [],
  testimonials,
  formerAddresses: [],
  sampleDrawings: ['logo', ...Object.keys(pictureSlots)].filter((slot) => !isOwnPicture(slot)),
}

function isOwnPicture(slot: string): boolean {
  return (ownPictures as readonly string[]).includes(slot)
}
