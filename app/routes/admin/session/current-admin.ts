import type { RouterContextProvider } from 'react-router'
import { adminContext, servicesContext } from '#app/context.ts'
import type { SignedInAdmin } from '#domain/admin/session.ts'

/** No admin in the context means that the session store is down; rethrows its fault. */
export async function currentAdmin(
  context: Readonly<RouterContextProvider>,
): Promise<SignedInAdmin> {
  const signedIn = context.get(adminContext)
  if (signedIn) return signedIn
  await context.get(servicesContext).admin.accounts.all()
  throw new Error('Nobody is signed in')
}
