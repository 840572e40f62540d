import type { ReactNode } from 'react'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useSchool } from '#app/use-school.ts'
import { layoutWords } from '#content/layout.ts'
import { siteLinks, useHomeSections } from './links.ts'
import { PrefetchedPages } from './prefetched-pages.tsx'

const id = 'menu-celular'
const item =
  'flex min-h-14 items-center justify-between gap-3 border-b border-line font-display text-title font-bold'
const foldable =
  'flex min-h-14 cursor-pointer items-center justify-between gap-3 font-display text-title font-bold'
const subItem = 'flex min-h-11 items-center text-soft'
const roundButton = 'grid size-12 flex-none cursor-pointer place-items-center rounded-full bg-well'

export function MobileMenu() {
  const school = useSchool()
  const homeSections = useHomeSections()

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={layoutWords.openMenu}
        className={roundButton}
      >
        <Icon name="menu" />
      </button>
      <div id={id} popover="auto" className="mobile-menu">
        <div className="frame flex h-20 items-center justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={layoutWords.closeMenu}
            className={roundButton}
          >
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label="Menu do celular" className="frame pb-28">
          <SiteLink to="/" className={item}>
            {layoutWords.start}
          </SiteLink>
          <FoldableItem label={layoutWords.home}>
            {homeSections.map(({ label, to }) => (
              <SiteLink key={to} to={to} className={subItem}>
                {label}
              </SiteLink>
            ))}
          </FoldableItem>
          {siteLinks.map(({ label, to }) => (
            <SiteLink key={to} to={to} className={item}>
              {label}
            </SiteLink>
          ))}
          {school.appUrl && (
            <ExternalLink to={school.appUrl} data-count="aplicativo" className={item}>
              {layoutWords.app}
              <Icon name="arrow-up-right" className="size-5" />
            </ExternalLink>
          )}
          {school.studentAreaUrl && (
            <FoldableItem label={layoutWords.studentArea.label}>
              <ExternalLink to={school.studentAreaUrl} className={`${subItem} gap-2`}>
                {layoutWords.studentArea.enter}
                <Icon name="arrow-up-right" className="size-4" />
              </ExternalLink>
            </FoldableItem>
          )}
          <PrefetchedPages paths={siteLinks.map(({ to }) => to)} />
        </nav>
      </div>
    </div>
  )
}

function FoldableItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details open className="group border-b border-line">
      <summary className={foldable}>
        {label}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-3 pl-4">{children}</div>
    </details>
  )
}
