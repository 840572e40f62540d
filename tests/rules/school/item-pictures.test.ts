import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { changeSchool } from '#domain/school/change-school.ts'
import { itemOfSlot, itemSlot, shownPictures } from '#domain/school/lists/item-pictures.ts'
import { emptyDocument, type SchoolDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { stepBackInSchool } from '#domain/school/step-back.ts'
import { aSlotPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const ana = { id: 3, name: 'Ana', languages: ['frances' as const], sentence: 'Morou em Lyon.' }
const slot = itemSlot('teachers', ana.id)

const withAna = (more: object = {}): SchoolDocument => ({
  ...withState(emptyDocument, { teachers: [{ ...ana, ...more }] }),
  pictures: { [slot]: aSlotPicture(), owner: aSlotPicture() },
})

test('the slot of an item leads back to it, and only lists with a picture have slots', () => {
  expect(itemOfSlot(slot)).toMatchObject({ name: 'teachers', id: '3' })
  for (const other of ['courses-3', 'teachers-x', 'hero-1', 'owner', 'constructor-1']) {
    expect(itemOfSlot(other), other).toBeNull()
  }
})

test('the picture of a hidden item is closed to visitors', () => {
  const seen = (more: object) =>
    Object.keys(shownPictures(schoolInUse(withAna(more), schoolDefaults)))
  expect(seen({})).toEqual([slot, 'owner'])
  expect(seen({ hidden: true })).toEqual(['owner'])
  const shown = shownSchool(schoolInUse(withAna({ hidden: true }), schoolDefaults), 'http://a')
  expect(shown.teachers).toEqual([])
})

test('the picture goes with its item and comes back with it, and the next one with its id has none', async () => {
  const documents = memoryDocuments()
  const [store, changes] = [schoolStore(documents), changeLog(documents)]
  await store.save(withAna(), 0)
  const latest = async () => {
    const { document, revision } = await store.find()
    return { ...schoolInUse(document, schoolDefaults), revision }
  }
  const author = changeAuthor('ana@escola.example', new Date(0), 'x')
  const set = (teachers: object[]) =>
    changeSchool({ ...store, latest }, author, ({ document }) => ({
      document: withState(document, { teachers: teachers as never }),
      change: { kind: 'school', subject: 'Professores' },
    }))
  await set([])
  expect(Object.keys((await latest()).pictures)).toEqual(['owner'])
  const [deletion] = await changes.before(null, 1)
  if (!deletion) throw new Error('the change was not recorded')
  const undone = await stepBackInSchool(deletion, { ...store, latest }, author)
  expect(Object.keys((await latest()).pictures).toSorted()).toEqual(['owner', slot])
  expect((await latest()).document.formerPictures).toEqual([])
  if (undone) await stepBackInSchool(undone.saved, { ...store, latest }, author)
  await set([{ ...ana, name: 'Bia' }])
  const { pictures, teachers } = await latest()
  expect([teachers.map(({ name }) => name), Object.keys(pictures)]).toEqual([['Bia'], ['owner']])
})
