/** The photos that a form names with `foto`. */
export function readPhotoIds(form: FormData | URLSearchParams): number[] {
  return form
    .getAll('foto')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id))
}
