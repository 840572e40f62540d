import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { emptyDocument } from '#domain/school/school-document.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { aDataFolder } from './data-folder.ts'
import { anEmptyFirestore } from './firestore.ts'

const aDatabase = () => schoolDatabase(join(aDataFolder(), 'escola.db'))

test('sqlite: a text that is no JSON is found, and can be replaced', async () => {
  const database = aDatabase()
  await database.write((sql) => {
    const insert = 'INSERT INTO documents (collection, id, fields) VALUES (?, ?, ?)'
    sql(insert).run('site-escola', 'escola', '{cut off')
  })
  const store = schoolStore(sqliteDocuments(database))
  expect(await store.find()).toEqual({ document: 'vazio', revision: 0 })
  expect(await store.save(emptyDocument, 0)).toBe(true)
})

test('firestore: a document of other fields is found, and can be replaced', async () => {
  const connection = await anEmptyFirestore()
  await connection.db.collection('site-escola').doc('escola').set({ telefone: 7 })
  const store = schoolStore(firestoreDocuments(connection))
  expect(await store.find()).toEqual({ document: 'vazio', revision: 0 })
  expect(await store.save(emptyDocument, 0)).toBe(true)
})
