import type { Slice } from '#domain/events/event-store.ts'

/** The page that `?pagina=` names, from 1; the first for anything that is no page number. */
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
