import { expect, test } from 'vitest'
import { draftLabel } from '#app/routes/admin/forms/draft-label.ts'

test.each([
  ['2026-11-17T17:32:00Z', 'Rascunho de hoje, 14:32'],
  ['2026-11-17T03:00:00Z', 'Rascunho de hoje, 00:00'],
  ['2026-11-17T02:59:00Z', 'Rascunho de ontem, 23:59'],
  ['2026-11-15T12:05:00Z', 'Rascunho de 15 de novembro de 2026, 09:05'],
])('a draft of %s says so', (at, label) => {
  expect(draftLabel(new Date(at), new Date('2026-11-17T18:00:00Z'))).toBe(label)
})
