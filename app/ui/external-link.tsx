import type { ComponentProps } from 'react'

type ExternalLinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

export function ExternalLink({ to, ...rest }: ExternalLinkProps) {
  return <a href={to} target="_blank" rel="noopener noreferrer" {...rest} />
}
