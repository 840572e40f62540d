import { isLanguageId, type LanguageId, languageIds } from '#domain/languages.ts'
import type { SchoolClass } from './lists/lists.ts'

export const periods = ['manha', 'tarde', 'noite', 'sabado'] as const
export type Period = (typeof periods)[number]

/** The ways of attending a class. A class with both has no choice of its own: it is found under either. */
const choosableModalities = ['presencial', 'online'] as const
export type ChoosableModality = (typeof choosableModalities)[number]

/** Null: any. */
export type ClassChoice = {
  language: LanguageId | null
  period: Period | null
  modality: ChoosableModality | null
}

type Filtered = Pick<SchoolClass, 'language' | 'days' | 'start' | 'modality'>

/** A class on Saturday morning is found under both. */
function isIn({ days, start }: Filtered, period: Period): boolean {
  if (period === 'sabado') return days.includes('sab')
  if (start < '12:00') return period === 'manha'
  return period === (start < '18:00' ? 'tarde' : 'noite')
}

export function chosenClasses<One extends Filtered>(
  classes: readonly One[],
  { language, period, modality }: ClassChoice,
): One[] {
  return classes.filter(
    (one) =>
      (language === null || one.language === language) &&
      (period === null || isIn(one, period)) &&
      (modality === null || hasModality(one, modality)),
  )
}

/** The choices to offer: each finds at least one class on its own. A filter that excludes nothing is omitted. */
export function liveChoices(classes: readonly Filtered[]) {
  const offered = <Id>(ids: readonly Id[], finds: (one: Filtered, id: Id) => boolean) => {
    const live = ids.filter((id) => classes.some((one) => finds(one, id)))
    return live.some((id) => classes.some((one) => !finds(one, id))) ? live : []
  }
  return {
    languages: offered(languageIds, ({ language }, id) => language === id),
    periods: offered(periods, isIn),
    modalities: offered(choosableModalities, hasModality),
  }
}

function hasModality({ modality }: Pick<SchoolClass, 'modality'>, id: ChoosableModality): boolean {
  return modality === id || modality === 'hibrido'
}

export function readClassChoice(query: URLSearchParams): ClassChoice {
  const language = query.get('idioma')
  return {
    language: isLanguageId(language) ? language : null,
    period: periods.find((id) => id === query.get('periodo')) ?? null,
    modality: choosableModalities.find((id) => id === query.get('modalidade')) ?? null,
  }
}

/** The canonical query for a choice. */
export function classSearch({ language, period, modality }: ClassChoice): string {
  const parts = [
    ...(language ? [`idioma=${language}`] : []),
    ...(period ? [`periodo=${period}`] : []),
    ...(modality ? [`modalidade=${modality}`] : []),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
