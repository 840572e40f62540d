type Color = 'blue' | 'red' | 'green' | 'orange' | 'plum' | 'sun'

/** Whole class names, so that Tailwind finds them. */
export const colorClasses: Record<Color, { tint: string; text: string; fill: string }> = {
  blue: { tint: 'bg-ingles-tint', text: 'text-ingles', fill: 'bg-ingles-fill' },
  red: { tint: 'bg-red-tint', text: 'text-accent', fill: 'bg-accent-fill' },
  green: { tint: 'bg-alemao-tint', text: 'text-alemao', fill: 'bg-alemao-fill' },
  orange: { tint: 'bg-espanhol-tint', text: 'text-espanhol', fill: 'bg-espanhol-fill' },
  plum: { tint: 'bg-frances-tint', text: 'text-frances', fill: 'bg-frances-fill' },
  sun: { tint: 'bg-sun-tint', text: 'text-text', fill: 'bg-brand-fill' },
}
