import { expect, test } from 'vitest'
import {
  levelsOfClass,
  levelsOfCourse,
  recommendedCourses,
} from '#content/placement/recommendation.ts'
import { schoolDefaults } from '#content/school.ts'
import { namedLevels } from '#domain/placement/named-levels.ts'
import type { Course } from '#domain/school/lists/lists.ts'
import { aClass } from '#tests/sample-data/builders.ts'

const all = 'A1 A2 B1 B2 C1'

test.each([
  ['A2', 'A2'],
  ['A1.2', 'A1'],
  ['B1+', 'B1'],
  ['A1/A2', 'A1 A2'],
  ['A1, B1 e B2', 'A1 B1 B2'],
  ['A1-C2', all],
  ['A2 a B2', 'A2 B1 B2'],
  ['do A1.1 até o B1', 'A1 A2 B1'],
  ['A partir do B1', 'B1 B2 C1'],
  ['Iniciantes', 'A1'],
  ['Básico', 'A1 A2'],
  ['Intermediário superior', 'B2'],
  ['Do básico ao avançado', all],
  ['Todos os níveis', all],
  ['C2', 'C1'],
  ['Kids 3', ''],
  ['', ''],
])('%j names %j', (text, named) => {
  expect(namedLevels(text).join(' ')).toBe(named)
})

const course = (changes: Partial<Course>): Course =>
  ({ ...schoolDefaults.courses[6], id: 90, recommendedAt: undefined, ...changes }) as Course

test('a new course is recommended at the levels it names, unless the school ticked others', () => {
  const added = course({ title: 'Alemão já', level: 'A2 a B1', languages: ['alemao'] })
  const recommended = recommendedCourses('alemao', [added])
  expect(Object.values(recommended).map(({ length }) => length)).toEqual([0, 1, 1, 0, 0])
  expect(levelsOfCourse(course({ level: 'A1', recommendedAt: ['C1'] }))).toEqual(['C1'])
  expect(levelsOfCourse(course({ level: 'A1', category: 'criancas' }))).toEqual([])
})

test('a class is for the levels it names, or else for those of its course', () => {
  const courses = [course({ level: 'B1' })]
  expect(levelsOfClass(aClass({ course: 90, level: 'A2' }), courses)).toEqual(['A2'])
  expect(levelsOfClass(aClass({ course: 90, level: 'Turma 3' }), courses)).toEqual(['B1'])
  expect(levelsOfClass(aClass({ course: 90, level: 'A1' }), [])).toEqual([])
  expect(levelsOfClass(aClass({ course: 1, level: 'A1' }), schoolDefaults.courses)).toEqual([])
})
