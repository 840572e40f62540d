import { useSyncExternalStore } from 'react'

const steps = [
  { query: '(min-width: 1024px)', inView: 3 },
  { query: '(min-width: 640px)', inView: 2 },
]

/** 1, 2 from 640 px, 3 from 1024 px: the same steps as the style sheet's. */
export function useSlidesInView(): number {
  return useSyncExternalStore(
    (changed) => {
      const media = steps.map(({ query }) => matchMedia(query))
      for (const step of media) step.addEventListener('change', changed)
      return () => {
        for (const step of media) step.removeEventListener('change', changed)
      }
    },
    () => steps.find(({ query }) => matchMedia(query).matches)?.inView ?? 1,
    () => 3,
  )
}
