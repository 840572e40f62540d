import { type StatusGround, statusGrounds } from '#domain/status-picture.ts'

/** What was chosen for a picture, as its URL says it. */
export type StatusChoices = { fundo: StatusGround; foto: number | null }

export function readChoices(search: URLSearchParams): StatusChoices {
  const foto = Number(search.get('foto'))
  return {
    fundo: statusGrounds.find((ground) => ground === search.get('fundo')) ?? 'cor',
    foto: Number.isSafeInteger(foto) && foto > 0 ? foto : null,
  }
}

export function searchOf({ fundo, foto }: StatusChoices): string {
  const chosen = { ...(fundo !== 'cor' && { fundo }), ...(foto !== null && { foto: String(foto) }) }
  const search = String(new URLSearchParams(chosen))
  return search ? `?${search}` : ''
}
