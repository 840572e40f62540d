import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { wantsStillness } from './reduced-motion.ts'

// Asked while rendering, not subscribed to: nothing in the page shows the answer, and a subscription
// would make every link render twice, since the server cannot know it.

/** A link within the site: fetched on intent, cross-fading to the next page. */
export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition={!wantsStillness()} {...props} />
}

/** The same, and it says when the visitor is already there. */
export function SiteNavLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" viewTransition={!wantsStillness()} {...props} />
}
