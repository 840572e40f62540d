/**
 * Names one press of a button, so that the server does its work once however often it arrives. By hand,
 * because `crypto.randomUUID` does not exist on plain http.
 */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function readSubmissionId(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : undefined
}
