import { expect, test } from 'vitest'
import { waitingClasses } from '#app/routes/admin/panel/waiting-classes.ts'
import { schoolDefaults } from '#content/school.ts'
import type { ChangeKind, RecordedChange } from '#domain/changes/recorded-change.ts'
import { isAnswered, removalRequests } from '#domain/statistics/removal-requests.ts'
import { aClass } from '#tests/sample-data/builders.ts'

test('the classes of a new term are one line', () => {
  const textsFor = (count: number) => {
    const classes = Array.from({ length: count }, (_, id) => aClass({ id, firstDay: '2026-11-10' }))
    return waitingClasses({ ...schoolDefaults, classes }, '2026-11-05').map(({ text }) => text)
  }
  expect(textsFor(0)).toEqual([])
  expect(textsFor(1)).toEqual([
    'A turma Alemão A1, segunda e quarta, das 19h às 20h30, começa em 10 de novembro.',
  ])
  expect(textsFor(12)).toEqual(['12 turmas começam nos próximos sete dias.'])
})

test('a request to remove a photo waits until something is done about the photos of its event', () => {
  const request = 'pedido-de-foto /galeria-evento/festa'
  const requests = removalRequests([
    { day: '2026-11-18', counts: { [request]: 1, 'pagina /galeria-evento/festa': 9 } },
    { day: '2026-11-16', counts: { [request]: 2, 'pedido-de-foto /eventos': 1 } },
  ])
  expect([...requests]).toEqual([['festa', '2026-11-18']])
  const isDone = (kind: ChangeKind, at: string, event = 'festa') =>
    isAnswered(['festa', '2026-11-18'], [{ kind, at, event } as RecordedChange])
  expect(isDone('photos-deleted', '2026-11-18T15:00:00.000Z')).toBe(true)
  expect(isDone('faces-covered', '2026-11-19T15:00:00.000Z')).toBe(true)
  expect(isDone('photos-deleted', '2026-11-17T15:00:00.000Z')).toBe(false)
  expect(isDone('caption', '2026-11-19T15:00:00.000Z')).toBe(false)
  expect(isDone('photos-deleted', '2026-11-19T15:00:00.000Z', 'outra')).toBe(false)
})

test('showing an event to everyone answers no request to remove a photo of it; hiding it does', () => {
  const at = '2026-11-18T12:00:00.000Z'
  const isDone = (before: string, after: string, takenBack?: RecordedChange['takenBack']) => {
    const parts = [{ part: 'visibilidade', before, after }]
    const change = { kind: 'visibility', at, event: 'festa', parts, takenBack } as RecordedChange
    return isAnswered(['festa', '2026-11-18'], [change])
  }
  expect(isDone('familias', 'todos')).toBe(false)
  expect(isDone('familias', 'todos', { at, by: 'Ana' })).toBe(true)
  expect(isDone('todos', 'familias')).toBe(true)
})
