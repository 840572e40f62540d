/** By hand: `crypto.randomUUID` exists on https and localhost only, and a school may try its site without. */
export function submissionName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
