import { expect, test } from 'vitest'
import { recommendedCourses } from '#content/placement/recommendation.ts'
import { schoolDefaults } from '#content/school.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'

const { courses, testimonials } = shownSchool(
  schoolInUse(null, schoolDefaults),
  'http://localhost:3000',
)

const catalogue = new Map(courses.map(({ title, titleLang }) => [title, titleLang]))

test('testimonials name courses of the catalogue, in the language it gives them', () => {
  expect(testimonials).toHaveLength(3)
  for (const { course, courseLang } of testimonials) {
    expect(catalogue.has(course), course).toBe(true)
    expect(courseLang, course).toBe(catalogue.get(course))
  }
})

test('a recommended course keeps the language of its title', () => {
  const { A1 } = recommendedCourses('alemao', courses)
  expect(A1.map(({ title, titleLang }) => [title, titleLang])).toEqual([
    ['VIP Individual', undefined],
    ['Know How Online', 'en'],
  ])
})
