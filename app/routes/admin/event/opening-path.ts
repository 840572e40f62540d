import { href } from 'react-router'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import type { ChosenVisibility } from '#domain/events/change-visibility.ts'

/** What was already saved when the question is asked. 'Deixar como está' leads to a message about it. */
const messages = { editado: 'evento-salvo', restaurado: 'evento-restaurado' } as const

/** The page that asks before everyone can see the photos. */
export function openingPath(
  eventoId: string,
  { visibilidade, publicarEm = '' }: ChosenVisibility,
  done?: keyof typeof messages,
): string {
  const asked = { visibilidade, ...(publicarEm && { publicarEm }), ...(done && { feito: done }) }
  const path = href('/admin/evento/:eventoId/quem-ve', { eventoId })
  return `${path}?${new URLSearchParams(asked)}`
}

export function pathAfterLeaving(url: URL): string {
  const done = url.searchParams.get('feito') ?? ''
  const panel = href('/admin')
  return Object.hasOwn(messages, done)
    ? withFlash(panel, messages[done as keyof typeof messages])
    : panel
}
