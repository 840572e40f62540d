import type { RouterContextProvider } from 'react-router'
import { adminContext, servicesContext } from '#app/context.ts'
import type { SignedInAdmin } from '#domain/admin/signed-in.ts'

/** Nobody is known behind the guard only while the stores fail: then this fails as they do. */
export async function currentAdmin(
  context: Readonly<RouterContextProvider>,
): Promise<SignedInAdmin> {
  const signedIn = context.get(adminContext)
  if (signedIn) return signedIn
  await context.get(servicesContext).admin.account.find()
  throw new Error('Nobody is signed in')
}
