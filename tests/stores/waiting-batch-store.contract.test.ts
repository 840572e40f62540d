import { join } from 'node:path'
import { firestoreWaitingBatchStore } from '#adapters/firestore/waiting-batch-store.ts'
import { memoryWaitingBatchStore } from '#adapters/memory/waiting-batch-store.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteWaitingBatchStore } from '#adapters/sqlite/waiting-batch-store.ts'
import { aDataFolder } from './data-folder.ts'
import { anEmptyFirestore } from './firestore.ts'
import { waitingBatchStoreContract } from './waiting-batch-store.ts'

waitingBatchStoreContract('memory', async () => memoryWaitingBatchStore())

waitingBatchStoreContract('sqlite', async () =>
  sqliteWaitingBatchStore(schoolDatabase(join(aDataFolder(), 'escola.db'))),
)

waitingBatchStoreContract('firestore', async () =>
  firestoreWaitingBatchStore(await anEmptyFirestore()),
)
