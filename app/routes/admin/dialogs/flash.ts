import { href } from 'react-router'
import { noticeWords, passkeyWords, photosWords, schoolWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { changedLabels } from '#content/changed-labels.ts'
import { changesWords } from '#content/changes.ts'
import { deviceWords, invitationWords, peopleWords, recoveryWords } from '#content/people.ts'
import { redactionWords } from '#content/redaction.ts'
import { inventedWords } from '#content/school-lists/testimonial-words.ts'
import { wordsOfPath } from '#content/school-lists/words.ts'
import { shownAt } from '#content/shown-at.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { consentWithdrawalWords, familyLinkWords, visibilityWords } from '#content/visibility.ts'
import { formatLongDay, isPlausibleDay } from '#domain/school-day.ts'
import {
  arrangedElsewhere,
  arrangeFailed,
  confirmConsentFailed,
  type DialogMessage,
  eventNotFound,
  passwordChanged,
  photoChangedElsewhere,
  photosSent,
  pictureChangedElsewhere,
  requirePasskeyFailed,
  schoolChangedMeanwhile,
  schoolNotSaved,
  setCoverFailed,
  successMessage,
  uploadFailed,
} from './dialog-message.ts'

/** Messages that a redirect names with `?aviso=`; the next page shows them once. */
const flashMessages = {
  'evento-criado': () => successMessage('Evento criado com sucesso!'),
  'evento-salvo': () => successMessage('Evento salvo com sucesso!'),
  'evento-excluido': () => successMessage('Evento excluído com sucesso!'),
  'evento-apagado': () => successMessage(binWords.flash.eventRemoved),
  'evento-restaurado': () => successMessage(binWords.flash.eventRestored),
  'fotos-restauradas': (count) => successMessage(binWords.flash.photosRestored(count)),
  'fotos-apagadas': (count) => successMessage(binWords.flash.photosRemoved(count)),
  'excluido-de-verdade': () => successMessage(binWords.flash.removed),
  'lixeira-esvaziada': () => successMessage(binWords.flash.emptied),
  'nao-restaurado': () => ({ kind: 'error', ...binWords.flash.notRestored }),
  'fora-da-lixeira': () => ({ kind: 'info', ...binWords.flash.gone }),
  'evento-na-lixeira': () => ({ kind: 'warning', ...binWords.flash.eventInBin }),
  'evento-apagado-antes': () => ({ kind: 'warning', ...binWords.flash.eventGone }),
  'evento-ja-existe': () => ({ kind: 'warning', ...binWords.flash.eventExists }),
  'senha-trocada': () => passwordChanged,
  'chave-criada': () => successMessage(passkeyWords.added),
  'chave-excluida': () => successMessage(passkeyWords.removed),
  'chave-exigida': () => successMessage(passkeyWords.required.saved),
  'chave-dispensada': () => successMessage(passkeyWords.notRequired.saved),
  'exigencia-nao-salva': () => requirePasskeyFailed,
  'conta-recuperada': () => successMessage(recoveryWords.recovered),
  'aparelhos-sairam': () => successMessage(deviceWords.ended),
  'aparelhos-nao-sairam': () => ({ kind: 'error', ...deviceWords.notEnded }),
  'nome-salvo': () => successMessage(peopleWords.nameSaved),
  'pessoa-removida': () => successMessage(peopleWords.removed),
  'convite-retirado': () => successMessage(invitationWords.withdrawn),
  'convite-nao-retirado': () => ({ kind: 'error', ...invitationWords.notWithdrawn }),
  'evento-nao-encontrado': () => eventNotFound,
  'fotos-enviadas': photosSent,
  'fotos-expiradas': () => uploadFailed(photosWords.noLongerWaiting),
  'ordem-nao-salva': () => arrangeFailed,
  'ordem-mudou': () => arrangedElsewhere,
  'capa-nao-trocada': () => setCoverFailed,
  'autorizacao-nao-salva': () => confirmConsentFailed,
  'onde-salvo': () => successMessage(photosWords.consent.place.saved),
  'onde-nao-salvo': () => ({ kind: 'error', ...photosWords.consent.place.notSaved }),
  'quem-ve-salvo': () => successMessage(visibilityWords.saved),
  'quem-ve-invalido': () => ({ kind: 'warning', ...visibilityWords.invalid }),
  'quem-ve-nao-salvo': () => ({ kind: 'error', ...visibilityWords.notSaved }),
  'autorizacao-retirada': () => ({
    kind: 'warning',
    title: visibilityWords.invalid.title,
    text: visibilityWords.withdrawn,
  }),
  'autorizacao-saiu': () => successMessage(consentWithdrawalWords.done),
  'link-retirado': () => successMessage(familyLinkWords.withdrawn),
  'foto-excluida': (count) =>
    successMessage(
      count > 1 ? `${count} fotos excluídas com sucesso!` : 'Foto excluída com sucesso!',
    ),
  'rosto-coberto': () => successMessage(redactionWords.saved),
  'foto-descoberta': () => successMessage(redactionWords.shownAgain),
  'foto-mudou': () => photoChangedElsewhere,
  'escola-salva': () => successMessage(schoolWords.saved),
  'aviso-agendado': (_, search) => successMessage(noticeWords.scheduled(dayIn(search))),
  'escola-desfeita': (_, search) =>
    successMessage(schoolWords.history.undone(changedLabels(partsIn(search)))),
  'escola-refeita': (_, search) =>
    successMessage(schoolWords.history.redone(changedLabels(partsIn(search)))),
  'mudanca-desfeita': () => successMessage(changesWords.undone),
  'mudanca-refeita': () => successMessage(changesWords.redone),
  'mudou-depois': () => ({ kind: 'info', ...changesWords.changedSince }),
  'mudanca-nao-desfeita': () => ({ kind: 'error', ...changesWords.failed }),
  'item-excluido': (_, search) =>
    successMessage(listIn(search).growing?.removed ?? schoolWords.saved),
  'item-nao-encontrado': (_, search) => ({ kind: 'warning', ...listIn(search).notFound }),
  'inventados-excluidos': () => successMessage(inventedWords.removed),
  'escola-alterada': () => schoolChangedMeanwhile,
  'escola-nao-salva': () => schoolNotSaved,
  'imagem-trocada': () => successMessage(sitePicturesWords.flash.replaced),
  'imagem-ajustada': () => successMessage(sitePicturesWords.flash.adjusted),
  'imagem-removida': () => successMessage(sitePicturesWords.flash.removed),
  'foto-do-item-removida': () => successMessage(sitePicturesWords.flash.itemRemoved),
  'marca-trocada': () => successMessage(sitePicturesWords.marks.replaced),
  'marca-removida': () => successMessage(sitePicturesWords.marks.removed),
  'logo-escura': () => markReplaced(sitePicturesWords.marks.tone.dark),
  'logo-clara': () => markReplaced(sitePicturesWords.marks.tone.light),
  'imagem-alterada': () => pictureChangedElsewhere,
} satisfies Record<string, (count: number, search: URLSearchParams) => DialogMessage>

function markReplaced(note: string): DialogMessage {
  return successMessage(`${sitePicturesWords.marks.replaced} ${note}`)
}

export type FlashName = keyof typeof flashMessages
export type FlashParams = {
  n?: string
  evento?: string
  parte?: string
  /** The list that an item was in, by its path. */
  lista?: string
  dia?: string
  /** The item of the bin that the message offers to restore. */
  item?: string
  /** What undo or redo changed: see `changedParts`. */
  mudou?: string
}

export function withFlash(path: string, aviso: FlashName, params: FlashParams = {}): string {
  const separator = path.includes('?') ? '&' : '?'
  return path + separator + new URLSearchParams({ aviso, ...params })
}

function listIn(search: URLSearchParams) {
  return wordsOfPath(search.get('lista'))
}

function partsIn(search: URLSearchParams): string[] {
  return (search.get('mudou') ?? '').split(',')
}

/** Null for anything that is not a day: the URL may come from anywhere. */
function dayIn(search: URLSearchParams): string | null {
  const day = search.get('dia') ?? ''
  return isPlausibleDay(day) ? formatLongDay(day) : null
}

export function readFlash(search: URLSearchParams): DialogMessage | null {
  const name = search.get('aviso') ?? ''
  const count = Number(search.get('n')) || 1
  return Object.hasOwn(flashMessages, name) ? flashMessages[name as FlashName](count, search) : null
}

/** For the next step offered by 'Evento criado com sucesso!'. */
export function createdEventId(search: URLSearchParams): string | null {
  return search.get('aviso') === 'evento-criado' ? search.get('evento') : null
}

/** Where visitors see what was saved. Null: nowhere, or not yet. */
export function savedPlace(search: URLSearchParams): string | null {
  const [part = '', ...item] = (search.get('parte') ?? '').split('-')
  return search.get('aviso') === 'aviso-agendado' ? null : shownAt(part, item.join('-'))
}

/** For 'Desfazer'. Null for anything that is not the id of an item: the URL may come from anywhere. */
export function deletedItemId(search: URLSearchParams): string | null {
  const item = search.get('item') ?? ''
  const isDeletion = ['evento-excluido', 'foto-excluida'].includes(search.get('aviso') ?? '')
  return isDeletion && /^[\w-]{1,40}$/.test(item) ? item : null
}

export function withoutFlash(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  for (const param of ['aviso', 'n', 'evento', 'parte', 'lista', 'dia', 'item', 'mudou'])
    rest.delete(param)
  return rest.toString()
}

export const eventNotFoundPath = withFlash(href('/admin'), 'evento-nao-encontrado')
