import { expect, test } from 'vitest'
import { deedOf } from '#content/changes/changes.ts'
import { schoolDefaults } from '#content/school.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import type { SchoolClass } from '#domain/school/lists/lists.ts'
import {
  classesToCopy,
  proposed,
  raised,
  readPercent,
  readPeriod,
  withCopies,
} from '#domain/school/next-period.ts'
import { copyMistakes } from '#domain/school/period-form.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { undoInSchool } from '#domain/school/undo-in-school.ts'
import { aClass } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const now = new Date('2026-12-07T12:00:00Z')
const period = { from: '2027-02-01', percent: 8 }
const inUse = (classes: SchoolClass[]) =>
  schoolInUse(withState(emptyDocument, { classes }), schoolDefaults)

const evening = aClass({
  price: { amount: 390, per: 'month' },
  vacancies: 'full',
  firstDay: '2026-08-03',
})
const saturday = aClass({
  id: 2,
  days: ['sab'],
  price: 'Sob consulta',
  stillOpen: true,
  teacher: 9,
})

test('a copy begins on its own day of the week, at a raised price, with places and on the site', () => {
  const latest = inUse([evening, saturday])
  const table = proposed(classesToCopy(latest), period)
  expect(table).toEqual({
    ...{ turma: '1 2', 'firstDay-1': '2027-02-01', 'price-1': 'R$ 421 por mês' },
    ...{ 'firstDay-2': '2027-02-06', 'price-2': 'Sob consulta' },
  })
  const copied = withCopies(latest, table, now)
  // The teacher is not in the list any more.
  const { vacancies: _, ...free } = evening
  const { stillOpen: __, teacher: ___, ...other } = saturday
  expect(copied).toEqual({
    added: 2,
    classes: [
      ...[evening, saturday],
      { ...free, id: 3, firstDay: '2027-02-01', price: { amount: 421, per: 'month' } },
      { ...other, id: 4, firstDay: '2027-02-06' },
    ],
  })
  // The same submission again, and a class that was not ticked.
  if (typeof copied === 'string' || 'problems' in copied) throw new Error('refused')
  expect(withCopies(inUse([...copied.classes]), table, now)).toMatchObject({ added: 0 })
  expect(withCopies(latest, { ...table, turma: '2' }, now)).toMatchObject({ added: 1 })
})

test('what was repeated already, is hidden or has no course is not copied', () => {
  const classes = [
    ...[evening, aClass({ id: 2, firstDay: '2027-02-01' })],
    ...[
      aClass({ id: 3, start: '08:00', hidden: true }),
      aClass({ id: 4, start: '09:00', course: 99 }),
    ],
  ]
  expect(classesToCopy(inUse(classes)).map(({ id }) => id)).toEqual([2])
})

test('a wrong day is refused at its own field, in the browser and by the server', () => {
  const latest = inUse([evening])
  const typed = { ...proposed([evening], period), 'firstDay-1': '2027-02-02' }
  const problem = '2 de fevereiro de 2027 é terça, e a turma é de segunda e quarta.'
  expect(withCopies(latest, typed, now)).toEqual({ problems: { 'firstDay-1': problem } })
  const rows = [{ id: 1, name: '', about: '', days: evening.days }]
  expect(copyMistakes(rows, typed)).toEqual({
    'firstDay-1': { problem, days: ['2027-02-03', '2027-02-08', '2027-02-10'] },
  })
  expect(copyMistakes(rows, { ...typed, turma: '' })).toEqual({})
})

test('prices are raised to whole reais; words that say an amount too, other words never', () => {
  expect(raised({ amount: 1950, per: 'term' }, 8.5)).toEqual({ amount: 2116, per: 'term' })
  expect(raised('R$ 320 por mês', 10)).toEqual({ amount: 352, per: 'month' })
  expect(raised('R$ 320 por mês', 0)).toBe('R$ 320 por mês')
  expect(raised('Sob consulta', 8)).toBe('Sob consulta')
  expect(['', '8', '8,5 %', '-3', 'oito', '800'].map(readPercent)).toEqual([
    0,
    8,
    8.5,
    -3,
    null,
    null,
  ])
  const asked = (search: string) => readPeriod(new URLSearchParams(search), '2026-12-07')
  expect(asked('inicio=2027-02-01&reajuste=8')).toEqual(period)
  expect(asked('inicio=2026-12-06&reajuste=x')).toMatchObject({
    problems: { inicio: expect.any(String), reajuste: expect.any(String) },
  })
})

test('the old classes leave with the same step, and twenty copies are one entry and one undo', async () => {
  const documents = memoryDocuments()
  const store = schoolStore(documents)
  const classes = Array.from({ length: 31 }, (_, index) =>
    aClass({
      id: index + 1,
      start: `${String(8 + (index % 10)).padStart(2, '0')}:00`,
      level: `A${index}`,
    }),
  )
  await store.save(withState(emptyDocument, { classes }), 0)
  const latest = async () => {
    const { document, revision } = await store.find()
    return { ...schoolInUse(document, schoolDefaults), revision }
  }
  const table = proposed(classes, period)
  expect(withCopies(await latest(), table, now)).toBe('full')
  const outcome = await changeSchool(
    { latest, save: store.save },
    changeAuthor('Ana', now, 'x'),
    (school) => {
      const copied = withCopies(school, { ...table, 'excluir-antigas': 'on' }, now)
      if (copied === 'full' || 'problems' in copied) return { refusal: copied }
      return {
        document: withState(school.document, { classes: copied.classes }),
        change: { kind: 'school', subject: 'Turmas abertas' },
      }
    },
  )
  expect((await latest()).classes.map(({ id }) => id)).toEqual(classes.map(({ id }) => id + 31))
  if (!('saved' in outcome)) throw new Error('refused')
  expect(deedOf(outcome.saved, await latest())).toMatch(
    /^criou a turma .* e mais 28 e excluiu a turma/,
  )
  const undo = changeAuthor('Ana', new Date(now.getTime() + 1), 'y')
  await undoInSchool(outcome.saved, { latest, save: store.save }, undo)
  expect((await latest()).classes).toEqual(classes)
  expect(await changeLog(documents).ofSchool(5)).toHaveLength(1)
})

test('a copy that equals an old class stays when the old classes leave', () => {
  const next = aClass({ id: 2, price: { amount: 390, per: 'month' }, firstDay: '2027-02-01' })
  const typed = {
    ...{ turma: '1 2', 'excluir-antigas': 'on', 'price-1': 'R$ 390', 'price-2': 'R$ 390' },
    ...{ 'firstDay-1': '2027-02-01', 'firstDay-2': '2027-08-02' },
  }
  const copied = withCopies(inUse([evening, next]), typed, now)
  if (typeof copied === 'string' || 'problems' in copied) throw new Error('refused')
  expect(copied.classes.map(({ firstDay }) => firstDay)).toEqual(['2027-02-01', '2027-08-02'])
})
