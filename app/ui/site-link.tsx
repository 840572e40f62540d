import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

type SiteLinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>

/** The admin area provides the router's `Link`. Not imported here, to keep the router out of the islands. */
export const RouterLink = createContext<ComponentType<SiteLinkProps> | 'a'>('a')

/** Public pages are opened as documents (decision 27), those of the admin area by the router. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const Link = useContext(RouterLink)
  if (Link === 'a' || !to.startsWith('/admin')) return <a href={to} {...rest} />
  return <Link to={to} {...rest} />
}
