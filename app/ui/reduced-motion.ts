import { useSyncExternalStore } from 'react'

// One list for the whole page: every link asks it.
const wish =
  typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the visitor asks for less motion, as of now. The server does not know and renders a still page. */
export const wantsStillness = (): boolean => wish?.matches ?? true

/** The same for what has to stop or start moving when the wish changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, wantsStillness, () => true)
}

function subscribe(changed: () => void): () => void {
  wish?.addEventListener('change', changed)
  return () => wish?.removeEventListener('change', changed)
}
