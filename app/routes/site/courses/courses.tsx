import { href, useSearchParams } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { courseCategories } from '#content/courses.ts'
import { coursesPage } from '#content/courses-page.ts'
import { languages } from '#content/languages.ts'
import { totalApprovalWords } from '#content/total-approval.ts'
import { chosenCourses, courseSearch, readCourseChoice } from '#domain/courses.ts'
import type { Route } from './+types/courses'
import { AskAboutLanguage } from './ask-about-language.tsx'
import { CategoryCard } from './category-card.tsx'
import { CourseFilterBar } from './course-filter-bar.tsx'
import { LanguageCards } from './language-cards.tsx'

export const handle: RouteHandle = {
  cache: { search: (query) => courseSearch(readCourseChoice(query)) },
  sitemap: true,
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...coursesPage.head, path: href('/cursos'), ...siteOf(matches) })
}

/** From the loader, so that the catalogue is not in the script as well. */
export async function loader({ context }: Route.LoaderArgs) {
  const { facts } = await context.get(servicesContext).school.current()
  return { categories: courseCategories(totalApprovalWords(facts.totalApprovalYears)) }
}

export const shouldRevalidate = () => false

export default function Courses({ loaderData: { categories } }: Route.ComponentProps) {
  const [searchParams] = useSearchParams()
  const choice = readCourseChoice(searchParams)
  const language = languages.find(({ id }) => id === choice.language)
  const shown = chosenCourses(categories, choice)
  const count = shown.reduce((sum, { courses }) => sum + courses.length, 0)

  return (
    <>
      <PageHeader eyebrow={coursesPage.eyebrow} title={coursesPage.title} text={coursesPage.text} />
      <LanguageCards chosen={choice.language} />
      <div id="catalogo" tabIndex={-1} className="frame pb-20">
        <CourseFilterBar choice={choice} result={coursesPage.result(count, language?.name)} />
        <div className="mt-10 grid gap-14 md:gap-20">
          {shown.map((category) => (
            <CategoryCard key={category.id} category={category} language={language} />
          ))}
          {language && (
            <AskAboutLanguage language={language} filter={choice.filter} none={count === 0} />
          )}
        </div>
      </div>
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
