import { expect, test } from 'vitest'
import { calendarFile } from '#domain/events/calendar.ts'
import { summaryOf } from '#domain/events/event.ts'
import { anEvent } from '#tests/sample-data/builders.ts'

const facts = {
  url: 'https://www.escola.example/galeria-evento/1',
  siteUrl: 'https://www.escola.example',
  now: new Date('2026-05-01T12:00:00Z'),
  place: 'Escola de Idiomas, Rua das Palavras, 1984',
}

const data = '2026-12-31'
const words = { nome: 'Festa; com, sinais', descricao: 'Primeira linha\nSegunda linha' }
const event = { ...summaryOf(anEvent(words)), data }

test('an edited event is the same entry with a higher number', () => {
  const edited = (alteradoEm?: string) =>
    calendarFile(
      {
        ...event,
        id: 'a1',
        criadoEm: '2026-05-01T12:00:00.000Z',
        ...(alteradoEm && { alteradoEm }),
      },
      facts,
    )
  expect(edited()).toContain('LAST-MODIFIED:20260501T120000Z\r\nSEQUENCE:0\r\n')
  const later = edited('2026-05-01T12:00:00.400Z')
  expect(later).toContain('UID:a1@www.escola.example\r\n')
  expect(later).toContain('SEQUENCE:1\r\n')
  expect(edited('2026-05-02T12:00:00.000Z')).toContain(
    'LAST-MODIFIED:20260502T120000Z\r\nSEQUENCE:86400\r\n',
  )
})

test('an event takes its day, also at the turn of a year', () => {
  const file = calendarFile(event, facts)
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
})

test('a time that can be read is the entry’s own, and has an end', () => {
  const file = calendarFile({ ...event, horario: '19h às 22h30' }, facts)
  expect(file).toContain('DTSTART:20261231T220000Z\r\nDTEND:20270101T013000Z\r\n')
  expect(file).toContain('SUMMARY:Festa\\; com\\, sinais\r\n')
  const open = calendarFile({ ...event, horario: '19h' }, facts)
  expect(open).toContain('DTSTART:20261231T220000Z\r\nDTEND:20270101T000000Z\r\n')
})

test('a time that cannot be read is told in the title of the day', () => {
  const file = calendarFile({ ...event, nome: 'Festa', horario: 'após a aula' }, facts)
  expect(file).toContain('DTSTART;VALUE=DATE:20261231')
  expect(file).toContain('SUMMARY:Festa (após a aula)\r\n')
})

test('signs and lines of a person cannot break the file', () => {
  const file = calendarFile({ ...event, nome: 'A\r\nATTACH:x' }, facts)
  expect(file).toContain('SUMMARY:A\\nATTACH:x')
  expect(calendarFile(event, facts)).toContain('SUMMARY:Festa\\; com\\, sinais')
  expect(calendarFile(event, facts)).toContain('DESCRIPTION:Primeira linha\\nSegunda linha')
})

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const long = 'ção'.repeat(100)
  const file = calendarFile({ ...event, descricao: long }, facts)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${long}`)
})
