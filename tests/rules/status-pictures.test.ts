import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hues } from '#adapters/sharp/status-picture/palette.ts'
import { classStatus, eventStatus, examDateStatus, noticeStatus } from '#content/status-pictures.ts'
import { aClass, anEvent, anExamDate } from '#tests/sample-data/builders.ts'

const today = '2026-11-19'
const course = { title: 'VIP Individual' }

test('a class is announced in its language, and a full one leads to the waiting list', () => {
  const one = aClass({ firstDay: '2027-02-01', vacancies: 'few', place: 'Sala 3' })
  const words = classStatus(one, { course, today })
  expect(words).toMatchObject({
    greeting: 'Hallo!',
    eyebrow: 'VIP Individual',
    mark: 'Poucas vagas',
    call: 'Quero esta turma!',
  })
  expect(words.facts).toContain('Começa em 1º de fevereiro')
  expect(words.facts.join(' ')).toContain('Sala 3')
  const full = classStatus(aClass({ firstDay: '2026-11-16', vacancies: 'full' }), { course, today })
  expect(full).toMatchObject({ mark: 'Lotada', call: 'Entre na lista de espera' })
  expect(full.facts).toContain('Começou em 16 de novembro')
})

test('an exam date calls for registration while it is open', () => {
  const exam = { name: 'B2 First', institution: 'Cambridge', language: 'ingles' as const }
  const date = anExamDate({ day: '2027-06-12', deadline: '2027-05-10', fee: 'R$ 890' })
  expect(examDateStatus(date, { exam, today })).toMatchObject({
    title: 'B2 First',
    eyebrow: 'Cambridge',
    facts: ['12 de junho de 2027', 'Inscrições até 10 de maio', 'Taxa: R$ 890'],
    mark: null,
  })
  const closed = examDateStatus({ ...date, deadline: '2026-11-18' }, { exam, today })
  expect(closed.mark).toBe('Inscrições encerradas')
  expect(closed.facts.join(' ')).not.toContain('Inscrições')
})

test('an event is announced until it is over, and the notice is the title', () => {
  const event = anEvent({
    nome: 'Festa',
    data: '2026-12-19',
    dataFim: '2026-12-20',
    horario: '19h',
  })
  const shows = { today, showsPhotos: false }
  expect(eventStatus(event, shows)).toMatchObject({
    greeting: 'Anote aí!',
    facts: ['De 19 a 20 de dezembro de 2026', '19h', event.local].filter(Boolean),
  })
  const over = eventStatus(event, { today: '2026-12-21', showsPhotos: true })
  expect(over).toMatchObject({ greeting: 'Foi assim!', call: 'Veja as fotos no site!' })
  const unseen = eventStatus(event, { today: '2026-12-21', showsPhotos: false })
  expect(unseen.call, 'a promise of photos that nobody can open').not.toContain('fotos')
  const notice = { text: 'Matrículas abertas', link: null, firstDay: null, lastDay: '2027-01-31' }
  expect(noticeStatus(notice)).toMatchObject({
    title: 'Matrículas abertas',
    facts: ['Até 31 de janeiro'],
  })
})

test('the colors of the languages are those of the pages', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  for (const { tint, fill } of Object.values(hues)) {
    expect(tokens).toContain(tint)
    expect(tokens).toContain(fill)
  }
})
