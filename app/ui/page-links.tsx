import { buttonClass } from './button.tsx'
import { SiteLink } from './site-link.tsx'

type PageLinksProps = {
  page: number
  pages: number
  label: string
  previous: string
  next: string
  place: (page: number, pages: number) => string
  addressOf: (page: number) => string
}

/** The way through a long list, one address a page: crawlers and browsers without script walk it too. */
export function PageLinks({
  page,
  pages,
  label,
  previous,
  next,
  place,
  addressOf,
}: PageLinksProps) {
  if (pages <= 1) return null
  return (
    <nav
      aria-label={label}
      className="mt-14 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6"
    >
      {page > 1 ? (
        <SiteLink to={addressOf(page - 1)} rel="prev" className={buttonClass('secondary')}>
          {previous}
        </SiteLink>
      ) : (
        <span />
      )}
      <p className="text-soft">{place(page, pages)}</p>
      {page < pages ? (
        <SiteLink to={addressOf(page + 1)} rel="next" className={buttonClass('secondary')}>
          {next}
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
