import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type SiteLinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>

/** Public pages are opened as documents (decision 23), those of the panel by the router. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return to.startsWith('/admin') ? <Link to={to} {...rest} /> : <a href={to} {...rest} />
}
