import { useEffect, useRef, useState } from 'react'
import { type TypedEvent, typedValues } from './typed-event.ts'

const place = (key: string) => `admin-rascunho-${key}`

/**
 * What is being typed is kept in this tab until it is saved, so that a session that ends in the
 * middle, or a page left by mistake, costs nobody a text.
 */
export function useKeptDraft(key: string, start: TypedEvent, saved: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(start)

  useEffect(() => {
    if (saved) {
      forgetDraft(key)
      setTyped({})
      form.current?.reset()
    }
    const kept = readDraft(key)
    if (kept) setTyped(kept)
  }, [key, saved])

  const keep = () => {
    if (!form.current) return
    sessionStorage.setItem(place(key), JSON.stringify(typedValues(new FormData(form.current))))
  }
  return { form, typed, keep }
}

export function hasDraft(key: string): boolean {
  return readDraft(key) !== null
}

export function forgetDraft(key: string): void {
  sessionStorage.removeItem(place(key))
}

function readDraft(key: string): TypedEvent | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(key)) ?? 'null')
    return typeof kept === 'object' ? (kept as TypedEvent | null) : null
  } catch {
    // Not ours to read: the form starts as it would without it.
    return null
  }
}
