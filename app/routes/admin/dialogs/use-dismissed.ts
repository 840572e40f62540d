import { useState } from 'react'

/** Whether this very answer was closed; the next one is told again. */
export function useDismissed<T>(answer: T): [boolean, () => void] {
  const [dismissed, setDismissed] = useState<T | null>(null)
  return [dismissed !== null && dismissed === answer, () => setDismissed(answer)]
}
