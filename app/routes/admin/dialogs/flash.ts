import { href } from 'react-router'
import {
  accountWords,
  noticeWords,
  panelWords,
  passkeyWords,
  photosWords,
  schoolWords,
} from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { changesWords } from '#content/changes/changes.ts'
import { firstDayWords } from '#content/first-day.ts'
import { formatMoment } from '#content/moments.ts'
import { deviceWords, invitationWords, peopleWords, recoveryWords } from '#content/people.ts'
import { redactionWords } from '#content/redaction.ts'
import { copyClassesWords } from '#content/school-lists/copy-classes.ts'
import { inventedWords } from '#content/school-lists/testimonial-words.ts'
import { wordsOfPath } from '#content/school-lists/words.ts'
import { shownAt } from '#content/shown-at.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { consentWithdrawalWords, familyLinkWords, visibilityWords } from '#content/visibility.ts'
import { isVisibility, readSchoolMoment, type Visibility } from '#domain/events/visibility.ts'
import { formatLongDay, isPlausibleDay } from '#domain/school-day.ts'
import {
  arrangeFailed,
  type DialogMessage,
  error,
  eventNotFound,
  info,
  setCoverFailed,
  success,
  warning,
} from './dialog-message.ts'

const { flash: inBin } = binWords
const { flash: ofPictures, marks } = sitePicturesWords

/** A message, or a function that makes it from the parameters of the redirect. */
type Flash = DialogMessage | ((count: number, search: URLSearchParams) => DialogMessage)

/** Messages that a redirect names with `?aviso=`; the next page shows them once. */
const flashMessages = {
  'evento-criado': success('Evento criado com sucesso!'),
  'evento-salvo': success('Evento salvo com sucesso!'),
  'evento-excluido': success('Evento excluído com sucesso!'),
  'evento-apagado': success(inBin.eventRemoved),
  'evento-restaurado': success(inBin.eventRestored),
  'fotos-restauradas': (count) => success(inBin.photosRestored(count)),
  'fotos-apagadas': (count) => success(inBin.photosRemoved(count)),
  'excluido-de-verdade': success(inBin.removed),
  'lixeira-esvaziada': success(inBin.emptied),
  'nao-restaurado': error(inBin.notRestored),
  'foto-na-lixeira': info(inBin.photoInBin),
  'foto-nao-existe': info(inBin.photoGone),
  'fora-da-lixeira': info(inBin.gone),
  'evento-na-lixeira': warning(inBin.eventInBin),
  'evento-apagado-antes': warning(inBin.eventGone),
  'evento-ja-existe': warning(inBin.eventExists),
  'senha-trocada': success(
    'Senha trocada com sucesso! A sessão foi encerrada nos outros aparelhos.',
  ),
  'email-trocado': success(accountWords.emailChange.changed),
  'responsavel-mudou': success(peopleWords.handOver.done),
  'so-responsavel': warning(peopleWords.notResponsible),
  'primeiro-dia': success(firstDayWords.done),
  'chave-criada': success(passkeyWords.added),
  'chave-excluida': success(passkeyWords.removed),
  'chave-exigida': success(passkeyWords.required.saved),
  'chave-dispensada': success(passkeyWords.notRequired.saved),
  'exigencia-nao-salva': error({
    title: 'Erro ao Salvar',
    text: 'Erro ao salvar a escolha. Tente novamente.',
  }),
  'conta-recuperada': success(recoveryWords.recovered),
  'aparelhos-sairam': success(deviceWords.ended),
  'aparelhos-nao-sairam': error(deviceWords.notEnded),
  'nome-salvo': success(peopleWords.nameSaved),
  'pessoa-removida': success(peopleWords.removed),
  'convite-retirado': success(invitationWords.withdrawn),
  'evento-nao-encontrado': eventNotFound,
  'ordem-nao-salva': arrangeFailed,
  // Another tab deleted the photo that was the target.
  'ordem-mudou': info({
    title: 'Ordem Não Mudada',
    text: 'As fotos deste evento mudaram em outra aba ou aparelho. Confira a lista e mova de novo.',
  }),
  'capa-nao-trocada': setCoverFailed,
  'autorizacao-nao-salva': error({
    title: 'Erro ao Confirmar',
    text: 'Erro ao guardar a confirmação. Tente novamente.',
  }),
  'onde-salvo': success(photosWords.consent.place.saved),
  'onde-nao-salvo': error(photosWords.consent.place.notSaved),
  'quem-ve-salvo': (_, search) => success(seenByIn(search)),
  'quem-ve-invalido': warning(visibilityWords.invalid),
  'quem-ve-nao-salvo': error(visibilityWords.notSaved),
  'autorizacao-retirada': warning({
    title: visibilityWords.invalid.title,
    text: visibilityWords.withdrawn,
  }),
  'autorizacao-saiu': success(consentWithdrawalWords.done),
  'link-novo': success(familyLinkWords.renewed),
  'link-retirado': success(familyLinkWords.withdrawn),
  'foto-excluida': (count) =>
    success(count > 1 ? `${count} fotos excluídas com sucesso!` : 'Foto excluída com sucesso!'),
  'rosto-coberto': success(redactionWords.saved),
  'foto-descoberta': success(redactionWords.shownAgain),
  'foto-mudou': info({ title: 'Foto Mudada', text: redactionWords.changedElsewhere }),
  'escola-salva': success(schoolWords.saved),
  'item-fora-do-site': success(schoolWords.savedOffSite),
  'aviso-agendado': (_, search) => success(noticeWords.scheduled(dayIn(search))),
  'mudanca-desfeita': success(changesWords.undone),
  'mudanca-refeita': success(changesWords.redone),
  'mudou-depois': info(changesWords.changedSince),
  'mudanca-nao-desfeita': error(changesWords.failed),
  'item-excluido': (_, search) => success(listIn(search).growing?.removed ?? schoolWords.saved),
  'turmas-copiadas': (count) => success(copyClassesWords.saved(count)),
  'item-nao-encontrado': (_, search) => warning(listIn(search).notFound),
  'inventados-excluidos': success(inventedWords.removed),
  'escola-nao-salva': error({ title: 'Erro ao Salvar', text: schoolWords.notSaved }),
  'imagem-trocada': success(ofPictures.replaced),
  'imagem-ajustada': success(ofPictures.adjusted),
  'imagem-removida': success(ofPictures.removed),
  'foto-do-item-removida': success(ofPictures.itemRemoved),
  'marca-trocada': success(marks.replaced),
  'marca-removida': success(marks.removed),
  'logo-escura': success(`${marks.replaced} ${marks.tone.dark}`),
  'logo-clara': success(`${marks.replaced} ${marks.tone.light}`),
  'imagem-alterada': info({ title: 'Imagem Trocada', text: sitePicturesWords.changedElsewhere }),
} satisfies Record<string, Flash>

export type FlashName = keyof typeof flashMessages
export type FlashParams = {
  n?: string
  evento?: string
  parte?: string
  /** The path of the list that an item was in. */
  lista?: string
  dia?: string
  /** Who sees the event now, and from when everyone does. */
  quem?: Visibility
  em?: string
  /** The item of the bin that the message offers to restore. */
  item?: string
  /** The recorded change that the message offers to undo. */
  mudanca?: string
}

export function withFlash(path: string, aviso: FlashName, params: FlashParams = {}): string {
  const separator = path.includes('?') ? '&' : '?'
  return path + separator + new URLSearchParams({ aviso, ...params })
}

function listIn(search: URLSearchParams) {
  return wordsOfPath(search.get('lista'))
}

/** Null for anything that is not a day: the URL may come from anywhere. */
function dayIn(search: URLSearchParams): string | null {
  const day = search.get('dia') ?? ''
  return isPlausibleDay(day) ? formatLongDay(day) : null
}

function seenByIn(search: URLSearchParams): string {
  const [who, moment] = [search.get('quem'), readSchoolMoment(search.get('em'))]
  return visibilityWords.saved(isVisibility(who) ? who : null, moment && formatMoment(moment))
}

export function readFlash(search: URLSearchParams): DialogMessage | null {
  const name = search.get('aviso') ?? ''
  const count = Number(search.get('n')) || 1
  if (!Object.hasOwn(flashMessages, name)) return null
  const flash: Flash = flashMessages[name as FlashName]
  return typeof flash === 'function' ? flash(count, search) : flash
}

/** The event whose photos are the next step, and what that step is called. */
export function nextPhotos(search: URLSearchParams): { eventId: string; label: string } | null {
  const labels: Record<string, string> = {
    'evento-criado': panelWords.addPhotos,
    'autorizacao-retirada': photosWords.consent.confirmAgain,
  }
  const [label, eventId] = [labels[search.get('aviso') ?? ''], search.get('evento')]
  return label && eventId ? { eventId, label } : null
}

/** Where visitors see what was saved. Null: nowhere, or not yet. */
export function savedPlace(search: URLSearchParams): string | null {
  const { part, item } = partIn(search)
  return search.get('aviso') === 'aviso-agendado' ? null : shownAt(part, item)
}

/** 'imagens' and 'hero-1' for 'imagens-hero-1'. */
function partIn(search: URLSearchParams): { part: string; item: string } {
  const [part = '', ...item] = (search.get('parte') ?? '').split('-')
  return { part, item: item.join('-') }
}

const pictureFlashes: readonly string[] = [
  'imagem-trocada',
  'imagem-removida',
  'foto-do-item-removida',
  'marca-trocada',
  'marca-removida',
  'logo-escura',
  'logo-clara',
] satisfies FlashName[]

const listFlashes: readonly string[] = [
  'item-excluido',
  'inventados-excluidos',
  'turmas-copiadas',
] satisfies FlashName[]

/** Where 'Desfazer' is sent. Null for anything that cannot be an id: the URL may come from anywhere. */
export function undoPath(search: URLSearchParams): string | null {
  const [flash, item, change] = ['aviso', 'item', 'mudanca'].map((name) => search.get(name) ?? '')
  if (['evento-excluido', 'foto-excluida'].includes(flash ?? '')) {
    return item && /^[\w-]{1,40}$/.test(item)
      ? `${href('/admin/lixeira/:item/restaurar', { item })}?de=aviso`
      : null
  }
  const isOfEvent = flash === 'quem-ve-salvo'
  const isOfList = listFlashes.includes(flash ?? '')
  const isOfPicture = pictureFlashes.includes(flash ?? '')
  if (!change || !(isOfEvent || isOfList || isOfPicture)) return null
  const place: Record<string, string> = isOfEvent
    ? { de: 'painel' }
    : isOfPicture
      ? { imagem: partIn(search).item }
      : { lista: listIn(search).path }
  const asked = new URLSearchParams({ mudanca: change, desfeita: 'false', ...place })
  return /^[\w:.-]{1,100}$/.test(change) ? `${href('/admin/mudancas/desfazer')}?${asked}` : null
}

const flashParams = [
  ...['aviso', 'n', 'evento', 'parte', 'lista', 'dia', 'quem', 'em', 'item', 'mudanca'],
]

export function withoutFlash(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  for (const param of flashParams) rest.delete(param)
  return rest.toString()
}

export const eventNotFoundPath = withFlash(href('/admin'), 'evento-nao-encontrado')
