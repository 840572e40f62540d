import { expect, test } from 'vitest'
import { seenBy } from '#app/routes/admin/panel/seen-by.ts'
import { summaryOf } from '#domain/events/event.ts'
import { anEvent } from '#tests/sample-data/builders.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

test('the row of an event says that its authorisation was withdrawn, until it is confirmed again', () => {
  const withdrawn = {
    visibilidade: 'ninguem' as const,
    autorizacaoEm: '2026-06-01T12:00:00.000Z',
    autorizacaoRetiradaEm: '2026-06-10T12:00:00.000Z',
  }
  const rowOf = (values: object) => seenBy(summaryOf(anEvent(values)), undefined, now)
  expect(rowOf(withdrawn).withdrawnDay).toBe('10 de junho de 2026')
  const again = { ...withdrawn, autorizacaoEm: '2026-06-12T12:00:00.000Z' }
  expect(rowOf(again)).not.toHaveProperty('withdrawnDay')
})
