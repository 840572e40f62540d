import { useSyncExternalStore } from 'react'

const mediaQuery =
  typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

/** True on the server, which does not know the preference and renders without motion. */
const prefersReducedMotion = (): boolean => mediaQuery?.matches ?? true

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
}

function subscribe(onChange: () => void): () => void {
  mediaQuery?.addEventListener('change', onChange)
  return () => mediaQuery?.removeEventListener('change', onChange)
}
