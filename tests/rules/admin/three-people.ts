import { accountStore } from '#domain/admin/account-store.ts'
import { invitationStore } from '#domain/admin/invitation-store.ts'
import { passkeyStore } from '#domain/admin/passkey-store.ts'
import { sessionStore } from '#domain/admin/session-store.ts'
import { changeLog } from '#domain/changes/change-log.ts'
import type { Documents } from '#domain/documents.ts'
import {
  adminOfSession,
  anAccount,
  at,
  enterWithPassword,
  from,
  memoryAdmin,
  newToken,
} from './memory-admin.ts'

/** Dona is the first account and responsible; Ana and Bia came later. */
export async function threePeople(documents: Documents) {
  const accounts = accountStore(documents)
  const ports = {
    ...(await memoryAdmin()),
    accounts,
    invitations: invitationStore(documents),
    sessions: sessionStore(documents),
    passkeys: passkeyStore(documents),
  }
  const people = ['dona', 'ana', 'bia'] as const
  for (const [index, who] of people.entries()) {
    const id = index === 0 ? 'admin' : who
    await accounts.add(anAccount({ id, email: `${who}@escola.example`, createdAt: index }))
  }
  const signedIn = async (who: string) => {
    const { token } = await enterWithPassword(ports, 'certa', at(0), `${who}@escola.example`)
    return {
      token,
      given: { admin: await adminOfSession(ports, token), password: 'certa', ...from },
    }
  }
  return { ports, changes: changeLog(documents), signedIn, chance: { now: at(0), newToken } }
}
