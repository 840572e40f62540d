// Firestore refuses documents above 1 MiB; the margin covers what it counts differently.
const largest = 1_048_576 - 16_384

export function isTooLarge(document: unknown): boolean {
  return sizeOf(document) > largest
}

/** Counted as in Firestore's documentation: names and strings plus one byte, numbers eight bytes. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1
  if (typeof value === 'number') return 8
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 0)
  if (typeof value !== 'object' || value === null) return 1
  if ('toDate' in value || value instanceof Date) return 8
  return Object.entries(value).reduce((sum, [name, inner]) => sum + sizeOf(name) + sizeOf(inner), 0)
}
