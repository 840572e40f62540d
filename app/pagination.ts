import type { Slice } from '#domain/events/listed-events.ts'

/** The page number in `?pagina=`, from 1; 1 for anything else. */
export function readPageNumber(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

export function pageSlice(page: number, size: number): Slice {
  return { from: (page - 1) * size, size }
}

export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
