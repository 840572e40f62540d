import { expect, test } from 'vitest'
import { formatLongDay, schoolDayOf } from '#domain/school-day.ts'

test('a day is written as Brazilians write it', () => {
  expect(formatLongDay('2026-05-10')).toBe('10 de maio de 2026')
  expect(formatLongDay('2026-05-01')).toBe('1º de maio de 2026')
  expect(formatLongDay('2026-12-31')).toBe('31 de dezembro de 2026')
})

test('today is the day at the school, not in London', () => {
  expect(schoolDayOf(new Date('2027-01-01T02:59:59Z'))).toBe('2026-12-31')
  expect(schoolDayOf(new Date('2027-01-01T03:00:00Z'))).toBe('2027-01-01')
})
