import { expect, test } from 'vitest'
import { schoolFaults } from '#content/check-school.ts'
import { schoolDefaults } from '#content/school.ts'
import { openingHoursJsonLd, openingHoursLines, type Weekday } from '#domain/opening-hours.ts'

const school = schoolDefaults.facts

const line = (days: readonly Weekday[], opens = '08:00', closes = '21:00') =>
  openingHoursLines([{ days, opens, closes }])[0]

test('days and hours are written as people say them', () => {
  expect(line(['seg', 'ter', 'qua', 'qui', 'sex'])).toBe('Segunda a sexta, das 8h às 21h')
  expect(line(['sab'], '08:30', '12:00')).toBe('Sábado, das 8h30 às 12h')
  expect(line(['ter', 'qui'], '14:00', '22:15')).toBe('Terça e quinta, das 14h às 22h15')
  expect(line(['sex', 'seg', 'qua'])).toBe('Segunda, quarta e sexta, das 8h às 21h')
  expect(line(['dom'], '01:00', '13:00')).toBe('Domingo, da 1h às 13h')
})

test('search engines get the days in English and the times as they are', () => {
  const weekend = { days: ['dom', 'sab'], opens: '09:00', closes: '12:00' } as const
  expect(openingHoursJsonLd([weekend, { text: 'Com hora marcada' }])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '09:00',
      closes: '12:00',
    },
  ])
})

test('opening hours are optional, and a mistyped time is named', () => {
  expect(schoolFaults({ facts: { ...school, openingHours: null } })).toEqual([])
  const wrong = [{ days: ['seg'], opens: '08h', closes: '25:00' }]
  expect(schoolFaults({ facts: { ...school, openingHours: wrong } })).toEqual([
    'content/school-facts.ts: openingHours.0.opens use o formato 08:00',
    'content/school-facts.ts: openingHours.0.closes use o formato 08:00',
  ])
  const inverted = [{ days: ['seg'], opens: '20:00', closes: '08:00' }]
  expect(schoolFaults({ facts: { ...school, openingHours: inverted } })).toEqual([
    'content/school-facts.ts: openingHours.0 precisa abrir antes de fechar',
  ])
})
