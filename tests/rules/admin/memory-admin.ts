import { type AdminAccount, accountStore, firstAccountId } from '#domain/admin/account-store.ts'
import { invitationStore } from '#domain/admin/invitation-store.ts'
import type { InvitationPorts } from '#domain/admin/invitations.ts'
import { knownBrowserFinder } from '#domain/admin/known-browser.ts'
import { type AdminPorts, logIn } from '#domain/admin/log-in.ts'
import { loginLimits } from '#domain/admin/login-limits.ts'
import { passkeyStore } from '#domain/admin/passkey-store.ts'
import { type SignedInAdmin, signedInAdmin } from '#domain/admin/session.ts'
import { sessionStore } from '#domain/admin/session-store.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

export const start = Date.parse('2026-06-21T12:00:00Z')
export const at = (milliseconds: number) => new Date(start + milliseconds)
export const email = 'secretaria@escola.example'
export const from = { ip: '198.51.100.7', browserCookie: null, browser: 'Chrome no Android' }

let tokens = 0
export const newToken = () => `${++tokens}`.padStart(43, 'x')

/** An account whose password is “certa”. */
export const anAccount = (changes: Partial<AdminAccount> = {}): AdminAccount => ({
  id: firstAccountId,
  name: '',
  email,
  passwordHash: 'certa',
  generation: 'g',
  passkeyRequired: false,
  createdAt: 0,
  recoveryCodes: [],
  recoveredAt: null,
  ...changes,
})

/** The first account, in memory alone. */
export async function memoryAdmin(changes: Partial<AdminAccount> = {}) {
  const accounts = accountStore(memoryDocuments())
  await accounts.add(anAccount(changes))
  return {
    accounts,
    invitations: invitationStore(memoryDocuments()),
    sessions: sessionStore(memoryDocuments()),
    limits: loginLimits(),
    knownBrowser: knownBrowserFinder(accounts),
    // The real one is slow on purpose; here only the comparison matters.
    passwords: {
      hash: async (typed: string) => typed,
      verify: async (typed: string, hash: string) => typed === hash,
    },
    passkeys: passkeyStore(memoryDocuments()),
  } satisfies AdminPorts & InvitationPorts
}

export async function enterWithPassword(
  ports: AdminPorts,
  password = 'certa',
  now = at(0),
  who = email,
) {
  const outcome = await logIn({ email: who, password, ...from }, ports, { now, newToken })
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  return outcome
}

export async function adminOfSession(ports: AdminPorts, token: string): Promise<SignedInAdmin> {
  const found = await signedInAdmin(token, ports, at(0))
  if (!found) throw new Error('no session')
  return found
}
