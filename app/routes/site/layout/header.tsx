import { useLocation } from 'react-router'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useSchool } from '#app/use-school.ts'
import { layoutWords } from '#content/layout.ts'
import { siteLinks, useHomeSections } from './links.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { PrefetchedPages } from './prefetched-pages.tsx'

const item =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-small px-2 font-semibold hover:bg-well xl:px-3'
const panelItem = 'flex min-h-11 items-center rounded-small px-4 font-semibold hover:bg-well'

export function Header() {
  const school = useSchool()
  const homeSections = useHomeSections()
  const { pathname } = useLocation()

  return (
    <header className="h-20">
      <div className="site-header z-40 w-full bg-ground">
        <div className="frame flex h-20 items-center justify-between gap-4 xl:gap-6">
          <Logo />
          <nav aria-label="Principal" className="hidden flex-none items-center lg:flex">
            <DisclosureMenu id="menu-home" label={layoutWords.home} className={item}>
              {homeSections.map(({ label, to }) => (
                <SiteLink key={to} to={to} className={panelItem}>
                  {label}
                </SiteLink>
              ))}
            </DisclosureMenu>
            {siteLinks.map(({ label, to }) => (
              <SiteLink
                key={to}
                to={to}
                aria-current={to === pathname ? 'page' : undefined}
                className={`nav-item ${item}`}
              >
                {label}
              </SiteLink>
            ))}
            {school.appUrl && (
              <ExternalLink to={school.appUrl} data-count="aplicativo" className={item}>
                {layoutWords.app}
                <Icon name="arrow-up-right" className="size-4" />
              </ExternalLink>
            )}
            {school.studentAreaUrl && (
              <DisclosureMenu
                id="menu-aluno"
                label={layoutWords.studentArea.label}
                className="button ml-2 whitespace-nowrap border-2 border-brand px-4 py-1.5 text-brand xl:ml-3 xl:px-6"
              >
                <ExternalLink to={school.studentAreaUrl} className={`${panelItem} gap-2`}>
                  {layoutWords.studentArea.enter}
                  <Icon name="arrow-up-right" className="size-4" />
                </ExternalLink>
              </DisclosureMenu>
            )}
            <PrefetchedPages paths={siteLinks.map(({ to }) => to)} />
          </nav>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
