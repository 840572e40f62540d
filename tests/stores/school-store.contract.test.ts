import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { collectionsOf } from '#adapters/firestore/collections.ts'
import { firestoreSchoolStore } from '#adapters/firestore/school-store.ts'
import { memorySchoolStore } from '#adapters/memory/school-store.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteSchoolStore } from '#adapters/sqlite/school-store.ts'
import { emptyDocument } from '#domain/school/school-document.ts'
import { aDataFolder } from './data-folder.ts'
import { anEmptyFirestore, anInstance, aProject } from './firestore.ts'
import { schoolStoreContract } from './school-store.ts'

schoolStoreContract('memory', async () => memorySchoolStore())

const aDatabase = () => schoolDatabase(join(aDataFolder(), 'escola.db'))

schoolStoreContract('sqlite', async () => sqliteSchoolStore(aDatabase()))

schoolStoreContract('firestore', async () => firestoreSchoolStore(await anEmptyFirestore()))

test('sqlite: a text that is no JSON is found, and can be replaced', async () => {
  const database = aDatabase()
  await database.write((sql) => sql("INSERT INTO escola VALUES (1, 7, '{cut off')").run())
  const store = sqliteSchoolStore(database)
  expect(await store.find()).toEqual({ document: '{cut off', revision: 7 })
  expect(await store.save(emptyDocument, 7)).toBe(true)
})

test('firestore: a document of other fields is found, and can be replaced', async () => {
  const connection = await anEmptyFirestore()
  await collectionsOf(connection.db).school.doc('escola').set({ telefone: 7 })
  const store = firestoreSchoolStore(connection)
  expect(await store.find()).toEqual({ document: 'vazio', revision: 0 })
  expect(await store.save(emptyDocument, 0)).toBe(true)
})

test('two instances of firestore: the version of the other changes within a second', async () => {
  const project = aProject()
  const [here, there] = [0, 1].map(() => firestoreSchoolStore(anInstance(project)))
  const before = await there?.version()
  await here?.save(emptyDocument, 0)
  await vi.waitFor(async () => expect(await there?.version()).not.toBe(before), { timeout: 1000 })
})

test('two instances on one database: the version of the other changes at once', async () => {
  const file = join(aDataFolder(), 'escola.db')
  const [here, there] = [0, 1].map(() => sqliteSchoolStore(schoolDatabase(file)))
  const before = await there?.version()
  await here?.save(emptyDocument, 0)
  expect(await there?.version()).not.toBe(before)
})
