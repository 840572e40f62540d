import { listed, noticeWords } from '#content/admin.ts'
import { schoolDefaults } from '#content/school.ts'
import type { ChangedPart, RecordedChange } from '#domain/changes/recorded-change.ts'
import { typedValues } from '#domain/fields/form.ts'
import { typedHoursText } from '#domain/opening-hours.ts'
import { factField, factPaths } from '#domain/school/fact-fields.ts'
import { factText } from '#domain/school/facts-form.ts'
import type { Items } from '#domain/school/lists/lists.ts'
import { textIdOf } from '#domain/school/page-texts.ts'
import { factAt } from '#domain/school/school-in-use.ts'
import { noticeFields } from '#domain/school/site-notice.ts'
import { formatLongDay, isRealDay } from '#domain/school-day.ts'
import { type Act, factWords, partLabel, slotTitle, yesOrNo } from './changed-labels.ts'
import { listActs } from './changed-list.ts'

/** What was done to what the school says about itself. */
export function schoolActs(change: RecordedChange, lists: Items): Act[] {
  const { parts = [] } = change
  return [...parts.flatMap(factActs), ...listActs(change, lists), ...parts.flatMap(otherActs)]
}

/** 'mudou “Telefone” e “WhatsApp” e excluiu o curso “Alemão à noite”'. Null: nothing that has words. */
export function deedOfActs(acts: readonly Act[]): string | null {
  const byVerb = Map.groupBy(acts, ({ verb }) => verb)
  const deeds = [...byVerb].map(
    ([verb, some]) => `${verb} ${listed([...new Set(some.map(({ what }) => what))])}`,
  )
  return deeds.length > 0 ? new Intl.ListFormat('pt-BR').format(deeds) : null
}

function factActs(changed: ChangedPart): Act[] {
  const { part } = changed
  const label = partLabel(part)
  if (!factPaths.includes(part) || label === null) return []
  const [before, after] = [textOf(changed, 'before'), textOf(changed, 'after')]
  const what = `“${label}”`
  // A sample that was confirmed as the school's own.
  if (before === after) return [{ verb: 'confirmou', what, parts: [] }]
  const sample = changed.before === undefined && schoolDefaults.sampleFacts.includes(part)
  const shown = sample && before ? `${before} (exemplo)` : before
  return [{ verb: 'mudou', what, parts: [{ label, before: shown, after }] }]
}

/** A missing value was, or is again, the default; null is an emptied field. */
function textOf({ part, ...values }: ChangedPart, side: 'before' | 'after'): string {
  if (textIdOf(part) && !values[side]) return 'O texto original'
  const value = values[side]
  const text = factText(part, value === undefined ? factAt(schoolDefaults.facts, part) : value)
  const { type } = factField(part).control
  if (type === 'box') return yesOrNo(text)
  if (type === 'hours') return typedHoursText(text)
  return factWords(part)?.options?.[text] ?? text
}

function otherActs({ part, before, after }: ChangedPart): Act[] {
  if (part === 'notice') return noticeActs(before as Notice, after as Notice)
  if (part !== 'drawingsKept') return []
  const [was, is] = [before ?? [], after ?? []] as string[][]
  const act = (verb: string) => (slot: string) => ({ verb, what: slotTitle(slot), parts: [] })
  return [
    ...(is ?? []).filter((slot) => !was?.includes(slot)).map(act('manteve o desenho de')),
    ...(was ?? []).filter((slot) => !is?.includes(slot)).map(act('deixou de manter o desenho de')),
  ]
}

type Notice = Record<string, unknown> | null | undefined

function noticeActs(before: Notice, after: Notice): Act[] {
  const [was, is] = [
    typedValues(noticeFields, before ?? {}),
    typedValues(noticeFields, after ?? {}),
  ]
  const text = (typed = '') => (isRealDay(typed) ? formatLongDay(typed) : typed)
  const parts = Object.entries(noticeWords.fields).map(([field, { label }]) => ({
    label,
    before: text(was[field]),
    after: text(is[field]),
  }))
  const verb = before ? (after ? 'mudou' : 'tirou do ar') : 'criou'
  return [{ verb, what: 'o aviso', parts: parts.filter((one) => one.before !== one.after) }]
}
