import type { ReactNode } from 'react'

type ExternalLinkProps = {
  to: string
  className?: string
  children: ReactNode
  label?: string
  onClick?: () => void
}

/** A link that leaves the site, in a tab of its own, telling the other side nothing. */
export function ExternalLink({ to, className, children, label, onClick }: ExternalLinkProps) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
