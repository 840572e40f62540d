import { expect, test, vi } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { type SchoolStore, schoolStore } from '#domain/school/school-store.ts'
import { StoreFault } from '#domain/store-fault.ts'
import type { Log } from '#server/log.ts'
import { currentSchool } from '#server/school/current-school.ts'
import { memoryDocuments, memoryDocumentsWith } from '#tests/sample-data/memory-documents.ts'

const named = (name: string) => withState(emptyDocument, { facts: { name } })

const storeWith = async (document: unknown) =>
  schoolStore(await memoryDocumentsWith('site-escola', { escola: { document, revision: 1 } }))

function aSchool(store: SchoolStore) {
  const error = vi.fn()
  const log = { error } as unknown as Log
  return {
    school: currentSchool(store, { defaults: schoolDefaults, siteUrl: 'http://localhost', log }),
    error,
  }
}

test('pages do not ask the store: many of them cost one question', async () => {
  const store = await storeWith(named('Palavras'))
  const find = vi.fn(store.find)
  const version = vi.fn(store.version)
  const { school } = aSchool({ ...store, find, version })
  for (let n = 0; n < 50; n += 1) expect((await school.current()).facts.name).toBe('Palavras')
  expect(find).toHaveBeenCalledTimes(1)
  expect(version.mock.calls.length).toBeLessThan(5)
})

test('a change of this process is there at once, and one of another soon', async () => {
  const store = schoolStore(memoryDocuments())
  const { school } = aSchool(store)
  await school.current()
  const before = await school.version()
  await school.save(named('Palavras'), 0)
  expect((await school.current()).facts.name).toBe('Palavras')
  expect(await school.version()).not.toBe(before)
  await store.save(named('Vozes'), 1)
  await vi.waitFor(async () => expect((await school.current()).facts.name).toBe('Vozes'))
})

test('while the store does not answer, pages show what was known last', async () => {
  const store = await storeWith(named('Palavras'))
  const version = vi.fn(store.version)
  const { school } = aSchool({ ...store, version })
  await school.current()
  version.mockRejectedValue(new StoreFault('unavailable', 'parado'))
  await vi.waitFor(() => expect(school.version()).rejects.toThrow('parado'))
  expect((await school.current()).facts.name).toBe('Palavras')
  version.mockReturnValue(new Promise(() => {}))
  expect((await school.current()).facts.name).toBe('Palavras')
})

test('until the school was read once, there is no school to show, and then it stays', async () => {
  const store = await storeWith(named('Palavras'))
  const fault = new StoreFault('unavailable', 'parado')
  const version = vi.fn(store.version).mockRejectedValue(fault)
  const { school } = aSchool({ ...store, version })
  for (const read of [school.current, school.shown]) await expect(read()).rejects.toBe(fault)
  version.mockImplementation(store.version)
  await vi.waitFor(async () => expect((await school.shown()).facts.name).toBe('Palavras'))
  version.mockRejectedValue(fault)
  expect((await school.shown()).facts.name).toBe('Palavras')
  const silent = aSchool({ ...store, version: () => new Promise(() => {}) }).school
  await expect(silent.shown()).rejects.toMatchObject({ name: 'StoreFault', kind: 'unavailable' })
})

test('a damaged document is logged, and the defaults stand in for it', async () => {
  const { school, error } = aSchool(await storeWith('cut off'))
  expect((await school.current()).facts).toEqual(schoolDefaults.facts)
  expect(error).toHaveBeenCalledTimes(1)
})
