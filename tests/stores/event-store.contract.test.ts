import { join } from 'node:path'
import { firestoreEventStore } from '#adapters/firestore/event-store.ts'
import { memoryEventStore } from '#adapters/memory/event-store.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteEventStore } from '#adapters/sqlite/event-store.ts'
import { aDataFolder } from './data-folder.ts'
import { eventStoreContract } from './event-store.ts'
import { anEmptyFirestore } from './firestore.ts'

eventStoreContract('memory', async () => memoryEventStore())

eventStoreContract('sqlite', async () => {
  const folder = aDataFolder()
  return sqliteEventStore(schoolDatabase(join(folder, 'escola.db')))
})

eventStoreContract('firestore', async () => firestoreEventStore(await anEmptyFirestore()))
