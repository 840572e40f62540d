import { expect, test } from 'vitest'
import { readSchoolMoment, typedMoment } from '#domain/events/visibility.ts'
import {
  formatAtSchool,
  formatLongDay,
  schoolClockTime,
  schoolDayOf,
  schoolMoment,
} from '#domain/school-day.ts'

test('a day is written as Brazilians write it', () => {
  expect(formatLongDay('2026-05-10')).toBe('10 de maio de 2026')
  expect(formatLongDay('2026-05-01')).toBe('1º de maio de 2026')
  expect(formatLongDay('2026-12-31')).toBe('31 de dezembro de 2026')
})

test('today is the day at the school, not in London', () => {
  expect(schoolDayOf(new Date('2027-01-01T02:59:59Z'))).toBe('2026-12-31')
  expect(schoolDayOf(new Date('2027-01-01T03:00:00Z'))).toBe('2027-01-01')
})

test('an hour of the school is the same moment on every machine, in summer time too', () => {
  for (const [typed, moment] of [
    ['2026-12-01T18:00', '2026-12-01T21:00:00.000Z'],
    ['2026-12-01T23:59', '2026-12-02T02:59:00.000Z'],
    ['2018-12-01T18:00', '2018-12-01T20:00:00.000Z'],
    // Summer time began at midnight, and ended at midnight.
    ['2018-11-03T23:30', '2018-11-04T02:30:00.000Z'],
    ['2018-11-04T01:30', '2018-11-04T03:30:00.000Z'],
    ['2019-02-16T22:30', '2019-02-17T00:30:00.000Z'],
    ['2019-02-17T00:30', '2019-02-17T03:30:00.000Z'],
  ] as const) {
    const [day = '', time = ''] = typed.split('T')
    expect(schoolMoment(day, time).toISOString(), typed).toBe(moment)
    expect(schoolClockTime(new Date(moment)).slice(0, 16)).toBe(typed)
    expect(readSchoolMoment(typed), typed).toBe(moment)
    expect(typedMoment(moment)).toBe(typed)
  }
  expect(formatAtSchool('2027-01-01T02:59:59Z')).toBe('31/12/2026, 23:59:59')
})
