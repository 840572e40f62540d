/** 120, '120' or ' 120 '; anything else is undefined. */
export function readPositiveInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isSafeInteger(number) && (number as number) > 0 ? (number as number) : undefined
}
