import { eventFieldWords, loginWords, photosWords } from '#content/admin.ts'
import { excerpts } from '#content/excerpt.ts'
import { formatMoment } from '#content/moments.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { visibilityWords } from '#content/visibility.ts'
import { changesKeptMonths } from '#domain/changes/change-log.ts'
import type { ChangedPart, ChangeKind, RecordedChange } from '#domain/changes/recorded-change.ts'
import { readAudience } from '#domain/events/consent.ts'
import type { EventFormField } from '#domain/events/event-fields.ts'
import { isVisibility } from '#domain/events/visibility.ts'
import { findItem } from '#domain/school/lists/change-items.ts'
import { itemOfSlot } from '#domain/school/lists/item-pictures.ts'
import type { Items } from '#domain/school/lists/lists.ts'
import { formatLongDay, isPlausibleDay } from '#domain/school-day.ts'
import { type ShownPart, slotTitle } from './changed-labels.ts'
import { deedOfActs, schoolActs } from './changed-school.ts'

export const changesWords = {
  title: 'O que mudou',
  text: `Quem fez o quê no painel, do mais novo ao mais antigo. Cada registro fica guardado por ${changesKeptMonths} meses.`,
  none: 'Nada ainda. O que for feito no painel a partir de agora aparece aqui.',
  noneFound: 'Nada com esta escolha.',
  empty: 'vazio',
  filter: {
    person: 'Quem',
    everybody: 'Todas',
    thing: 'O quê',
    everything: 'Tudo',
    show: 'Mostrar',
    all: 'Ver tudo',
    onlyEvent: 'só deste evento',
  },
  older: 'Ver mais antigas',
  newest: 'Voltar às mais novas',
  unknownAuthor: 'Alguém',
  operator: 'Quem cuida do servidor',
  takenBack: (by: string, at: string) => `Desfeito por ${by} em ${at}`,
  undo: 'Desfazer',
  redo: 'Refazer',
  restore: 'Restaurar',
  undone: 'Desfeito! O site já mostra a mudança.',
  redone: 'Refeito! O site já mostra a mudança.',
  changedSince: {
    title: 'Mudou depois',
    text: 'O que esta alteração mudou já foi mudado de novo depois dela. Abra a página e acerte por lá.',
  },
  failed: { title: 'Erro ao Desfazer', text: 'Não foi possível desfazer. Tente novamente.' },
}

type Photos = Pick<RecordedChange, 'count' | 'numbers'>

const photos = ({ count = 1, numbers = [] }: Photos) => {
  const counted = count === 1 ? '1 foto' : `${count} fotos`
  return numbers.length > 0 ? `${counted} (nº ${ofNumbers(numbers)})` : counted
}

const onePhoto = ({ numbers = [] }: Photos, article: 'da' | 'na') =>
  numbers.length > 0
    ? `${article} foto nº ${ofNumbers(numbers)}`
    : { da: 'de uma foto', na: 'em uma foto' }[article]

const ofNumbers = (numbers: readonly number[]) =>
  new Intl.ListFormat('pt-BR').format(numbers.map(String))

/** The rest of a sentence that begins with the person's name. */
const deeds: Record<ChangeKind, (change: RecordedChange, lists: Items) => string> = {
  'event-created': ({ subject }) => `criou o evento “${subject}”`,
  'event-edited': ({ subject }) => `mudou o evento “${subject}”`,
  'event-deleted': ({ subject, count = 0 }) =>
    `excluiu o evento “${subject}”${count > 0 ? `, com ${photos({ count })}` : ''}`,
  'event-restored': ({ subject }) => `restaurou o evento “${subject}”`,
  visibility: ({ subject }) => `mudou quem vê “${subject}”`,
  'family-link-made': ({ subject }) => `criou o link das famílias de “${subject}”`,
  'family-link-withdrawn': ({ subject }) => `retirou o link das famílias de “${subject}”`,
  'family-sharing-offered': ({ subject }) => `ofereceu “Compartilhar” às famílias de “${subject}”`,
  'family-sharing-ended': ({ subject }) =>
    `deixou de oferecer “Compartilhar” às famílias de “${subject}”`,
  'photos-added': ({ subject, count = 1 }) => `enviou ${photos({ count })} para “${subject}”`,
  'photos-deleted': (change) => `excluiu ${photos(change)} de “${change.subject}”`,
  'photos-restored': (change) => `restaurou ${photos(change)} de “${change.subject}”`,
  'photos-arranged': ({ subject }) => `mudou a ordem das fotos de “${subject}”`,
  cover: ({ subject, numbers = [] }) =>
    `trocou a capa de “${subject}”${numbers.length > 0 ? ` pela foto nº ${ofNumbers(numbers)}` : ''}`,
  caption: (change) => `mudou a legenda ${onePhoto(change, 'da')} de “${change.subject}”`,
  'faces-covered': (change) => `cobriu rostos ${onePhoto(change, 'na')} de “${change.subject}”`,
  'faces-shown': (change) => `tirou as coberturas ${onePhoto(change, 'da')} de “${change.subject}”`,
  'consent-confirmed': ({ subject }) => `confirmou a autorização das fotos de “${subject}”`,
  'consent-place': ({ subject }) => `mudou onde estão as autorizações de “${subject}”`,
  'consent-withdrawn': ({ subject }) => `registrou a retirada da autorização de “${subject}”`,
  school: (change, lists) => deedOfActs(schoolActs(change, lists)) ?? `mudou “${change.subject}”`,
  'picture-replaced': ({ subject }, lists) => `trocou a imagem de ${pictureName(subject, lists)}`,
  'picture-adjusted': ({ subject }, lists) =>
    `enquadrou ou descreveu a imagem de ${pictureName(subject, lists)}`,
  'picture-removed': ({ subject }, lists) => `excluiu a imagem de ${pictureName(subject, lists)}`,
  password: () => 'trocou a própria senha',
  email: () => 'trocou o e-mail com que entra',
  'passkey-added': ({ subject }) => `criou a chave de acesso “${subject}”`,
  'passkey-removed': ({ subject }) => `excluiu a chave de acesso “${subject}”`,
  'passkey-required': () => 'passou a exigir a chave de acesso para entrar',
  'passkey-not-required': () => 'deixou de exigir a chave de acesso para entrar',
  'new-browser': ({ subject }) => `entrou de um aparelho novo: ${subject}`,
  'other-browsers-left': () => 'encerrou a sessão nos outros aparelhos',
  'recovery-codes-made': () => 'gerou códigos de recuperação novos',
  'recovery-code-used': () => 'entrou com um código de recuperação e trocou a senha',
  'person-invited': ({ subject }) =>
    subject ? `criou um novo link de entrada para ${subject}` : 'convidou alguém',
  'invitation-withdrawn': () => 'retirou um convite',
  'person-joined': ({ subject }) => `aceitou o convite de ${subject}`,
  'password-reset': ({ subject }) => `escolheu outra senha com o link de ${subject}`,
  'person-renamed': ({ subject }) => `passou a se chamar ${subject}`,
  'person-removed': ({ subject }) => `removeu o acesso de ${subject}`,
  responsible: ({ subject }) => `passou a responsabilidade pelos acessos a ${subject}`,
}

/** `lists` are the current ones. A kind that only a newer release knows gets a general sentence. */
export function deedOf(change: RecordedChange, lists: Items): string {
  const deed = deeds[change.kind]?.(change, lists) ?? `mudou “${change.subject}”`
  return deed.replace(/(o evento )?“”/, 'um evento que já foi apagado')
}

/** What each part was before and after, cut to what differs. */
export function shownParts(change: RecordedChange, lists: Items): ShownPart[] {
  return partsOf(change, lists).map((part) => {
    const [before, after] = excerpts(...daysApart(part.before, part.after))
    return { ...part, before: before || changesWords.empty, after: after || changesWords.empty }
  })
}

const longDay = /^(\d+º?)( de \p{L}+)( de \d{4})$/u

/** 'de 13 para 20 de março de 2027': of two days, the first is cut to what differs. */
function daysApart(before: string, after: string): [string, string] {
  const [, date = '', month = '', year] = longDay.exec(before) ?? []
  const [, , otherMonth, otherYear] = longDay.exec(after) ?? []
  if (!year || year !== otherYear) return [before, after]
  return [month === otherMonth ? date : date + month, after]
}

function partsOf(change: RecordedChange, lists: Items): ShownPart[] {
  if (change.kind === 'email') {
    return (change.parts ?? []).map(({ before, after }) => ({
      label: loginWords.email,
      before: String(before ?? ''),
      after: String(after ?? ''),
    }))
  }
  return change.kind === 'school' ? schoolParts(change, lists) : eventParts(change)
}

function schoolParts(change: RecordedChange, lists: Items): ShownPart[] {
  const acts = schoolActs(change, lists).filter(({ parts }) => parts.length > 0)
  const isOfSeveral = acts.some(
    ({ what, parts }) => !parts.some(({ label }) => what.includes(label)),
  )
  return acts.flatMap(({ what, parts }) =>
    isOfSeveral && acts.length > 1
      ? parts.map((part) => ({ ...part, label: `${capitalized(what)}, ${part.label}` }))
      : parts,
  )
}

function eventParts({ parts = [] }: RecordedChange): ShownPart[] {
  return parts.flatMap((changed) => {
    const { part } = changed
    const [before, after] = [eventText(changed, 'before'), eventText(changed, 'after')]
    if (before === after) return []
    if (part === 'autorizacaoPara') return [{ label: audience.changed, before, after }]
    if (!Object.hasOwn(eventFieldWords, part)) return []
    return [{ label: eventFieldWords[part as EventFormField].label, before, after }]
  })
}

const { audience } = photosWords.consent

function eventText({ part, ...values }: ChangedPart, side: 'before' | 'after'): string {
  const value = String(values[side] ?? '')
  if (part === 'visibilidade') {
    return visibilityWords.choices[isVisibility(value) ? value : 'todos'].label
  }
  const forWhom = part === 'autorizacaoPara' && readAudience(value)
  if (forWhom) return audience.choices[forWhom].label
  if (part === 'publicarEm') return value && formatMoment(value)
  return isPlausibleDay(value) ? formatLongDay(value) : value
}

/** A picture has its slot's title; an item's picture has the item's name. */
function pictureName(slot: string, lists: Items): string {
  const found = itemOfSlot(slot)
  const item = found && findItem(lists[found.name], found.id)
  return item ? wordsOf(found.name).nameOf(item, lists) : slotTitle(slot)
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
