import { expect, test } from 'vitest'
import { weekdayOf } from '#domain/opening-hours.ts'
import { lessonDays } from '#domain/school/lesson-days.ts'

test('lessons are on the days of the week of the class, from the first of them on', () => {
  const week = Array.from({ length: 7 }, (_, index) => weekdayOf(`2027-02-0${index + 1}`))
  expect(week).toEqual(['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'])
  expect(lessonDays('2026-12-30', ['qua'], 2)).toEqual(['2026-12-30', '2027-01-06'])
  expect(lessonDays('2027-02-05', ['seg', 'qua'], 3)).toEqual([
    '2027-02-08',
    '2027-02-10',
    '2027-02-15',
  ])
})
