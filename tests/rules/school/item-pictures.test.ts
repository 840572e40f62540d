import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import { changeAuthor, type RecordedChange } from '#domain/changes/recorded-change.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { changeSchool, maxFormerPictures } from '#domain/school/change-school.ts'
import { itemOfSlot, itemSlot, shownPictures } from '#domain/school/lists/item-pictures.ts'
import { emptyDocument, type SchoolDocument, withState } from '#domain/school/school-document.ts'
import { schoolInUse } from '#domain/school/school-in-use.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import { undoInSchool } from '#domain/school/undo-in-school.ts'
import { aKey, aSlotPicture } from '#tests/sample-data/builders.ts'
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

async function aSchool(document: SchoolDocument) {
  const documents = memoryDocuments()
  const [store, changes] = [schoolStore(documents), changeLog(documents)]
  await store.save(document, 0)
  const latest = async () => {
    const { document, revision } = await store.find()
    return { ...schoolInUse(document, schoolDefaults), revision }
  }
  const school = { ...store, latest }
  const author = changeAuthor('ana@escola.example', new Date(0), 'x')
  const set = (teachers: object[]) =>
    changeSchool(school, author, ({ document }) => ({
      document: withState(document, { teachers: teachers as never }),
      change: { kind: 'school', subject: 'Professores' },
    }))
  const put = (url: string, random: string) =>
    changeSchool(school, changeAuthor('Ana', new Date(1), random), ({ document }) => ({
      document: {
        ...document,
        pictures: { ...document.pictures, [slot]: { ...aSlotPicture(), url } },
      },
      change: { kind: 'picture-replaced', subject: slot },
    }))
  const step = (change: RecordedChange) => undoInSchool(change, school, author)
  return { documents, changes, latest, author, set, put, step }
}

test('the picture goes with its item and comes back with it, and the next one with its id has none', async () => {
  const { changes, latest, set, step } = await aSchool(withAna())
  await set([])
  expect(Object.keys((await latest()).pictures)).toEqual(['owner'])
  const [deletion] = await changes.before(null, 1)
  if (!deletion) throw new Error('the change was not recorded')
  const undone = await step(deletion)
  expect(Object.keys((await latest()).pictures).toSorted()).toEqual(['owner', slot])
  expect((await latest()).document.formerPictures).toEqual([])
  if (undone) await step(undone.saved)
  await set([{ ...ana, name: 'Bia' }])
  const { pictures, teachers } = await latest()
  expect([teachers.map(({ name }) => name), Object.keys(pictures)]).toEqual([['Bia'], ['owner']])
})

test.each([
  ['the first item of a list', emptyDocument],
  ['another item', withState(emptyDocument, { teachers: [{ ...ana, id: 2, name: 'Rui' }] })],
])(
  'the portrait of %s goes when its addition is undone, and comes back when it is redone',
  async (_, before) => {
    const { changes, latest, author, set, put, step } = await aSchool(before)
    const url = `/fotos/${aKey()}/large.webp`
    await set([...(before.current.teachers ?? []), ana])
    await put(url, 'y')
    const addition = await changes.find(author.id)
    const undone = addition && (await step(addition))
    expect((await latest()).pictures).toEqual({})
    expect((await latest()).document.formerPictures.map(({ picture }) => picture.url)).toEqual([
      url,
    ])
    const redone = undone && (await step(undone.saved))
    expect((await latest()).pictures[slot]?.url).toBe(url)
    expect((await latest()).document.formerPictures).toEqual([])
    if (redone) await step(redone.saved)
    expect((await latest()).pictures).toEqual({})
  },
)

test('a former picture that has no place any more counts as deleted for good', async () => {
  const since = new Date(0).toISOString()
  const formerPictures = Array.from({ length: maxFormerPictures }, () => {
    const picture = { ...aSlotPicture(), url: `/fotos/${aKey()}/large.webp` }
    return { slot, since, picture }
  })
  const { documents, latest, put } = await aSchool({ ...withAna(), formerPictures })
  await put(`/fotos/${aKey()}/large.webp`, 'y')
  await put(`/fotos/${aKey()}/large.webp`, 'z')
  expect((await latest()).document.formerPictures.slice(2)).toEqual(formerPictures.slice(0, -2))
  const dropped = formerPictures.slice(-2).map(({ picture }) => photoKey(picture.url))
  expect(await eventStore(documents).erased()).toEqual(new Set(dropped))
})
