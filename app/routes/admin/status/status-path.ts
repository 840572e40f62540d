import { href } from 'react-router'

/** What there are status pictures of, by the word in their paths. */
export const statusKinds = ['turmas', 'datas', 'evento', 'aviso'] as const
export type StatusKind = (typeof statusKinds)[number]

export function isStatusKind(text: string): text is StatusKind {
  return statusKinds.some((kind) => kind === text)
}

export function statusPath(kind: StatusKind, id: string): string {
  return href('/admin/status/:tipo/:id', { tipo: kind, id })
}
