import { normalizedEmail } from './email.ts'
import { firstGeneration, hasFirstPassword } from './first-password.ts'
import {
  type AdminPorts,
  type Chance,
  type ConfirmedPassword,
  confirmPassword,
  openSession,
  type PasswordConfirmation,
} from './log-in.ts'

export type EmailChangeOutcome =
  | { kind: 'changed'; before: string; token: string; browserCookie: string }
  | { kind: 'unchanged' }
  | { kind: 'taken' }
  | Exclude<ConfirmedPassword, { kind: 'confirmed' }>

/** Ends every session of the account and opens one for this browser, as a new password does. */
export async function changeEmail(
  email: string,
  given: PasswordConfirmation,
  ports: AdminPorts,
  chance: Chance,
): Promise<EmailChangeOutcome> {
  const confirmed = await confirmPassword(given, ports, chance.now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const { account } = confirmed
  if (normalizedEmail(email) === normalizedEmail(account.email)) return { kind: 'unchanged' }
  const token = chance.newToken()
  const generation = hasFirstPassword(account) ? firstGeneration(token) : token
  const start = { browser: given.browser, startedAt: given.admin.startedAt }
  // The session first: if the store fails between the two writes, the old e-mail and sessions stay valid.
  const signedIn = await openSession({ ...account, email, generation }, start, ports, chance)
  const moved = await ports.accounts.setEmail(account, { email, generation })
  if (moved === 'changed') return { ...signedIn, kind: 'changed', before: account.email }
  await ports.sessions.end(signedIn.session.tokenHash)
  return { kind: moved }
}
