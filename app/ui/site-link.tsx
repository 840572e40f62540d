import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { useReducedMotion } from './reduced-motion.ts'

/** A link within the site: fetched on intent, cross-fading to the next page. */
export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition={!useReducedMotion()} {...props} />
}

/** The same, and it says when the visitor is already there. */
export function SiteNavLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" viewTransition={!useReducedMotion()} {...props} />
}
