import { useEffect, useRef } from 'react'

/** Each step replaces what the visitor stood on: they go on from the new heading. */
export function useFocusOnStep(ready: boolean, step: number | null) {
  const stage = useRef<HTMLElement>(null)
  const before = useRef<number | null | undefined>(undefined)

  useEffect(() => {
    if (!ready) return
    const arrived = before.current === undefined
    const same = before.current === step
    before.current = step
    // A reload leaves the focus where the browser puts it.
    if (!arrived && !same) stage.current?.querySelector<HTMLElement>('[data-step]')?.focus()
  }, [ready, step])

  return stage
}
