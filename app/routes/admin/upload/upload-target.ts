import { href } from 'react-router'
import { visibilityWords } from '#content/visibility.ts'

/** The event that photos are sent to. */
export type UploadTarget = {
  /** The browser stores a batch that is not saved yet under this key. */
  key: string
  /** Where the upload is started and seen. */
  page: string
  /** URL to which the batch's id and a file's index, 'salvar' or 'cancelar' are appended. */
  action: string
  /** The file input on that page. */
  inputId: string
  /** Offered after saving. */
  next?: { to: string; label: string }
}

export function galleryTarget(eventoId: string, isForFamilies: boolean): UploadTarget {
  const to = href('/admin/evento/:eventoId/familias', { eventoId })
  const page = href('/admin/evento/:eventoId/fotos', { eventoId })
  return {
    ...(isForFamilies && { next: { to, label: visibilityWords.sendLink } }),
    key: eventoId,
    page,
    action: `${page}/envio`,
    inputId: 'envio-fotos',
  }
}
