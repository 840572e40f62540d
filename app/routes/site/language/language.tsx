import { data, href } from 'react-router'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { AskAboutLanguage } from '#app/routes/site/courses/ask-about-language.tsx'
import { CategoryCard } from '#app/routes/site/courses/category-card.tsx'
import { loadNextEvents } from '#app/routes/site/events/load-next-events.ts'
import { NextEvents } from '#app/routes/site/events/next-events.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { useSchool, useTotalApproval } from '#app/use-school.ts'
import { courseCategories } from '#content/courses.ts'
import { exams } from '#content/exams.ts'
import { languagePage as words } from '#content/language-page.ts'
import { languageWords } from '#content/languages.ts'
import { chosenCourses } from '#domain/courses.ts'
import { languageOfPath, testedLanguageIds } from '#domain/languages.ts'
import type { Route } from './+types/language'
import { CourseGroups } from './course-groups.tsx'
import { courseJsonLd } from './course-json-ld.ts'
import { LanguageExams } from './language-exams.tsx'
import { LanguageHeader } from './language-header.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { Reasons } from './reasons.tsx'

export const handle: RouteHandle = { cache: true, sitemap: true }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { id } = loaderData
  const site = siteOf(matches)
  const head = { ...words.head(id, site.school.cityInHead), path: href(`/cursos/${id}`) }
  return [...pageHead({ ...head, ...site }), { 'script:ld+json': courseJsonLd(id, head, site) }]
}

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const nextEvents = await loadNextEvents(context)
  const loaded = { id: languageOfPath(pattern), nextEvents: nextEvents ?? [] }
  return nextEvents ? data(loaded) : data(loaded, { headers: { 'cache-control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Language({ loaderData: { id, nextEvents } }: Route.ComponentProps) {
  const language = languageWords(id)
  const school = useSchool()
  const chosen = { filter: 'todos', language: id } as const
  const categories = chosenCourses(courseCategories(useTotalApproval()), chosen)
  const own = exams.filter((exam) => exam.language === id)

  return (
    <>
      <LanguageHeader language={language} />
      <Reasons language={language} />
      <CourseGroups language={language} categories={categories}>
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} language={language} school={school} />
        ))}
        <AskAboutLanguage language={language} filter="todos" none={false} school={school} />
      </CourseGroups>
      {own.length > 0 && <LanguageExams language={language} exams={own} />}
      {testedLanguageIds(school.forms).includes(id) && (
        <CallToAction
          id="teste"
          background="brand"
          title={words.levelTest.title(language.name)}
          text={language.testDescription}
        >
          <ButtonLink to={href(`/teste-nivel/${id}`)} variant="onBrand">
            {words.levelTest.button}
          </ButtonLink>
        </CallToAction>
      )}
      {nextEvents.length > 0 && <NextEvents events={nextEvents} />}
      <OtherLanguages than={id} />
    </>
  )
}
