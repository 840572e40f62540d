import { createContext, type RouterContextProvider } from 'react-router'
import { adminContext } from '#app/context.ts'
import type { SignedInAdmin } from '#domain/admin/session.ts'
import type { StoreFault } from '#domain/store-fault.ts'

/** Set by the guard if the session store is down. */
export const sessionFaultContext = createContext<StoreFault | null>(null)

export function currentAdmin(context: Readonly<RouterContextProvider>): SignedInAdmin {
  const signedIn = context.get(adminContext)
  if (signedIn) return signedIn
  throw context.get(sessionFaultContext) ?? new Error('Nobody is signed in')
}
