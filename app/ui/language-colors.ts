import { type LanguageId, languages } from '#domain/languages.ts'
import { colorClasses } from './color-classes.ts'

type LanguageColors = Record<LanguageId, (typeof colorClasses)[keyof typeof colorClasses]>

export const languageColors = Object.fromEntries(
  languages.map(({ id, color }) => [id, colorClasses[color]]),
) as LanguageColors
