import { expect, test } from 'vitest'
import { calendarFile } from '#domain/events/calendar.ts'
import { isUpcoming, summaryOf } from '#domain/events/event.ts'
import { eventDays } from '#domain/events/event-days.ts'
import { readEventForm } from '#domain/events/event-form.ts'
import { eventSchedule } from '#domain/events/event-schedule.ts'
import { anEvent } from '#tests/sample-data/builders.ts'

test.each([
  ['2026-05-10', undefined, '10 de maio de 2026'],
  ['2026-05-10', '2026-05-10', '10 de maio de 2026'],
  ['2026-05-10', '2026-05-12', 'de 10 a 12 de maio de 2026'],
  ['2026-05-01', '2026-05-03', 'de 1º a 3 de maio de 2026'],
  ['2026-05-30', '2026-06-01', 'de 30 de maio a 1º de junho de 2026'],
  ['2026-12-30', '2027-01-02', 'de 30 de dezembro de 2026 a 2 de janeiro de 2027'],
  // From an import: the form refuses it.
  ['2026-05-10', '2026-05-09', '10 de maio de 2026'],
])('an event from %s to %s is said as %s', (data, dataFim, said) => {
  expect(eventDays({ data, ...(dataFim && { dataFim }) })).toBe(said)
})

test('an event is upcoming until the end of its last day', () => {
  const event = anEvent({ data: '2026-05-10', dataFim: '2026-05-12' })
  expect(['2026-05-09', '2026-05-12', '2026-05-13'].map((day) => isUpcoming(event, day))).toEqual([
    true,
    true,
    false,
  ])
})

test('a last day before the first is refused at its field', () => {
  const typed = { nome: 'Feira', descricao: 'x', data: '2026-05-10', dataFim: '2026-05-09' }
  const known = { now: new Date('2026-05-01'), words: { passed: '', withdrawn: '' } }
  const problems = { dataFim: 'O último dia não pode vir antes do primeiro.' }
  expect(readEventForm(typed, known)).toEqual({ ok: false, problems })
  const later = { ...typed, dataFim: '2026-05-12' }
  expect(readEventForm(later, known)).toMatchObject({ ok: true, draft: { dataFim: '2026-05-12' } })
})

test('a calendar gets several days as whole days, and search engines the hour of the last', () => {
  const days = { data: '2026-05-10', dataFim: '2026-05-12', horario: '9h às 17h' }
  const event = { ...summaryOf(anEvent(days)), data: days.data }
  const facts = { url: 'https://a.example/e', siteUrl: 'https://a.example', place: '' }
  const file = calendarFile(event, { ...facts, now: new Date(0) })
  expect(file).toContain('DTSTART;VALUE=DATE:20260510\r\nDTEND;VALUE=DATE:20260513')
  expect(file).toContain('(9h às 17h)')
  expect(eventSchedule(event)?.end?.toISOString()).toBe('2026-05-12T20:00:00.000Z')
})
