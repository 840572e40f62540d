import { useSyncExternalStore } from 'react'

/** The same breakpoints as `.testimonial-window` in home.css. */
const breakpoints = [
  { query: '(min-width: 64rem)', slides: 3 },
  { query: '(min-width: 40rem)', slides: 2 },
]

export function useVisibleSlideCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => breakpoints.find(({ query }) => matchMedia(query).matches)?.slides ?? 1,
    () => 3,
  )
}

function subscribe(onChange: () => void): () => void {
  const queries = breakpoints.map(({ query }) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}
