import { join } from 'node:path'
import { firestoreAccountStore } from '#adapters/firestore/account-store.ts'
import { firestoreInvitationStore } from '#adapters/firestore/invitation-store.ts'
import { firestorePasskeyStore } from '#adapters/firestore/passkey-store.ts'
import { firestoreSessionStore } from '#adapters/firestore/session-store.ts'
import { firestoreUsedChallengeStore } from '#adapters/firestore/used-challenge-store.ts'
import { memoryAccountStore } from '#adapters/memory/account-store.ts'
import { memoryInvitationStore } from '#adapters/memory/invitation-store.ts'
import { memoryPasskeyStore } from '#adapters/memory/passkey-store.ts'
import { memorySessionStore } from '#adapters/memory/session-store.ts'
import { memoryUsedChallengeStore } from '#adapters/memory/used-challenge-store.ts'
import { sqliteAccountStore } from '#adapters/sqlite/account-store.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteInvitationStore } from '#adapters/sqlite/invitation-store.ts'
import { sqlitePasskeyStore } from '#adapters/sqlite/passkey-store.ts'
import { sqliteSessionStore } from '#adapters/sqlite/session-store.ts'
import { sqliteUsedChallengeStore } from '#adapters/sqlite/used-challenge-store.ts'
import { adminStoresContract } from './admin-stores.ts'
import { aDataFolder } from './data-folder.ts'
import { anEmptyFirestore } from './firestore.ts'

adminStoresContract('memory', async () => ({
  accounts: memoryAccountStore(),
  invitations: memoryInvitationStore(),
  sessions: memorySessionStore(),
  passkeys: memoryPasskeyStore(),
  usedChallenges: memoryUsedChallengeStore(),
}))

adminStoresContract('sqlite', async () => {
  const database = schoolDatabase(join(aDataFolder(), 'escola.db'))
  return {
    accounts: sqliteAccountStore(database),
    invitations: sqliteInvitationStore(database),
    sessions: sqliteSessionStore(database),
    passkeys: sqlitePasskeyStore(database),
    usedChallenges: sqliteUsedChallengeStore(database),
  }
})

adminStoresContract('firestore', async () => {
  const connection = await anEmptyFirestore()
  return {
    accounts: firestoreAccountStore(connection),
    invitations: firestoreInvitationStore(connection),
    sessions: firestoreSessionStore(connection),
    passkeys: firestorePasskeyStore(connection),
    usedChallenges: firestoreUsedChallengeStore(connection),
  }
})
