import { join } from 'node:path'
import { firestoreChangeLog } from '#adapters/firestore/change-log.ts'
import { firestoreSchoolStore } from '#adapters/firestore/school-store.ts'
import { memoryChangeLog } from '#adapters/memory/change-log.ts'
import { memorySchoolStore } from '#adapters/memory/school-store.ts'
import { sqliteChangeLog } from '#adapters/sqlite/change-log.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteSchoolStore } from '#adapters/sqlite/school-store.ts'
import { changeLogContract } from './change-log.ts'
import { aDataFolder } from './data-folder.ts'
import { anEmptyFirestore } from './firestore.ts'

changeLogContract('memory', async () => {
  const changes = memoryChangeLog()
  return { changes, school: memorySchoolStore(null, changes) }
})

changeLogContract('sqlite', async () => {
  const database = schoolDatabase(join(aDataFolder(), 'escola.db'))
  return { changes: sqliteChangeLog(database), school: sqliteSchoolStore(database) }
})

changeLogContract('firestore', async () => {
  const connection = await anEmptyFirestore()
  return { changes: firestoreChangeLog(connection), school: firestoreSchoolStore(connection) }
})
