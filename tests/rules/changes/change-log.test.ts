import { expect, test } from 'vitest'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor, type RecordedChange } from '#domain/changes/recorded-change.ts'
import { emptyDocument } from '#domain/school/school-document.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

const aChange = (minute: number, changes: Partial<RecordedChange> = {}): RecordedChange => ({
  ...changeAuthor('Ana', new Date(Date.UTC(2026, 5, 21, 12, minute)), 'x/y'),
  ...{ kind: 'event-created', subject: 'Festa "Junina"', event: 'festa' },
  ...changes,
})

function open() {
  const documents = memoryDocuments()
  return { changes: changeLog(documents), school: schoolStore(documents) }
}

test('changes are found newest first, in pages', async () => {
  const { changes } = open()
  expect(await changes.before(null, 5)).toEqual([])
  const all = [3, 1, 2, 0].map((minute) => aChange(minute))
  for (const change of all) await changes.put(change)
  const [newest, second, third, oldest] = [3, 2, 1, 0].map((minute) => aChange(minute))
  expect(await changes.before(null, 2)).toEqual([newest, second])
  expect(await changes.before(second?.id ?? '', 5)).toEqual([third, oldest])
  expect(await changes.before(oldest?.id ?? '', 5)).toEqual([])
  expect(await changes.find(third?.id ?? '')).toEqual(third)
  expect(await changes.find('no/such')).toBeNull()
})

test('a change is replaced whole, and old ones are removed', async () => {
  const { changes } = open()
  const parts = [
    { part: 'phone', after: '1' },
    { part: 'geo', before: { a: [1, 2] }, after: null },
  ]
  const change = aChange(1, { kind: 'school', parts, takenBack: { at: '', by: 'Bia' } })
  await changes.put(aChange(0))
  await changes.put(change)
  expect(await changes.find(change.id)).toEqual(change)
  const { takenBack: _, ...made } = change
  await changes.put(made)
  expect(await changes.before(null, 5)).toEqual([made, aChange(0)])
  const aYearLater = new Date(made.at)
  aYearLater.setUTCFullYear(aYearLater.getUTCFullYear() + 1)
  await changes.removeOld(trusted(aYearLater))
  expect(await changes.before(null, 5)).toEqual([made])
})

test('a change of the school is recorded with it, or neither', async () => {
  const { changes, school } = open()
  const [first, second] = [aChange(1, { kind: 'school' }), aChange(2, { kind: 'school' })]
  expect(await school.save(emptyDocument, 0, first)).toBe(true)
  expect(await school.save(emptyDocument, 0, second)).toBe(false)
  await changes.put(aChange(3))
  expect(await changes.ofSchool(5)).toEqual([first])
  expect(await school.save(emptyDocument, 1, second)).toBe(true)
  expect(await changes.ofSchool(1)).toEqual([second])
})
