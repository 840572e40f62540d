import { href } from 'react-router'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import type { ChosenVisibility } from '#domain/events/change-visibility.ts'

/** What was done besides, before the question: 'Deixar como está' leads to its message. */
const messages = { editado: 'evento-salvo', restaurado: 'evento-restaurado' } as const

/** Where everyone's seeing the photos is asked about. */
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
