import type { LanguageId } from '#domain/languages.ts'

/** Whole class names, so that Tailwind finds them. */
export const languageColors: Record<LanguageId, { text: string; tint: string; fill: string }> = {
  ingles: { text: 'text-ingles', tint: 'bg-ingles-tint', fill: 'bg-ingles-fill' },
  espanhol: { text: 'text-espanhol', tint: 'bg-espanhol-tint', fill: 'bg-espanhol-fill' },
  frances: { text: 'text-frances', tint: 'bg-frances-tint', fill: 'bg-frances-fill' },
  alemao: { text: 'text-alemao', tint: 'bg-alemao-tint', fill: 'bg-alemao-fill' },
}
