import { join } from 'node:path'
import { firestoreEventStore } from '#adapters/firestore/event-store.ts'
import { memoryEventStore } from '#adapters/memory/event-store.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { eventColumns } from '#adapters/sqlite/event-rows.ts'
import { sqliteEventStore } from '#adapters/sqlite/event-store.ts'
import { aDataFolder } from './data-folder.ts'
import { eventStoreContract } from './event-store.ts'
import { anEmptyFirestore } from './firestore.ts'

eventStoreContract('memory', async () => memoryEventStore())

eventStoreContract('sqlite', async () => {
  const folder = aDataFolder()
  return sqliteEventStore(schoolDatabase(join(folder, 'escola.db')))
})

eventStoreContract('sqlite with fields in the JSON column', async () => {
  const columns = eventColumns.filter(
    (field) => !['horario', 'local', 'participantes'].includes(field),
  )
  return sqliteEventStore(schoolDatabase(join(aDataFolder(), 'escola.db')), { columns })
})

eventStoreContract('firestore', async () => firestoreEventStore(await anEmptyFirestore()))
