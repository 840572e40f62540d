import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { authorOf } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { formatDayOf, formatMoment } from '#content/moments.ts'
import { openingWords } from '#content/visibility.ts'
import type { Agreement, ChosenVisibility } from '#domain/events/change-visibility.ts'
import { allowsPhotos, hasConsent } from '#domain/events/consent.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { Photo } from '#domain/photos/photo.ts'

/** What was already saved when the question is asked. 'Deixar como está' leads to a message about it. */
const messages = { editado: 'evento-salvo', restaurado: 'evento-restaurado' } as const

/** The page that asks before everyone can see the photos. */
export function openingPath(
  eventoId: string,
  { visibilidade, publicarEm = '' }: ChosenVisibility,
  done?: keyof typeof messages,
): string {
  const asked = { visibilidade, ...(publicarEm && { publicarEm }), ...(done && { feito: done }) }
  const path = href('/admin/evento/:eventoId/quem-ve', { eventoId })
  return `${path}?${new URLSearchParams(asked)}`
}

export function pathAfterLeaving(url: URL): string {
  const done = url.searchParams.get('feito') ?? ''
  const panel = href('/admin')
  return Object.hasOwn(messages, done)
    ? withFlash(panel, messages[done as keyof typeof messages])
    : panel
}

const picturesShown = 3

/** What the question says before everyone can see these photos of the event. */
export function openingView(
  event: SchoolEvent,
  photos: readonly Photo[],
  chosen: ChosenVisibility,
  srcOf: (photo: Photo) => string | undefined,
) {
  const newest = photos.toSorted((a, b) => b.id - a.id).slice(0, picturesShown)
  const moment = chosen.publicarEm && formatMoment(chosen.publicarEm)
  const consentDay = hasConsent(event) && formatDayOf(event.autorizacaoEm ?? '')
  return {
    question: openingWords.question(event.nome, photos.length, moment),
    confirm: moment ? openingWords.schedule : openingWords.open,
    needsConsent: !allowsPhotos({ ...event, ...chosen }) && openingWords.authorised(consentDay),
    pictures: newest.map(srcOf),
  }
}

/** The number of photos that the question named. */
export function readAgreement(form: FormData, context: Readonly<RouterContextProvider>): Agreement {
  const isForEveryone = form.get('autorizacaoPara') === 'todos'
  return {
    photos: Number(form.get('fotos')) || 0,
    ...(isForEveryone && { confirmedBy: authorOf(context).by }),
    at: context.get(servicesContext).now(),
  }
}
