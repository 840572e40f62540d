import { useEffect, useRef, useState } from 'react'
import { type FormValues, submittedValues } from './form-values.ts'

/** `basis`: the version that was being edited when the typing began, as in the hidden field `antes`. */
type Draft = { typed: FormValues; basis: string | null }

const storageKey = (draftKey: string) => `admin-rascunho-${draftKey}`

type DraftOptions = {
  fields: readonly string[]
  initialValues: FormValues
  /** The last submission was saved: the draft is deleted. */
  saved?: boolean
}

/** Keeps what is typed in this tab until it is saved, so that an expired session loses no text. */
export function useDraft(draftKey: string, options: DraftOptions) {
  const { fields, initialValues, saved = false } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initialValues)
  const [basis, setBasis] = useState<string | null>(null)

  useEffect(() => {
    if (saved) {
      deleteDraft(draftKey)
      setValues({})
      form.current?.reset()
    }
    const draft = readDraft(draftKey)
    if (!draft) return
    setValues(draft.typed)
    setBasis(draft.basis)
  }, [draftKey, saved])

  const saveDraft = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const before = data.get('antes')
    const draft: Draft = {
      typed: submittedValues(data, fields),
      basis: typeof before === 'string' ? before : null,
    }
    sessionStorage.setItem(storageKey(draftKey), JSON.stringify(draft))
  }
  return { form, values, basis, saveDraft }
}

export function hasDraft(draftKey: string): boolean {
  return readDraft(draftKey) !== null
}

export function deleteDraft(draftKey: string): void {
  sessionStorage.removeItem(storageKey(draftKey))
}

export function hasAnyDraft(): boolean {
  return draftStorageKeys().length > 0
}

export function deleteAllDrafts(): void {
  for (const key of draftStorageKeys()) sessionStorage.removeItem(key)
}

function draftStorageKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(storageKey('')))
}

function readDraft(draftKey: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(draftKey)) ?? 'null')
    const { typed, basis } = (stored ?? {}) as Partial<Draft>
    return typeof typed === 'object' && typed ? { typed, basis: basis ?? null } : null
  } catch {
    return null
  }
}
