import { expect, test } from 'vitest'
import { isAtSchool } from '#domain/events/event-place.ts'
import { eventSchedule } from '#domain/events/event-schedule.ts'
import { readEventTime } from '#domain/events/event-time.ts'
import { ticketPrice } from '#domain/events/ticket-price.ts'
import { schoolClockTime } from '#domain/school-day.ts'

test.each([
  ['19h30', '19:30', null],
  ['19h', '19:00', null],
  ['às 19h', '19:00', null],
  ['A partir das 19h30min', '19:30', null],
  ['9:05', '09:05', null],
  ['19h às 22h', '19:00', '22:00'],
  ['19:00-22:00', '19:00', '22:00'],
  ['das 14h às 18h', '14:00', '18:00'],
  ['14 às 18h', '14:00', '18:00'],
  ['8h ás 12hs', '08:00', '12:00'],
  ['18h30 – 21h15', '18:30', '21:15'],
  ['das 9 às 12 horas', '09:00', '12:00'],
  ['19h até as 22h.', '19:00', '22:00'],
  ['22h às 2h', '22:00', '02:00'],
])('a time as people write it: %s', (typed, start, end) => {
  expect(readEventTime(typed)).toEqual({ start, end })
})

test.each([
  undefined,
  '',
  'após a aula',
  'manhã e tarde',
  '25h',
  '19h75',
  '7 - 8',
  '19',
  '8h às 12h e das 14h às 18h',
  '19h às 19h',
  '19h (convidados às 20h)',
])('what is no single time stays text: %s', (typed) => {
  expect(readEventTime(typed)).toBeNull()
})

test('the schedule is on the school’s clock, and may end after midnight', () => {
  const at = (horario: string) => eventSchedule({ data: '2026-12-31', horario })
  const { start, end } = at('22h às 2h') ?? {}
  expect(start?.toISOString()).toBe('2027-01-01T01:00:00.000Z')
  expect(end && schoolClockTime(end)).toBe('2027-01-01T02:00:00-03:00')
  expect(at('após a aula')).toBeNull()
  // While there was daylight saving time.
  const summer = eventSchedule({ data: '2018-12-20', horario: '19h30' })
  expect(summer && schoolClockTime(summer.start)).toBe('2018-12-20T19:30:00-02:00')
})

test.each([
  [undefined, true],
  ['Pátio da escola', true],
  ['Na nossa escola', true],
  ['Auditório da Escola de Idiomas', true],
  ['Biblioteca', true],
  ['na Sala 3', true],
  ['Biblioteca Municipal', false],
  ['Escola Municipal João XXIII', false],
  ['Teatro Municipal', false],
  ['Praça da Escola Velha', false],
])('an event is at the school or elsewhere: %s', (local, atSchool) => {
  expect(isAtSchool(local, 'Escola de Idiomas')).toBe(atSchool)
})

test.each([
  ['Entrada franca.', 0],
  ['A entrada é gratuita', 0],
  ['Inscrições gratuitas na secretaria.', 0],
  ['Ingressos a R$ 20,50 na porta.', 20.5],
  ['Convite: R$15', 15],
  ['Ingressos: R$ 20 (alunos) e R$ 30.', null],
  ['Entrada franca para alunos; ingresso R$ 20 para os demais.', null],
  ['O curso custa R$ 200.', null],
  ['Quadrilha e barracas.', null],
])('what it costs to come in is known only where it is told once: %s', (descricao, price) => {
  expect(ticketPrice(descricao)).toBe(price)
})
