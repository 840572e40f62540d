import { changesKeptMonths } from '#domain/changes/change-log.ts'
import type { ChangedPart, ChangeKind, RecordedChange } from '#domain/changes/recorded-change.ts'
import type { EventFormField } from '#domain/events/event-fields.ts'
import { isVisibility } from '#domain/events/visibility.ts'
import { factPaths } from '#domain/school/fact-fields.ts'
import { factText } from '#domain/school/facts-form.ts'
import type { Items } from '#domain/school/lists/lists.ts'
import { textIdOf } from '#domain/school/page-texts.ts'
import { factAt } from '#domain/school/school-in-use.ts'
import { eventFieldWords } from './admin.ts'
import { partLabel, type ShownPart } from './changed-labels.ts'
import type { SlotName } from './media/slots.ts'
import { schoolDefaults } from './school.ts'
import { shownListPart } from './school-lists/shown-part.ts'
import { slotWords } from './site-pictures.ts'
import { visibilityWords } from './visibility.ts'

export const changesWords = {
  title: 'O que mudou',
  text: `Quem fez o quê no painel, do mais novo ao mais antigo. Cada registro fica guardado por ${changesKeptMonths} meses.`,
  empty: 'Nada ainda. O que for feito no painel a partir de agora aparece aqui.',
  older: 'Ver mais antigas',
  newest: 'Voltar às mais novas',
  unknownAuthor: 'Alguém',
  takenBack: (by: string, at: string) => `Desfeito por ${by} em ${at}`,
  undo: 'Desfazer',
  redo: 'Refazer',
  restore: 'Restaurar',
  originalText: 'O texto original',
  undone: 'Desfeito! O site já mostra a mudança.',
  redone: 'Refeito! O site já mostra a mudança.',
  changedSince: {
    title: 'Mudou depois',
    text: 'O que esta alteração mudou já foi mudado de novo depois dela. Abra a página e acerte por lá.',
  },
  failed: { title: 'Erro ao Desfazer', text: 'Não foi possível desfazer. Tente novamente.' },
}

const photos = (count = 1) => (count === 1 ? '1 foto' : `${count} fotos`)

/** The rest of a sentence that begins with the person's name. */
const deeds: Record<ChangeKind, (change: RecordedChange) => string> = {
  'event-created': ({ subject }) => `criou o evento “${subject}”`,
  'event-edited': ({ subject }) => `editou o evento “${subject}”`,
  'event-deleted': ({ subject, count = 0 }) =>
    `excluiu o evento “${subject}”${count > 0 ? `, com ${photos(count)}` : ''}`,
  'event-restored': ({ subject }) => `restaurou o evento “${subject}”`,
  visibility: ({ subject }) => `mudou quem vê “${subject}”`,
  'family-link-made': ({ subject }) => `criou o link das famílias de “${subject}”`,
  'family-link-withdrawn': ({ subject }) => `retirou o link das famílias de “${subject}”`,
  'photos-added': ({ subject, count }) => `enviou ${photos(count)} para “${subject}”`,
  'photos-deleted': ({ subject, count }) => `excluiu ${photos(count)} de “${subject}”`,
  'photos-restored': ({ subject, count }) => `restaurou ${photos(count)} de “${subject}”`,
  'photos-arranged': ({ subject }) => `mudou a ordem das fotos de “${subject}”`,
  cover: ({ subject }) => `trocou a capa de “${subject}”`,
  caption: ({ subject }) => `mudou a legenda de uma foto de “${subject}”`,
  'faces-covered': ({ subject }) => `cobriu rostos em uma foto de “${subject}”`,
  'faces-shown': ({ subject }) => `descobriu uma foto de “${subject}”`,
  'consent-confirmed': ({ subject }) => `confirmou a autorização das fotos de “${subject}”`,
  'consent-place': ({ subject }) => `mudou onde estão as autorizações de “${subject}”`,
  'consent-withdrawn': ({ subject }) => `registrou a retirada da autorização de “${subject}”`,
  school: ({ subject }) => `mudou “${subject}”`,
  'picture-replaced': ({ subject }) => `trocou a imagem “${slotTitle(subject)}”`,
  'picture-adjusted': ({ subject }) => `ajustou a imagem “${slotTitle(subject)}”`,
  'picture-removed': ({ subject }) => `tirou a foto de “${slotTitle(subject)}”`,
  password: () => 'trocou a própria senha',
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
}

/** A kind that a newer release has recorded has no words here. */
export function deedOf(change: RecordedChange): string {
  const deed = deeds[change.kind]?.(change) ?? `mudou “${change.subject}”`
  return deed.replace(/(o evento )?“”/, 'um evento que já foi apagado')
}

/** The parts whose values are text. */
export function shownParts({ kind, parts = [] }: RecordedChange, lists: Items): ShownPart[] {
  const text = kind === 'school' ? schoolText : eventText
  return parts.flatMap((part) => {
    const listed = kind === 'school' ? shownListPart(part, lists) : null
    if (listed) return listed
    const [label, before, after] = [labelOf(part.part), text(part, 'before'), text(part, 'after')]
    if (label === null || before === null || after === null || before === after) return []
    return [{ label, before, after }]
  })
}

function labelOf(part: string): string | null {
  return Object.hasOwn(eventFieldWords, part)
    ? eventFieldWords[part as EventFormField].label
    : partLabel(part)
}

/** Null for a list. */
function schoolText({ part, ...values }: ChangedPart, side: 'before' | 'after'): string | null {
  if (part === 'notice') return (values[side] as { text?: string } | null)?.text ?? ''
  if (!factPaths.includes(part)) return null
  if (textIdOf(part) && !values[side]) return changesWords.originalText
  return factText(part, values[side] ?? factAt(schoolDefaults.facts, part))
}

function eventText({ part, ...values }: ChangedPart, side: 'before' | 'after'): string | null {
  const value = String(values[side] ?? '')
  if (part !== 'visibilidade') return value
  return visibilityWords.choices[isVisibility(value) ? value : 'todos'].label
}

function slotTitle(slot: string): string {
  return Object.hasOwn(slotWords, slot) ? slotWords[slot as SlotName].title : slot
}
