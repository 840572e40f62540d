import { expect, test } from 'vitest'
import { examDateLines } from '#content/exams.ts'
import { schoolDefaults } from '#content/school.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { readItem, typedItem } from '#domain/school/lists/item-form.ts'
import { type AnyItem, listOf } from '#domain/school/lists/lists.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { foremostDates, type UpcomingExam, withDates } from '#domain/school/upcoming-exams.ts'
import { anExamDate } from '#tests/sample-data/builders.ts'

const list = listOf('examDates')
const date = anExamDate()

const shown = (state: object) =>
  shownSchool(schoolInUse(withState(emptyDocument, state), schoolDefaults), 'http://localhost')

test('an exam says when it is held next, until when one can register, and then that one no longer can', () => {
  const { exams, examDates } = shown({
    examDates: [anExamDate({ id: 2, day: '2027-03-01', deadline: '2026-12-20' }), date],
  })
  const on = (today: string) => {
    const found = withDates(exams, examDates, today).find(({ id }) => id === date.exam)
    return found?.dates.map((one) => [examDateLines.day(one), examDateLines.registration(one)])
  }
  const later = ['1º de março de 2027', 'inscrições até 20 de dezembro de 2026']
  const day = '12 de dezembro de 2026'
  expect(on('2026-10-20')).toEqual([[day, 'inscrições até 20 de outubro'], later])
  expect(on('2026-10-21')).toEqual([[day, 'inscrições encerradas em 20 de outubro'], later])
  expect(on('2026-12-12')?.length).toBe(2)
  expect(on('2026-12-13')).toEqual([later])
  expect(withDates(exams, examDates, '2026-10-20').flatMap(({ dates }) => dates)).toHaveLength(2)
})

test('a card has two dates: the next one, and the first open one after it if there is one', () => {
  const foremost = (closed: boolean[]) =>
    foremostDates(closed.map((isClosed, id) => ({ id, isClosed }) as UpcomingExam))
      .map(({ id }) => id)
      .join()
  expect([[], [true], [true, true, true], [true, true, false]].map(foremost)).toEqual([
    ...['', '0', '0,1', '0,2'],
  ])
  expect(foremost([false, true, false])).toBe('0,2')
})

test('in short, an exam names the first date for which one can still register', () => {
  const dates = [
    { id: 1, day: '2026-12-05', deadline: '2026-10-20', isClosed: true },
    { id: 2, day: '2027-06-12', deadline: '2027-04-20', isClosed: false },
  ]
  expect([dates, dates.slice(1), dates.slice(0, 1), []].map(examDateLines.inShort)).toEqual([
    'Próxima prova com inscrições abertas: 12 de junho de 2027',
    'Próxima prova: 12 de junho de 2027',
    'Próxima prova: 5 de dezembro de 2026 (inscrições encerradas)',
    null,
  ])
})

test('the dates of an exam that is hidden or deleted are not on the site, and the panel says so', () => {
  expect(shown({ examDates: [{ ...date, hidden: true }] }).examDates).toEqual([])
  const exams = schoolDefaults.exams.filter(({ id }) => id !== date.exam)
  expect(shown({ examDates: [date], exams }).examDates).toEqual([])
  const { offSite, nameOf } = wordsOf('examDates')
  const known = { ...schoolDefaults, exams, today: '2026-11-18' }
  expect(nameOf(date as AnyItem, known)).toBe('Exame excluído, 12 de dezembro de 2026')
  expect(offSite?.(date as AnyItem, known)).toBe('Fora do site: o exame não está lá')
  const past = { ...schoolDefaults, today: '2026-12-13' }
  expect(offSite?.(date as AnyItem, past)).toBe('Fora do site: já passou')
})

test('registration ends by the day of the exam', () => {
  const typed = { ...typedItem(list, date), deadline: '2026-12-13' }
  const { problems } = readItem(list, typed, { now: new Date(), lists: schoolDefaults })
  expect(problems).toEqual({ deadline: 'O prazo não pode ser depois da prova.' })
})
