import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { prefersReducedMotion } from './reduced-motion.ts'

// Not the hook: a subscription would make every link render twice.

export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition={!prefersReducedMotion()} {...props} />
}

export function SiteNavLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" viewTransition={!prefersReducedMotion()} {...props} />
}
