import { useRouteLoaderData } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import type { RouteHandle } from '#app/route-handle.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TextSections } from '#app/ui/text-sections.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { policySections } from '#content/policy.ts'
import { policyPage } from '#content/policy-page.ts'
import { policySummary } from '#content/policy-summary.ts'
import { formatLongDay } from '#domain/school-day.ts'
import type { Route } from './+types/privacy'
import { Summary } from './summary.tsx'

export const handle: RouteHandle = { cache: true, sitemap: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return pageHead({ ...policyPage.head(site.school.counting), path: '/privacidade', ...site })
}

/** From the loader, so that the text is not in the script as well. */
export async function loader({ context }: Route.LoaderArgs) {
  const { school, backup, ...services } = context.get(servicesContext)
  const { facts } = await school.shown()
  const hasBackups = backup !== undefined && (await backup()) !== null
  const known = { ...services, school: facts, hasBackups }
  return { sentences: policySummary(known), sections: policySections(known) }
}

export default function Privacy({ loaderData: { sentences, sections } }: Route.ComponentProps) {
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
      <div className="frame grid grid-cols-1 gap-12 pb-16 md:pb-20 lg:grid-cols-[17rem_1fr] lg:gap-20">
        {/* Narrower screens have the links of the summary. */}
        <nav
          aria-label={policyPage.contents}
          className="hidden self-start lg:sticky lg:top-28 lg:block"
        >
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
        <div className="grid grid-cols-1 gap-10 md:gap-14">
          <Summary sentences={sentences} sections={sections} />
          <TextSections sections={sections} numbered />
        </div>
      </div>
    </>
  )
}
