/** The page that `?pagina=` names, from 1; the first for anything that is no page number. */
export function readPageNumber(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
