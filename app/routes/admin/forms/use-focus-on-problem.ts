import { type RefObject, useEffect } from 'react'

/** Moves the focus to the first field with a problem. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, answer: unknown): void {
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, answer])
}
