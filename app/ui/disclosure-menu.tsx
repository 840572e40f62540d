import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { usePopover } from './use-popover.ts'

type DisclosureMenuProps = { id: string; label: string; className?: string; children: ReactNode }

export function DisclosureMenu({ id, label, className = '', children }: DisclosureMenuProps) {
  const { button, panel } = usePopover(id, placeBelow)

  return (
    <div>
      <button type="button" {...button} className={`group cursor-pointer ${className}`}>
        {label}
        <Icon
          name="chevron-down"
          className="size-4 transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      <div {...panel} className="menu-panel">
        {children}
      </div>
    </div>
  )
}

function placeBelow(panel: HTMLElement, button: HTMLElement): void {
  const { bottom, left } = button.getBoundingClientRect()
  const maxLeft = document.documentElement.clientWidth - panel.offsetWidth - 16
  panel.style.inset = `${bottom + 6}px auto auto ${Math.min(left, maxLeft)}px`
}
