import { expect, test } from 'vitest'
import { formatDayOf, formatMoment } from '#content/moments.ts'

test('a moment is the day and hour at the school, and the first of a month is the 1º', () => {
  expect(formatMoment('2026-12-01T21:05:00.000Z')).toBe('1º de dezembro de 2026 às 18:05')
  expect(formatMoment('2026-12-01T02:59:59.000Z')).toBe('30 de novembro de 2026 às 23:59')
  expect(formatDayOf('2026-12-01T03:00:00.000Z')).toBe('1º de dezembro de 2026')
  expect(formatDayOf('2026-12-11T03:00:00.000Z')).toBe('11 de dezembro de 2026')
})
