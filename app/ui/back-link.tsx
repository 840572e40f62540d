import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink
      to={to}
      className="inline-flex min-h-11 items-center gap-2 font-bold text-accent underline decoration-2 underline-offset-4 print:hidden"
    >
      <Icon name="arrow-left" className="size-5" />
      {children}
    </SiteLink>
  )
}
