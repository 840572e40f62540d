import type { Typed } from './field.ts'

export type Merge = {
  /** The merged form: a field that this person did not touch has the newest value. */
  typed: Typed
  /** Fields that this person and somebody else changed, with the value that the other one saved. */
  both: Typed
}

/** Merges what was typed over `seen` with what is stored now. */
export function merged(seen: Typed, typed: Typed, stored: Typed): Merge {
  const names = new Set([...Object.keys(stored), ...Object.keys(typed)])
  const merge: Merge = { typed: {}, both: {} }
  for (const name of names) {
    const [before, mine, theirs] = [seen, typed, stored].map((values) => values[name] ?? '')
    const isTouched = typed[name] !== undefined && mine !== before
    merge.typed[name] = isTouched ? mine : theirs
    if (isTouched && theirs !== before && theirs !== mine) merge.both[name] = theirs
  }
  return merge
}

/**
 * What an editor saw, for a hidden input. Empty fields are left out, so that a field added since counts as untouched.
 */
export function versionOf(typed: Typed): string {
  return JSON.stringify(Object.fromEntries(Object.entries(typed).filter(([, text]) => text)))
}

/** Empty if the version is unreadable. */
export function readVersion(sent: unknown): Typed {
  try {
    const version: unknown = JSON.parse(String(sent))
    return typeof version === 'object' && version !== null ? (version as Typed) : {}
  } catch {
    return {}
  }
}
