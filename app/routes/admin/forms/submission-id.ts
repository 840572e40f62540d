import { hexOf } from '#domain/hex.ts'

/**
 * Identifies one press of a button, so that the server acts once however often it arrives. Not
 * `crypto.randomUUID`, which does not exist on plain http.
 */
export function newSubmissionId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}

export function readSubmissionId(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : undefined
}
