import { expect, test } from 'vitest'
import { courseCategories as categoriesWith } from '#content/courses.ts'
import { recommendedCourses } from '#content/placement/recommendation.ts'
import { totalApprovalWords } from '#content/total-approval.ts'
import {
  type CourseFilter,
  chosenCourses,
  courseSearch,
  readCourseChoice,
} from '#domain/courses.ts'
import { type LanguageId, languageIds } from '#domain/languages.ts'
import { levels } from '#domain/placement/question.ts'

const courseCategories = categoriesWith(totalApprovalWords(null))

const titles = (filter: CourseFilter, language: LanguageId | null = null) =>
  chosenCourses(courseCategories, { filter, language }).flatMap(({ courses }) =>
    courses.map(({ title }) => title),
  )

test('adults find the courses for young people and adults too, after their own', () => {
  expect(titles('adultos')).toEqual(['VIP Individual', 'General English', 'Advanced + Elective'])
  expect(titles('jovens')).toEqual(['General English', 'Advanced + Elective'])
})

test('every other filter shows its category alone, and all of them each course once', () => {
  for (const { id, courses } of courseCategories) {
    if (id === 'adultos') continue
    expect(titles(id)).toEqual(courses.map(({ title }) => title))
  }
  expect(titles('todos')).toHaveLength(11)
})

test('a language narrows what a filter shows', () => {
  expect(titles('todos', 'frances')).toEqual([
    'VIP Individual',
    'Know How Online',
    'Conversation Class',
  ])
  expect(titles('preparatorios', 'espanhol')).toEqual(['Vestibular ENEM'])
  expect(titles('criancas', 'frances')).toEqual([])
})

test('every language has a course, and the level test recommends none that lacks it', () => {
  for (const language of languageIds) {
    const offered = titles('todos', language)
    expect(offered).not.toEqual([])
    const recommended = recommendedCourses(language)
    for (const level of levels) {
      expect(offered).toEqual(expect.arrayContaining(recommended[level].map(({ title }) => title)))
    }
  }
})

test('at every level of English there is a course for a learner of 13', () => {
  const recommended = recommendedCourses('ingles')
  for (const level of levels) {
    const ages = recommended[level].map(({ ageRange }) => ageRange).join(', ')
    expect(ages, level).toMatch(/11-16 anos|Adolescentes/)
  }
})

test('a choice is read from an address and written back in one spelling', () => {
  const search = (query: string) => courseSearch(readCourseChoice(new URLSearchParams(query)))
  expect(search('idioma=frances&categoria=online')).toBe('?categoria=online&idioma=frances')
  expect(search('categoria=todos&idioma=')).toBe('')
  expect(search('categoria=marcianos&idioma=klingon')).toBe('')
})
