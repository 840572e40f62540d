import { expect, test } from 'vitest'
import { courseCategories as categoriesWith } from '#content/courses.ts'
import { recommendedCourses } from '#content/placement/recommendation.ts'
import { schoolDefaults } from '#content/school.ts'
import { testimonials } from '#content/testimonials.ts'
import { totalApprovalWords } from '#content/total-approval.ts'

const courseCategories = categoriesWith(totalApprovalWords(schoolDefaults.facts))

const catalogue = new Map(
  courseCategories
    .flatMap(({ courses }) => courses)
    .map(({ title, titleLang }) => [title, titleLang]),
)

test('testimonials name courses of the catalogue, in the language it gives them', () => {
  expect(testimonials).toHaveLength(3)
  for (const { course, courseLang } of testimonials) {
    expect(catalogue.has(course), course).toBe(true)
    expect(courseLang, course).toBe(catalogue.get(course))
  }
})

test('a recommended course keeps the language of its title', () => {
  const { A1 } = recommendedCourses('alemao')
  expect(A1.map(({ title, titleLang }) => [title, titleLang])).toEqual([
    ['VIP Individual', undefined],
    ['Know How Online', 'en'],
  ])
})
