import { useRouteLoaderData } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import type { RouteHandle } from '#app/route-handle.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { type PolicyItem, policySections } from '#content/policy.ts'
import { policyPage } from '#content/policy-page.ts'
import { formatLongDay } from '#domain/school-day.ts'
import type { Route } from './+types/privacy'

export const handle: RouteHandle = { cache: true, sitemap: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...policyPage.head, path: '/privacidade', ...siteOf(matches) })
}

/** From the loader, so that the text is not in the script as well. */
export async function loader({ context }: Route.LoaderArgs) {
  const { school, imageHosts } = context.get(servicesContext)
  const { facts } = await school.shown()
  return { sections: policySections({ school: facts, imageHosts }) }
}

export default function Privacy({ loaderData: { sections } }: Route.ComponentProps) {
  const today = useRouteLoaderData<typeof rootLoader>('root')?.today

  return (
    <>
      <PageHeader eyebrow={policyPage.eyebrow} title={policyPage.title} text={policyPage.text}>
        {today && (
          <p className="mt-6 text-small text-soft">
            {policyPage.updated} <time dateTime={today}>{unbroken(formatLongDay(today))}</time>
          </p>
        )}
      </PageHeader>
      <div className="frame grid grid-cols-1 gap-12 pb-20 lg:grid-cols-[17rem_1fr] lg:gap-20">
        <nav aria-label={policyPage.contents} className="self-start lg:sticky lg:top-28">
          <ol className="bubble bg-well p-5 text-[min(1em,7.5vw)]">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center gap-3 hover:underline">
                  <span className="w-5 flex-none font-bold text-accent">{index + 1}</span>
                  <span className="min-w-0">{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid grid-cols-1 gap-14">
          {sections.map(({ id, title, paragraphs, items }, index) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-titulo`}>
              <h2 id={`${id}-titulo`} className="text-title">
                <span className="text-accent">{index + 1}.</span> {title}
              </h2>
              <div className="prose-text mt-4">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{unbroken(paragraph)}</p>
                ))}
                {items && (
                  <ul className="list-disc space-y-3 pl-5">
                    {items.map((item) => (
                      <Item key={typeof item === 'string' ? item : item.text} item={item} />
                    ))}
                  </ul>
                )}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function Item({ item }: { item: PolicyItem }) {
  if (typeof item === 'string') return <li>{unbroken(item)}</li>
  const { label, to } = item.link
  const linkClass = 'font-semibold text-text underline underline-offset-4'
  return (
    <li>
      {unbroken(item.text)}{' '}
      {to.startsWith('https:') ? (
        <ExternalLink to={to} className={linkClass}>
          {label}
          <span className="sr-only"> (WhatsApp, abre em nova aba)</span>
        </ExternalLink>
      ) : (
        <a href={to} className={linkClass}>
          {label}
        </a>
      )}
    </li>
  )
}
