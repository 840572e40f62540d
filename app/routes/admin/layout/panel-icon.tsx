import sprite from 'virtual:panel-icon-sprite'
import type { PanelIconName } from '#app/ui/icon-names.ts'

/** Decoration, from the sprite of the panel. */
export function PanelIcon({
  name,
  className = 'size-6',
}: {
  name: PanelIconName
  className?: string
}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
