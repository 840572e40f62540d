import { href } from 'react-router'
import { visibilityWords } from '#content/visibility.ts'

/** What photos are sent to: an event's gallery, or a slot of the site. */
export type UploadTarget = {
  /** The browser stores a batch that is not saved yet under this key. */
  key: string
  /** Where the upload is started and seen. */
  page: string
  /** URL to which the batch's id and a file's index, 'salvar' or 'cancelar' are appended. */
  action: string
  /** The file input on that page. */
  inputId: string
  /** Fields that are sent with the request to save. */
  fields: Record<string, string>
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
    fields: {},
  }
}

export function slotTarget(imagem: string, fields: Record<string, string>): UploadTarget {
  const page = href('/admin/escola/imagens/:imagem', { imagem })
  return {
    key: `imagem-${imagem}`,
    page,
    action: `${page}/envio`,
    inputId: 'campo-foto',
    fields,
  }
}
