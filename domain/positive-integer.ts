/** Accepts 120, '120' and ' 120 '; undefined for anything else. */
export function readPositiveInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isSafeInteger(number) && (number as number) > 0 ? (number as number) : undefined
}
