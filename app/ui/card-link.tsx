import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

/** Covers the whole card, which must be `relative` and a `group`. */
export function CardLink({ className, children, ...rest }: ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink
      className={`inline-flex min-h-11 items-end gap-2 font-bold after:absolute after:inset-0 ${className}`}
      {...rest}
    >
      {children}
      <Icon
        name="arrow-right"
        className="mb-0.5 size-5 flex-none transition-transform group-hover:[translate:0.25rem]"
      />
    </SiteLink>
  )
}
