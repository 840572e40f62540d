import sprite from 'virtual:icon-sprite'
import type { IconName } from './icon-names.ts'

export type { IconName }

/** An icon from the site's one icon file: drawings stay out of the script. Always decoration. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
