import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'

/**
 * A document keeps the content security policy that it was loaded with. Where the router alone led into a page that runs
 * WebAssembly, or out of it (to the login, say), the document is loaded again.
 */
export function useOwnPolicy(): void {
  const runsWebAssembly = useMatches().some(
    ({ handle }) => (handle as RouteHandle | undefined)?.webAssembly === true,
  )
  const [atStart] = useState(runsWebAssembly)
  useEffect(() => {
    if (runsWebAssembly !== atStart) window.location.reload()
  }, [runsWebAssembly, atStart])
}
