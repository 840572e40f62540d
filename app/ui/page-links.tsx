import { buttonClass } from './button.tsx'
import { SiteLink } from './site-link.tsx'

type PageLinksProps = {
  page: number
  pages: number
  label: string
  previous: string
  next: string
  positionLabel: (page: number, pages: number) => string
  pathOf: (page: number) => string
}

export function PageLinks({
  page,
  pages,
  label,
  previous,
  next,
  positionLabel,
  pathOf,
}: PageLinksProps) {
  if (pages <= 1) return null
  return (
    <nav
      aria-label={label}
      className="mt-14 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6"
    >
      {page > 1 ? (
        <SiteLink to={pathOf(page - 1)} rel="prev" className={buttonClass('secondary')}>
          {previous}
        </SiteLink>
      ) : (
        <span />
      )}
      <p className="text-soft">{positionLabel(page, pages)}</p>
      {page < pages ? (
        <SiteLink to={pathOf(page + 1)} rel="next" className={buttonClass('secondary')}>
          {next}
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
