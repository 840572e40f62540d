import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type DisclosureMenuProps = { id: string; label: string; className?: string; children: ReactNode }

export function DisclosureMenu({ id, label, className = '', children }: DisclosureMenuProps) {
  return (
    <div>
      <button type="button" popoverTarget={id} className={`group cursor-pointer ${className}`}>
        {label}
        <Icon
          name="chevron-down"
          className="size-4 transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      <div id={id} popover="auto" className="menu-panel">
        {children}
      </div>
    </div>
  )
}
