import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type FoldedProps = {
  label: ReactNode
  /** Pressing anywhere on the card opens it; the card must be `relative`. */
  coversCard?: boolean
  isOpen?: boolean | undefined
  className?: string
  children: ReactNode
}

/** Folded on phones. On wider screens and on paper it is simply there: see .folded. */
export function Folded(props: FoldedProps) {
  const { label, coversCard = false, isOpen, className = '', children } = props
  return (
    <details open={isOpen} className={`folded ${coversCard ? 'folded-card' : ''} ${className}`}>
      <summary>
        <span className={coversCard ? 'max-md:sr-only' : ''}>{label}</span>
        <Icon name="chevron-down" className="folded-mark size-5 flex-none" />
      </summary>
      {children}
    </details>
  )
}
