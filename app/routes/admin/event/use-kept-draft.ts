import { useEffect, useRef, useState } from 'react'
import { type TypedEvent, typedValues } from './typed-event.ts'

/** What was typed, and what the event was when it was: `antes`, as the form sends it. */
type Draft = { typed: TypedEvent; basis: string | null }

const place = (key: string) => `admin-rascunho-${key}`

/**
 * What is being typed is kept in this tab until it is saved, so that a session that ends in the
 * middle, or a page left by mistake, costs nobody a text.
 */
export function useKeptDraft(key: string, start: TypedEvent, saved: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(start)
  const [basis, setBasis] = useState<string | null>(null)

  useEffect(() => {
    if (saved) {
      forgetDraft(key)
      setTyped({})
      form.current?.reset()
    }
    const kept = readDraft(key)
    if (!kept) return
    setTyped(kept.typed)
    setBasis(kept.basis)
  }, [key, saved])

  const keep = () => {
    if (!form.current) return
    const values = new FormData(form.current)
    const draft: Draft = { typed: typedValues(values), basis: textOf(values.get('antes')) }
    sessionStorage.setItem(place(key), JSON.stringify(draft))
  }
  return { form, typed, basis, keep }
}

export function hasDraft(key: string): boolean {
  return readDraft(key) !== null
}

export function forgetDraft(key: string): void {
  sessionStorage.removeItem(place(key))
}

function readDraft(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(key)) ?? 'null')
    const { typed, basis } = (kept ?? {}) as Partial<Draft>
    return typeof typed === 'object' && typed ? { typed, basis: basis ?? null } : null
  } catch {
    // Not ours to read: the form starts as it would without it.
    return null
  }
}

function textOf(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' ? value : null
}
