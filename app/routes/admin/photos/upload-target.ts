import { href } from 'react-router'

/** What photos are sent to: an event's gallery, or a slot of the site. */
export type UploadTarget = {
  /** Under it the browser keeps a batch that is not saved yet. */
  key: string
  /** Where the upload is started and seen. */
  page: string
  /** Where the files are posted; under it and a submission id, what becomes of them. */
  action: string
  /** The file input on that page. */
  inputId: string
  /** Sent before the files. */
  fields: Record<string, string>
}

export function galleryTarget(eventoId: string): UploadTarget {
  return {
    key: eventoId,
    page: href('/admin/evento/:eventoId/fotos', { eventoId }),
    action: href('/admin/evento/:eventoId/fotos/envio', { eventoId }),
    inputId: 'envio-fotos',
    fields: {},
  }
}

export function slotTarget(imagem: string, fields: Record<string, string>): UploadTarget {
  return {
    key: `imagem-${imagem}`,
    page: href('/admin/escola/imagens/:imagem', { imagem }),
    action: href('/admin/escola/imagens/:imagem/envio', { imagem }),
    inputId: 'campo-foto',
    fields,
  }
}
