import sprite from 'virtual:icon-sprite'
import type { Language } from '#domain/languages.ts'

type FlagProps = { country: Language['flag']; className?: string }

/** Decorative: the language's name is beside it. */
export function Flag({ country, className = '' }: FlagProps) {
  return (
    <svg
      viewBox="0 0 60 40"
      aria-hidden="true"
      className={`bubble h-10 w-15 overflow-hidden bg-surface [--bubble:0.625rem] ${className}`}
    >
      <use href={`${sprite}#flag-${country}`} />
    </svg>
  )
}
