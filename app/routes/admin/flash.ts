import { href } from 'react-router'
import { passkeyWords, schoolWords, testimonialWords } from '#content/admin.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import {
  arrangedElsewhere,
  arrangeFailed,
  confirmConsentFailed,
  eventNotFound,
  type Notice,
  passwordChanged,
  photosSent,
  pictureChangedElsewhere,
  requirePasskeyFailed,
  schoolChangedMeanwhile,
  schoolNotSaved,
  setCoverFailed,
  successNotice,
  testimonialNotFound,
} from './notice.ts'

/** Notices that a redirect names with `?aviso=`, for the next page to show once. */
const flashNotices = {
  'evento-criado': () => successNotice('Evento criado com sucesso!'),
  'evento-salvo': () => successNotice('Evento salvo com sucesso!'),
  'evento-excluido': () => successNotice('Evento excluído com sucesso!'),
  'senha-trocada': () => passwordChanged,
  'chave-criada': () => successNotice(passkeyWords.added),
  'chave-excluida': () => successNotice(passkeyWords.removed),
  'chave-exigida': () => successNotice(passkeyWords.required.saved),
  'chave-dispensada': () => successNotice(passkeyWords.notRequired.saved),
  'exigencia-nao-salva': () => requirePasskeyFailed,
  'evento-nao-encontrado': () => eventNotFound,
  'fotos-enviadas': photosSent,
  'ordem-nao-salva': () => arrangeFailed,
  'ordem-mudou': () => arrangedElsewhere,
  'capa-nao-trocada': () => setCoverFailed,
  'autorizacao-nao-salva': () => confirmConsentFailed,
  'foto-excluida': (count) =>
    successNotice(
      count > 1 ? `${count} fotos excluídas com sucesso!` : 'Foto excluída com sucesso!',
    ),
  'escola-salva': () => successNotice(schoolWords.saved),
  'depoimento-excluido': () => successNotice(testimonialWords.removed),
  'inventados-excluidos': () => successNotice(testimonialWords.inventedRemoved),
  'depoimento-nao-encontrado': () => testimonialNotFound,
  'escola-alterada': () => schoolChangedMeanwhile,
  'escola-nao-salva': () => schoolNotSaved,
  'imagem-trocada': () => successNotice(sitePicturesWords.flash.replaced),
  'imagem-ajustada': () => successNotice(sitePicturesWords.flash.adjusted),
  'imagem-removida': () => successNotice(sitePicturesWords.flash.removed),
  'imagem-alterada': () => pictureChangedElsewhere,
} satisfies Record<string, (count: number) => Notice>

type FlashName = keyof typeof flashNotices
type FlashParams = { n?: string; evento?: string; parte?: string }

export function withFlash(path: string, aviso: FlashName, params: FlashParams = {}): string {
  const separator = path.includes('?') ? '&' : '?'
  return path + separator + new URLSearchParams({ aviso, ...params })
}

export function readFlash(search: URLSearchParams): Notice | null {
  const name = search.get('aviso') ?? ''
  const count = Number(search.get('n')) || 1
  return Object.hasOwn(flashNotices, name) ? flashNotices[name as FlashName](count) : null
}

/** For the way on from 'Evento criado com sucesso!'. */
export function createdEventId(search: URLSearchParams): string | null {
  return search.get('aviso') === 'evento-criado' ? search.get('evento') : null
}

export function withoutFlash(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  for (const param of ['aviso', 'n', 'evento', 'parte']) rest.delete(param)
  return rest.toString()
}

export const eventNotFoundPath = withFlash(href('/admin'), 'evento-nao-encontrado')
