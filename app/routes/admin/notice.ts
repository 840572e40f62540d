import { isStoreFault } from '#domain/store-fault.ts'

/** What a dialog tells: one of the four kinds, a title and a sentence. */
export type Notice = {
  kind: 'success' | 'error' | 'warning' | 'info'
  title: string
  text: string
}

const done = (text: string): Notice => ({ kind: 'success', title: 'Sucesso', text })

/** What an address may announce with `?aviso=`: after a redirect the next page tells it. */
const announced: Record<string, (count: number) => Notice> = {
  'evento-criado': () => done('Evento criado com sucesso!'),
  'evento-salvo': () => done('Evento salvo com sucesso!'),
  'evento-excluido': () => done('Evento excluído com sucesso!'),
  'evento-nao-encontrado': () => missingEvent,
  'fotos-enviadas': (count) => sentPhotos(count),
  'capa-nao-trocada': () => coverFailed,
  'foto-excluida': (count) =>
    done(count > 1 ? `${count} fotos excluídas com sucesso!` : 'Foto excluída com sucesso!'),
}

export const missingEvent: Notice = {
  kind: 'warning',
  title: 'Evento Não Encontrado',
  text: 'O evento solicitado não foi encontrado.',
}

export function sentPhotos(count: number): Notice {
  return done(`${count} foto(s) enviada(s) com sucesso!`)
}

/** What of an address is the announcement, and goes when it has been read. */
export const announcement = ['aviso', 'n', 'evento']

export function announcedNotice(search: URLSearchParams): Notice | null {
  const name = search.get('aviso') ?? ''
  const count = Number(search.get('n')) || 1
  return Object.hasOwn(announced, name) ? (announced[name]?.(count) ?? null) : null
}

export type AnnouncedName = keyof typeof announced

/** A fault as the dialog tells it: two kinds have a title of their own, the others the caller's. */
export function faultNotice(fault: unknown, title: string): Notice {
  if (!isStoreFault(fault)) return { kind: 'error', title, text: 'Algo inesperado aconteceu.' }
  const titles = {
    'permission-denied': 'Erro de Permissão',
    unavailable: 'Serviço Indisponível',
    other: title,
  }
  return { kind: 'error', title: titles[fault.kind], text: fault.message }
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

const coverFailed: Notice = {
  kind: 'error',
  title: 'Erro ao Escolher a Capa',
  text: 'Erro ao escolher a capa. Tente novamente.',
}

export function uploadFailed(message: string): Notice {
  return { kind: 'error', title: 'Erro no Upload', text: `Erro ao enviar fotos: ${message}` }
}
