import { data } from 'react-router'
import { adminWords, loginWords, schoolWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { redactionWords } from '#content/redaction.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import type { StoreFault } from '#domain/store-fault.ts'

/** What a dialog says. */
export type DialogMessage = {
  kind: 'success' | 'error' | 'warning' | 'info'
  title: string
  text: string
}

export const successMessage = (text: string): DialogMessage => ({
  kind: 'success',
  title: 'Sucesso',
  text,
})

export const passwordChanged = successMessage(
  'Senha trocada com sucesso! A sessão foi encerrada nos outros aparelhos.',
)

export const photosSent = (count: number): DialogMessage =>
  successMessage(`${count} foto(s) enviada(s) com sucesso!`)

export const eventNotFound: DialogMessage = {
  kind: 'warning',
  title: 'Evento Não Encontrado',
  text: 'O evento solicitado não foi encontrado.',
}

export const uploadRunning: DialogMessage = {
  kind: 'info',
  title: adminWords.uploading,
  text: adminWords.uploadingText,
}

export const sessionEnded: DialogMessage = {
  kind: 'info',
  title: loginWords.ended,
  text: loginWords.endedText,
}

/** Two kinds of fault have a title of their own; the others get the caller's. */
export function faultMessage(fault: StoreFault, title: string): DialogMessage {
  const titles = {
    'permission-denied': 'Erro de Permissão',
    unavailable: 'Serviço Indisponível',
    other: title,
  }
  return { kind: 'error', title: titles[fault.kind], text: fault.message }
}

/** What a loader returns instead of its page's data. */
export function loadFailure(fault: StoreFault) {
  return data({ failure: faultMessage(fault, 'Erro ao Carregar') }, { status: 503 })
}

export const deleteEventFailed: DialogMessage = {
  kind: 'error',
  title: 'Erro ao Excluir',
  text: 'Erro ao excluir evento. Tente novamente.',
}

export const deletePhotoFailed: DialogMessage = {
  kind: 'error',
  title: 'Erro ao Excluir',
  text: 'Erro ao excluir foto. Tente novamente.',
}

export const removeForGoodFailed: DialogMessage = {
  kind: 'error',
  ...binWords.flash.notRemoved,
}

export const setCoverFailed: DialogMessage = {
  kind: 'error',
  title: 'Erro ao Escolher a Capa',
  text: 'Erro ao escolher a capa. Tente novamente.',
}

export const arrangeFailed: DialogMessage = {
  kind: 'error',
  title: 'Erro ao Mudar a Ordem',
  text: 'Erro ao mudar a ordem das fotos. Tente novamente.',
}

/** Another tab deleted the photo that was the target. */
export const arrangedElsewhere: DialogMessage = {
  kind: 'info',
  title: 'Ordem Não Mudada',
  text: 'As fotos deste evento mudaram em outra aba ou aparelho. Confira a lista e mova de novo.',
}

export const captionFailed: DialogMessage = {
  kind: 'error',
  title: 'Erro ao Salvar a Legenda',
  text: 'Erro ao salvar a legenda. Tente novamente.',
}

export const redactionFailed = (text: string): DialogMessage => ({
  kind: 'error',
  title: 'Erro ao Cobrir',
  text,
})

export const photoChangedElsewhere: DialogMessage = {
  kind: 'info',
  title: 'Foto Mudada',
  text: redactionWords.changedElsewhere,
}

export const confirmConsentFailed: DialogMessage = {
  kind: 'error',
  title: 'Erro ao Confirmar',
  text: 'Erro ao guardar a confirmação. Tente novamente.',
}

export const requirePasskeyFailed: DialogMessage = {
  kind: 'error',
  title: 'Erro ao Salvar',
  text: 'Erro ao salvar a escolha. Tente novamente.',
}

export const schoolChangedMeanwhile: DialogMessage = {
  kind: 'info',
  title: 'Dados Alterados',
  text: schoolWords.changedMeanwhile,
}

export const schoolNotSaved: DialogMessage = {
  kind: 'error',
  title: 'Erro ao Salvar',
  text: schoolWords.notSaved,
}

export const pictureChangedElsewhere: DialogMessage = {
  kind: 'info',
  title: 'Imagem Trocada',
  text: sitePicturesWords.changedElsewhere,
}

export function uploadFailed(message: string): DialogMessage {
  return { kind: 'error', title: 'Erro no Upload', text: `Erro ao enviar fotos: ${message}` }
}
