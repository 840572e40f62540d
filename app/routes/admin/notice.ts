import { data } from 'react-router'
import { adminWords, loginWords, schoolWords, testimonialWords } from '#content/admin.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import type { StoreFault } from '#domain/store-fault.ts'

/** What a dialog tells. */
export type Notice = {
  kind: 'success' | 'error' | 'warning' | 'info'
  title: string
  text: string
}

export const successNotice = (text: string): Notice => ({ kind: 'success', title: 'Sucesso', text })

export const photosSent = (count: number): Notice =>
  successNotice(`${count} foto(s) enviada(s) com sucesso!`)

export const eventNotFound: Notice = {
  kind: 'warning',
  title: 'Evento Não Encontrado',
  text: 'O evento solicitado não foi encontrado.',
}

export const uploadRunning: Notice = {
  kind: 'info',
  title: adminWords.uploading,
  text: adminWords.uploadingText,
}

export const sessionEnded: Notice = {
  kind: 'info',
  title: loginWords.ended,
  text: loginWords.endedText,
}

/** Two kinds of fault have a title of their own, the others the caller's. */
export function faultNotice(fault: StoreFault, title: string): Notice {
  const titles = {
    'permission-denied': 'Erro de Permissão',
    unavailable: 'Serviço Indisponível',
    other: title,
  }
  return { kind: 'error', title: titles[fault.kind], text: fault.message }
}

/** What a loader gives in place of its page. */
export function loadFailure(fault: StoreFault) {
  return data({ failure: faultNotice(fault, 'Erro ao Carregar') }, { status: 503 })
}

export const deleteEventFailed: Notice = {
  kind: 'error',
  title: 'Erro ao Excluir',
  text: 'Erro ao excluir evento. Tente novamente.',
}

export const deletePhotoFailed: Notice = {
  kind: 'error',
  title: 'Erro ao Excluir',
  text: 'Erro ao excluir foto. Tente novamente.',
}

export const setCoverFailed: Notice = {
  kind: 'error',
  title: 'Erro ao Escolher a Capa',
  text: 'Erro ao escolher a capa. Tente novamente.',
}

export const confirmConsentFailed: Notice = {
  kind: 'error',
  title: 'Erro ao Confirmar',
  text: 'Erro ao guardar a confirmação. Tente novamente.',
}

export const schoolChangedMeanwhile: Notice = {
  kind: 'info',
  title: 'Dados Alterados',
  text: schoolWords.changedMeanwhile,
}

export const testimonialNotFound: Notice = {
  kind: 'warning',
  title: 'Depoimento Não Encontrado',
  text: testimonialWords.notFound,
}

export const schoolNotSaved: Notice = {
  kind: 'error',
  title: 'Erro ao Salvar',
  text: schoolWords.notSaved,
}

export const pictureChangedElsewhere: Notice = {
  kind: 'info',
  title: 'Imagem Trocada',
  text: sitePicturesWords.changedElsewhere,
}

export function uploadFailed(message: string): Notice {
  return { kind: 'error', title: 'Erro no Upload', text: `Erro ao enviar fotos: ${message}` }
}
