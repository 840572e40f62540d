import type { Typed } from '#domain/fields/field.ts'

/**
 * `basis`: the version that was being edited when the typing began, as in the hidden field `antes`.
 * `at`: when it was typed last, in milliseconds.
 */
export type Draft = {
  typed: Typed
  basis: string | null
  at: number
  /** The path to which it was submitted, until the response arrives. */
  sentTo?: string
}

const storageKey = (draftKey: string) => `admin-rascunho-${draftKey}`

export function readDraft(draftKey: string): Draft | null {
  return readStored(storageKey(draftKey))
}

export function writeDraft(draftKey: string, draft: Draft): void {
  store(storageKey(draftKey), draft)
}

export function hasDraft(draftKey: string): boolean {
  return readDraft(draftKey) !== null
}

export function deleteDraft(draftKey: string): void {
  sessionStorage.removeItem(storageKey(draftKey))
}

export function markSent(draftKey: string, sentTo: string): void {
  const draft = readDraft(draftKey)
  if (draft) writeDraft(draftKey, { ...draft, sentTo })
}

/** Ends the draft that was submitted to this path, if the response says that it is saved. */
export function settleSent(path: string, isSaved: boolean): void {
  for (const key of draftStorageKeys()) {
    const { sentTo, ...draft } = readStored(key) ?? {}
    if (sentTo !== path) continue
    if (isSaved) sessionStorage.removeItem(key)
    else store(key, draft as Draft)
  }
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

function store(key: string, draft: Draft): void {
  sessionStorage.setItem(key, JSON.stringify(draft))
}

function readStored(key: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const { typed, basis, at, sentTo } = (stored ?? {}) as Partial<Draft>
    if (typeof typed !== 'object' || !typed) return null
    const draft = { typed, basis: basis ?? null, at: typeof at === 'number' ? at : Date.now() }
    return { ...draft, ...(typeof sentTo === 'string' && { sentTo }) }
  } catch {
    return null
  }
}
