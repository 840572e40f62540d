import { type RefObject, useEffect, useRef } from 'react'

type FocusOnChange = {
  container: RefObject<HTMLElement | null>
  /** Selector of the element that gets the focus. */
  selector: string
  value: number
}

/** For content that replaces the focused element: moves the focus to the new heading. */
export function useFocusOnChange({ container, selector, value }: FocusOnChange): void {
  const previous = useRef(value)

  useEffect(() => {
    if (previous.current === value) return
    previous.current = value
    container.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [container, selector, value])
}
