import { adminWords, loginWords, photosWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import type { StoreFault } from '#domain/store-fault.ts'

type Words = { title: string; text: string }

/** What a dialog says. */
export type DialogMessage = Words & { kind: 'success' | 'error' | 'warning' | 'info' }

export const success = (text: string): DialogMessage => ({
  kind: 'success',
  title: 'Sucesso',
  text,
})
export const error = (words: Words): DialogMessage => ({ kind: 'error', ...words })
export const warning = (words: Words): DialogMessage => ({ kind: 'warning', ...words })
export const info = (words: Words): DialogMessage => ({ kind: 'info', ...words })

/** Most kinds of fault have a title of their own; the others get the caller's. */
export function faultMessage(fault: StoreFault, title: string): DialogMessage {
  const titles = {
    'permission-denied': 'Erro de Permissão',
    unavailable: 'Serviço Indisponível',
    'signed-out': loginWords.ended,
    other: title,
  }
  return error({ title: titles[fault.kind], text: fault.message })
}

export const photosSent = (count: number) => success(`${count} foto(s) enviada(s) com sucesso!`)

export const eventNotFound = warning({
  title: 'Evento Não Encontrado',
  text: 'O evento solicitado não foi encontrado.',
})

export const uploadRunning = info({ title: adminWords.uploading, text: adminWords.uploadingText })

export const uploadCancelled = info({ title: 'Envio Cancelado', text: photosWords.cancelled })

export const sessionEnded = info({ title: loginWords.ended, text: loginWords.endedText })

export const deleteEventFailed = error({
  title: 'Erro ao Excluir',
  text: 'Erro ao excluir evento. Tente novamente.',
})

export const deletePhotoFailed = error({
  title: 'Erro ao Excluir',
  text: 'Erro ao excluir foto. Tente novamente.',
})

export const removeForGoodFailed = error(binWords.flash.notRemoved)

export const setCoverFailed = error({
  title: 'Erro ao Escolher a Capa',
  text: 'Erro ao escolher a capa. Tente novamente.',
})

export const arrangeFailed = error({
  title: 'Erro ao Mudar a Ordem',
  text: 'Erro ao mudar a ordem das fotos. Tente novamente.',
})

export const captionFailed = error({
  title: 'Erro ao Salvar a Legenda',
  text: 'Erro ao salvar a legenda. Tente novamente.',
})

export const redactionFailed = (text: string) => error({ title: 'Erro ao Cobrir', text })

export const uploadFailed = (message: string) =>
  error({ title: 'Erro no Upload', text: `Erro ao enviar fotos: ${message}` })
