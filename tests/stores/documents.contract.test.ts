import { join } from 'node:path'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { aDataFolder } from './data-folder.ts'
import { documentsContract } from './documents.ts'
import { anInstance, aProject } from './firestore.ts'

documentsContract('sqlite', async () => {
  const file = join(aDataFolder(), 'escola.db')
  return () => sqliteDocuments(schoolDatabase(file))
})

documentsContract('firestore', async () => {
  const project = aProject()
  return () => firestoreDocuments(anInstance(project))
})
