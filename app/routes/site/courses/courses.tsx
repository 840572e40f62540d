import { href, useLocation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { island } from '#app/islands/island.tsx'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { loadOpenClasses } from '#app/routes/site/classes/load-open-classes.ts'
import { OpenClasses } from '#app/routes/site/classes/open-classes.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { catalogueOf } from '#content/catalogue.ts'
import { coursesPage } from '#content/courses-page.ts'
import { openClassesSection } from '#content/open-classes.ts'
import { courseSearch, readCourseChoice } from '#domain/courses.ts'
import type { Route } from './+types/courses'
import Catalogue from './catalogue.tsx'
import { LanguageCards } from './language-cards.tsx'

export const handle: RouteHandle = {
  cache: { search: (query) => courseSearch(readCourseChoice(query)) },
  next: [href('/teste-nivel')],
  sitemap: true,
}

const CatalogueIsland = island('catalogue', Catalogue)

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return pageHead({ ...coursesPage.head(site.school), path: href('/cursos'), ...site })
}

export async function loader({ context }: Route.LoaderArgs) {
  const shown = await context.get(servicesContext).school.shown()
  return {
    classes: await loadOpenClasses(context),
    languageTexts: shown.languageTexts,
    catalogue: { categories: catalogueOf(shown), school: { whatsapp: shown.facts.whatsapp } },
  }
}

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()

  return (
    <>
      <PageHeader eyebrow={coursesPage.eyebrow} title={coursesPage.title} text={coursesPage.text} />
      <CatalogueIsland {...loaderData.catalogue} search={search} />
      <OpenClasses
        title={openClassesSection.courses}
        classes={loaderData.classes}
        count={3}
        className="bg-well"
      />
      <LanguageCards texts={loaderData.languageTexts} />
      <CallToAction
        id="duvida"
        background="brand"
        title={coursesPage.closingTitle}
        text={coursesPage.closingText}
      >
        <ButtonLink to={href('/teste-nivel')} variant="onBrand">
          {coursesPage.closingButton}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
