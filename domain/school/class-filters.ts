import { isLanguageId, type LanguageId, languageIds } from '#domain/languages.ts'
import { modalities } from '#domain/modalities.ts'
import type { SchoolClass } from './lists/lists.ts'

export const periods = ['manha', 'tarde', 'noite'] as const
export type Period = (typeof periods)[number]
type Modality = SchoolClass['modality']

/** Null: any. */
export type ClassChoice = {
  language: LanguageId | null
  period: Period | null
  modality: Modality | null
}

type Filtered = Pick<SchoolClass, 'language' | 'start' | 'modality'>

export function periodOf({ start }: Pick<SchoolClass, 'start'>): Period {
  if (start < '12:00') return 'manha'
  return start < '18:00' ? 'tarde' : 'noite'
}

export function chosenClasses<One extends Filtered>(
  classes: readonly One[],
  { language, period, modality }: ClassChoice,
): One[] {
  return classes.filter(
    (one) =>
      (language === null || one.language === language) &&
      (period === null || periodOf(one) === period) &&
      (modality === null || one.modality === modality),
  )
}

/** The choices to offer: each finds at least one class on its own. */
export function liveChoices(classes: readonly Filtered[]) {
  return {
    languages: languageIds.filter((id) => classes.some(({ language }) => language === id)),
    periods: periods.filter((id) => classes.some((one) => periodOf(one) === id)),
    modalities: modalities.filter((id) => classes.some(({ modality }) => modality === id)),
  }
}

export function readClassChoice(query: URLSearchParams): ClassChoice {
  const language = query.get('idioma')
  return {
    language: isLanguageId(language) ? language : null,
    period: periods.find((id) => id === query.get('periodo')) ?? null,
    modality: modalities.find((id) => id === query.get('modalidade')) ?? null,
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
