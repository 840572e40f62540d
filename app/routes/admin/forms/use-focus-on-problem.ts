import { type RefObject, useEffect } from 'react'

/** After an answer that refuses something, the first field that it refuses has the focus. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, answer: unknown): void {
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, answer])
}
