import { useEffect, useRef, useState } from 'react'
import { focusOnHash } from '#app/routes/admin/layout/use-focus-on-hash.ts'
import type { Typed } from '#domain/fields/field.ts'
import { submittedValues } from './form-values.ts'

/**
 * `basis`: the version that was being edited when the typing began, as in the hidden field `antes`.
 * `at`: when it was typed last, in milliseconds.
 */
type Draft = { typed: Typed; basis: string | null; at: number }

const storageKey = (draftKey: string) => `admin-rascunho-${draftKey}`

type DraftOptions<Answer> = {
  fields: readonly string[]
  stored: Typed
  /** The response to the last submission. */
  answer: Answer | undefined
  /** The last submission was saved: the draft is deleted. */
  saved?: boolean
}

/** Keeps what is typed in this tab until it is saved, so that an expired session loses no text. */
export function useDraft<Answer extends { values?: Typed; version?: string }>(
  draftKey: string,
  { fields, stored, answer, saved = false }: DraftOptions<Answer>,
) {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState({
    values: answer?.values ?? stored,
    basis: null as string | null,
    /** When the draft that was restored was written. */
    writtenAt: null as Date | null,
    /** React key of the form: new default values need new inputs. */
    key: 0,
  })
  const [discarded, setDiscarded] = useState<Answer>()
  const show = (next: Partial<Omit<typeof shown, 'key'>>) =>
    setShown(({ key }) => ({ values: stored, basis: null, writtenAt: null, ...next, key: key + 1 }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, over what was stored then
  useEffect(() => {
    if (saved) {
      deleteDraft(draftKey)
      show({})
    }
    const draft = readDraft(draftKey)
    if (!draft || isSame(draft.typed, shown.values, fields)) return
    show({ values: draft.typed, basis: draft.basis, writtenAt: new Date(draft.at) })
  }, [draftKey, saved])

  // Shows what somebody else saved in the fields that were not touched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answer?.values || answer.version === undefined) return
    show({ values: answer.values })
    writeDraft(draftKey, { typed: answer.values, basis: answer.version, at: Date.now() })
  }, [answer])

  // With a new key, the field that the URL's hash names is a new element.
  useEffect(() => {
    if (shown.key > 0) focusOnHash()
  }, [shown.key])

  const saveDraft = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const before = data.get('antes')
    writeDraft(draftKey, {
      typed: submittedValues(data, fields),
      basis: typeof before === 'string' ? before : null,
      at: Date.now(),
    })
  }

  /** Goes back to the stored values. */
  const discardDraft = () => {
    deleteDraft(draftKey)
    setDiscarded(answer)
    show({})
  }
  return {
    form,
    formKey: shown.key,
    values: shown.values,
    basis: shown.basis,
    writtenAt: shown.writtenAt,
    saveDraft,
    discardDraft,
    /** Undefined once the draft that it is about has been discarded. */
    answer: answer === discarded ? undefined : answer,
  }
}

function writeDraft(draftKey: string, draft: Draft): void {
  sessionStorage.setItem(storageKey(draftKey), JSON.stringify(draft))
}

function isSame(one: Typed, other: Typed, fields: readonly string[]): boolean {
  return fields.every((field) => (one[field] ?? '') === (other[field] ?? ''))
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
    const { typed, basis, at } = (stored ?? {}) as Partial<Draft>
    if (typeof typed !== 'object' || !typed) return null
    return { typed, basis: basis ?? null, at: typeof at === 'number' ? at : Date.now() }
  } catch {
    return null
  }
}
