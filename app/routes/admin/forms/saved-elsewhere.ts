import type { FormValues } from './form-values.ts'

/**
 * What somebody else saved since the editor opened the page: the fields that differ from both the
 * version that the editor saw (the hidden field `antes`, which is JSON) and what the editor typed.
 */
export function savedElsewhere(
  seen: FormDataEntryValue | null,
  typed: FormValues,
  stored: FormValues,
): FormValues {
  const before = readVersion(seen)
  const fields = new Set([...Object.keys(stored), ...Object.keys(before ?? {})])
  const differs = (field: string, from: FormValues) => (stored[field] ?? '') !== (from[field] ?? '')
  return Object.fromEntries(
    [...fields]
      .filter((field) => (!before || differs(field, before)) && differs(field, typed))
      .map((field) => [field, stored[field] ?? '']),
  )
}

function readVersion(seen: FormDataEntryValue | null): FormValues | null {
  try {
    const version: unknown = JSON.parse(String(seen))
    return typeof version === 'object' ? (version as FormValues | null) : null
  } catch {
    return null
  }
}
