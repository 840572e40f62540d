import type { LanguageColor } from '#domain/languages.ts'

type Color = LanguageColor | 'sun'

/** Complete class names, so that Tailwind finds them. */
export const colorClasses: Record<Color, { tint: string; text: string; fill: string }> = {
  blue: { tint: 'bg-blue-tint', text: 'text-blue', fill: 'bg-blue-fill' },
  red: { tint: 'bg-red-tint', text: 'text-accent', fill: 'bg-accent-fill' },
  green: { tint: 'bg-green-tint', text: 'text-green', fill: 'bg-green-fill' },
  orange: { tint: 'bg-orange-tint', text: 'text-orange', fill: 'bg-orange-fill' },
  plum: { tint: 'bg-plum-tint', text: 'text-plum', fill: 'bg-plum-fill' },
  sun: { tint: 'bg-sun-tint', text: 'text-text', fill: 'bg-brand-fill' },
}
