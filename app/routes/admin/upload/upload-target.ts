import { href } from 'react-router'
import { visibilityWords } from '#content/visibility.ts'

/** The event that photos are sent to. */
export type UploadTarget = {
  eventId: string
  /** Where the upload is started and seen. */
  page: string
  /** Offered after saving. */
  next?: { to: string; label: string }
}

/** The file input on the event's page. */
export const uploadInputId = 'envio-fotos'

export function uploadTarget(eventoId: string, isForFamilies: boolean): UploadTarget {
  const to = href('/admin/evento/:eventoId/familias', { eventoId })
  return {
    ...(isForFamilies && { next: { to, label: visibilityWords.sendLink } }),
    eventId: eventoId,
    page: href('/admin/evento/:eventoId/fotos', { eventoId }),
  }
}
