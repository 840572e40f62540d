import sprite from 'virtual:icon-sprite'
import type { IconName } from './icon-names.ts'

/** Decoration, from the sprite that the build makes of icons/. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
