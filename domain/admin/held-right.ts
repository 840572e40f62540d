import type { Right } from '#domain/changes/recorded-transaction.ts'
import { accountKey, readAccount } from './account-store.ts'
import { isLiveSession, type SignedInAdmin } from './session.ts'
import { type AdminSession, sessionKey } from './session-store.ts'

/** Checked inside the transaction that saves: an upload takes minutes, and its sender may lose access meanwhile. */
export function rightOf({ id, tokenHash }: SignedInAdmin, now: () => Date): Right {
  return {
    keys: [accountKey(id), sessionKey(tokenHash)],
    isHeld: ([account, session]) =>
      Boolean(account && session) &&
      isLiveSession(session as AdminSession, readAccount(id, account ?? {}), now()),
  }
}
