import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { emptyDocument, type SchoolDocument, withState } from '#domain/school/school-document.ts'
import { type SchoolStore, schoolStore } from '#domain/school/school-store.ts'
import { memoryDocuments, runTwice } from '#tests/sample-data/memory-documents.ts'

const aDocument = (whatsapp = '(11) 91234-5678'): SchoolDocument =>
  withState(emptyDocument, {
    facts: {
      whatsapp,
      'address.street': 'Rua "Nova", <b>7</b>',
      geo: { latitude: -23.5, longitude: -46.6 },
      legalName: null,
      'openingHours.weekdays': [{ opens: '08:00', closes: '12:00' }],
    },
    courses: schoolDefaults.courses.slice(0, 3),
    exams: schoolDefaults.exams.slice(0, 3),
    testimonials: [
      { id: 1, name: 'Ana', role: 'Aluna', course: 'Teen', rating: 5, comment: 'Bom. 👏' },
    ],
    notice: {
      text: 'Matrículas abertas',
      link: null,
      firstDay: '2027-01-02',
      lastDay: '2027-01-31',
    },
  })

const testStore = (sentence: string, check: (store: SchoolStore) => Promise<void>) =>
  test(`${sentence}`, async () => check(schoolStore(memoryDocuments())))

testStore('a new school has said nothing', async (store) => {
  expect(await store.find()).toEqual({ document: null, revision: 0 })
})

testStore('what was saved is found as it was', async (store) => {
  expect(await store.save(aDocument(), 0)).toBe(true)
  expect(await store.find()).toEqual({ document: aDocument(), revision: 1 })
  const next = withState(aDocument(), { notice: null })
  expect(await store.save(next, 1)).toBe(true)
  expect(await store.find()).toEqual({ document: next, revision: 2 })
})

testStore('an editor who saw an older state is told, and replaces nothing', async (store) => {
  await store.save(aDocument(), 0)
  expect(await store.save(aDocument('(11) 98888-7777'), 0)).toBe(false)
  expect(await store.save(aDocument('(11) 98888-7777'), 2)).toBe(false)
  expect(await store.find()).toEqual({ document: aDocument(), revision: 1 })
})

test('a save that was stored without an answer, and is tried again, is no conflict', async () => {
  const store = schoolStore(runTwice(memoryDocuments()))
  const author = changeAuthor('Ana', new Date('2026-06-21T12:00:00.000Z'), 'x')
  const made = { ...author, kind: 'school' as const, subject: 'Contato' }
  expect(await store.save(aDocument(), 0, made)).toBe(true)
  const undone = { ...made, takenBack: { at: '2026-06-21T12:01:00.000Z', by: 'Ana' } }
  expect(await store.save(emptyDocument, 1, undone)).toBe(true)
  expect(await store.find()).toEqual({ document: emptyDocument, revision: 2 })
  expect(await store.save(aDocument(), 0, { ...made, id: 'another' })).toBe(false)
})

testStore('of five who save at once, one succeeds', async (store) => {
  for (const revision of [0, 1]) {
    const phones = [1, 2, 3, 4, 5].map((n) => `(11) 90000-000${n}`)
    const saved = await Promise.all(phones.map((phone) => store.save(aDocument(phone), revision)))
    expect(saved.filter(Boolean)).toHaveLength(1)
    const winner = phones[saved.indexOf(true)]
    expect(await store.find()).toEqual({ document: aDocument(winner), revision: revision + 1 })
  }
})

testStore('the version differs after a save, and only then', async (store) => {
  const before = await store.version()
  await store.find()
  expect(await store.version()).toBe(before)
  await store.save(aDocument(), 0)
  expect(await store.version()).not.toBe(before)
})
