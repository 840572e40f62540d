import { expect, test } from 'vitest'
import { catalogueOf } from '#content/catalogue.ts'
import { coursesPage } from '#content/courses-page.ts'
import { examsSection } from '#content/exams.ts'
import { glance } from '#content/glance.ts'
import { homeHead } from '#content/hero.ts'
import { languageList } from '#content/language-names.ts'
import { languagesAndAges } from '#content/languages-by-age.ts'
import { textsOf } from '#content/original-texts.ts'
import { recommendedCourses } from '#content/placement/recommendation.ts'
import { schoolDefaults } from '#content/school.ts'
import {
  type CourseFilter,
  chosenCourses,
  courseSearch,
  readCourseChoice,
} from '#domain/courses.ts'
import { type LanguageId, languageIds } from '#domain/languages.ts'
import { levels } from '#domain/placement/question.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'

const shown = shownSchool(schoolInUse(null, schoolDefaults), 'http://localhost:3000')
const { offer } = shown.facts
const courseCategories = catalogueOf(shown)

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
    const recommended = recommendedCourses(language, shown.courses)
    for (const level of levels) {
      expect(offered).toEqual(expect.arrayContaining(recommended[level].map(({ title }) => title)))
    }
  }
})

test('sentences about ages say what the catalogue has: children learn English', () => {
  const [, ...others] = languageIds
  expect(languagesAndAges(offer)).toBe(
    `inglês para todas as idades; ${languageList(others)} para jovens e adultos`,
  )
  for (const language of others) {
    for (const filter of ['criancas', 'adolescentes'] as const) {
      expect(titles(filter, language)).toEqual([])
    }
  }
  const words = [
    ...Object.values(textsOf(shown.facts, '2026-11-17')),
    glance.title(offer),
    glance.text(offer),
    examsSection.text(offer),
    homeHead(shown.facts).description,
    coursesPage.head(shown.facts).description,
    coursesPage.text,
  ].join('\n')
  expect(words).not.toMatch(/quatro idiomas[^.\n]*(crianças|todas as idades)/i)
  expect(words).not.toMatch(/alemão (para|a) crianças/)
})

test('the TOEFL card has one duration and one scale', () => {
  const toefl = shown.exams.find(({ name }) => name === 'TOEFL iBT')
  expect(toefl).toMatchObject({ levels: ['0-120 pontos'], duration: '3h' })
  expect(toefl?.description).toContain('o formato mudou')
  expect(toefl?.description).not.toMatch(/1h30|1 a 6|0 a 120/)
})

test('at every level of English there is a course for a learner of 13', () => {
  const recommended = recommendedCourses('ingles', shown.courses)
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
