import { type RefObject, useEffect, useRef } from 'react'

type FocusOnChange = {
  container: RefObject<HTMLElement | null>
  /** Selector of the element that gets the focus. */
  selector: string
  /** Undefined while unknown: the first known value does not move the focus. */
  value: string | number | null | undefined
}

/** For content that replaces the focused element: moves the focus to the new heading. */
export function useFocusOnChange({ container, selector, value }: FocusOnChange): void {
  const previous = useRef(value)

  useEffect(() => {
    if (previous.current === value) return
    const isFirst = previous.current === undefined
    previous.current = value
    if (!isFirst) container.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [container, selector, value])
}
