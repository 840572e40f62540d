import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type FoldedProps = {
  label: ReactNode
  /** Pressing anywhere on the card opens it; the card must be `relative`. */
  coversCard?: boolean
  className?: string
  children: ReactNode
}

/** Folded on phones. On wider screens and on paper it is simply there: see .folded. */
export function Folded({ label, coversCard = false, className = '', children }: FoldedProps) {
  return (
    <details className={`folded ${coversCard ? 'folded-card' : ''} ${className}`}>
      <summary>
        <span className={coversCard ? 'max-md:sr-only' : ''}>{label}</span>
        <Icon name="chevron-down" className="folded-mark size-5 flex-none" />
      </summary>
      {children}
    </details>
  )
}
