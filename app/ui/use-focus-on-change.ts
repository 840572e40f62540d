import { type RefObject, useEffect, useRef } from 'react'

type FocusOnChange = {
  container: RefObject<HTMLElement | null>
  /** What of the container gets the focus. */
  selector: string
  /** Undefined while it is not yet known: the first known value moves no focus. */
  value: string | number | null | undefined
}

/** For content that replaces what the visitor stood on: they go on from its heading. */
export function useFocusOnChange({ container, selector, value }: FocusOnChange): void {
  const previous = useRef(value)

  useEffect(() => {
    if (previous.current === value) return
    const isFirst = previous.current === undefined
    previous.current = value
    if (!isFirst) container.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [container, selector, value])
}
