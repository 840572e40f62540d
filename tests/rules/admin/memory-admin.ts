import { memoryAccountStore } from '#adapters/memory/account-store.ts'
import { memoryPasskeyStore } from '#adapters/memory/passkey-store.ts'
import { memorySessionStore } from '#adapters/memory/session-store.ts'
import { knownBrowserFinder } from '#domain/admin/known-browser.ts'
import { type AdminPorts, logIn } from '#domain/admin/log-in.ts'
import { loginLimits } from '#domain/admin/login-limits.ts'
import { type SignedInAdmin, signedInAdmin } from '#domain/admin/session.ts'

export const start = Date.parse('2026-06-21T12:00:00Z')
export const at = (milliseconds: number) => new Date(start + milliseconds)
export const email = 'secretaria@escola.example'
export const from = { ip: '198.51.100.7', browserCookie: null }

let tokens = 0
export const newToken = () => `${++tokens}`.padStart(43, 'x')

/** The account of the admin, whose password is “certa”, in memory alone. */
export async function memoryAdmin({ passkeyRequired }: { passkeyRequired: boolean }) {
  const account = memoryAccountStore()
  await account.createIfAbsent({ email, passwordHash: 'certa', generation: 'g', passkeyRequired })
  return {
    account,
    sessions: memorySessionStore(),
    limits: loginLimits(),
    knownBrowser: knownBrowserFinder(account),
    // The real one is slow on purpose; here only the comparison matters.
    passwords: {
      hash: async (typed: string) => typed,
      verify: async (typed: string, hash: string) => typed === hash,
    },
    passkeys: memoryPasskeyStore(),
  } satisfies AdminPorts
}

export async function enterWithPassword(ports: AdminPorts, password = 'certa', now = at(0)) {
  const outcome = await logIn({ email, password, ...from }, ports, { now, newToken })
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  return outcome
}

export async function adminOfSession(ports: AdminPorts, token: string): Promise<SignedInAdmin> {
  const found = await signedInAdmin(token, ports, at(0))
  if (!found) throw new Error('no session')
  return found
}
