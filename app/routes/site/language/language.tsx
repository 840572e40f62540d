import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { loadOpenClasses } from '#app/routes/site/classes/load-open-classes.ts'
import { OpenClasses } from '#app/routes/site/classes/open-classes.tsx'
import { Start } from '#app/routes/site/contact/start.tsx'
import { AskAboutLanguage } from '#app/routes/site/courses/ask-about-language.tsx'
import { CategoryCard } from '#app/routes/site/courses/category-card.tsx'
import { loadNextEvents } from '#app/routes/site/events/load-next-events.ts'
import { NextEvents } from '#app/routes/site/events/next-events.tsx'
import { teacherViews } from '#app/teacher-view.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { TeacherCards } from '#app/ui/teacher-cards.tsx'
import { useSchool } from '#app/use-school.ts'
import { catalogueOf } from '#content/catalogue.ts'
import { languagePage as words } from '#content/language-page.ts'
import { languageWords } from '#content/languages.ts'
import { openClassesSection } from '#content/open-classes.ts'
import { teachersSection } from '#content/school-lists/teacher-words.ts'
import { chosenCourses } from '#domain/courses.ts'
import { type LanguageId, languageOfPath, testedLanguageIds } from '#domain/languages.ts'
import type { LanguageText } from '#domain/school/lists/lists.ts'
import { withDates } from '#domain/school/upcoming-exams.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/language'
import { CourseGroups } from './course-groups.tsx'
import { courseJsonLd } from './course-json-ld.ts'
import { LanguageExams } from './language-exams.tsx'
import { LanguageHeader } from './language-header.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { Reasons } from './reasons.tsx'

export const handle: RouteHandle = { cache: true, next: [href('/cursos')], sitemap: true }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { id, exams, classes, text } = loaderData
  const site = siteOf(matches)
  const head = { ...words.head(text, site.school.cityInHead), path: href(`/cursos/${id}`) }
  return [
    ...pageHead({ ...head, ...site }),
    { 'script:ld+json': courseJsonLd(id, { ...head, exams, classes }, site) },
  ]
}

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const id = languageOfPath(pattern)
  const { school, photoUrls, now } = context.get(servicesContext)
  const shown = await school.shown()
  if (!shown.facts.offer.languages.includes(id)) throw redirect(href('/cursos'))
  const nextEvents = await loadNextEvents(context)
  const openClasses = await loadOpenClasses(context)
  const loaded = {
    id,
    classes: openClasses.filter(({ language }) => language === id),
    categories: chosenCourses(catalogueOf(shown), { filter: 'todos', language: id }),
    text: textOf(id, shown.languageTexts),
    languageTexts: shown.languageTexts,
    teachers: teacherViews(
      shown.teachers.filter(({ languages }) => languages.includes(id)),
      photoUrls.site,
    ),
    exams: withDates(
      shown.exams.filter(({ language }) => language === id),
      shown.examDates,
      schoolDayOf(now()),
    ),
    nextEvents: nextEvents ?? [],
  }
  return nextEvents ? data(loaded) : data(loaded, { headers: { 'cache-control': 'no-store' } })
}

function textOf(id: LanguageId, texts: readonly LanguageText[]): LanguageText {
  const found = texts.find((text) => text.id === id)
  if (!found) throw new Error(`no text about ${id}`)
  return found
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Language({ loaderData }: Route.ComponentProps) {
  const { id, text, languageTexts, classes, categories, teachers, exams, nextEvents } = loaderData
  const language = languageWords(id)
  const school = useSchool()

  return (
    <>
      <LanguageHeader language={language} lead={text.lead} />
      <OpenClasses
        title={openClassesSection.ofLanguage(language.name)}
        classes={classes}
        count={6}
        language={id}
      />
      <Reasons language={language} text={text} />
      <CourseGroups language={language} categories={categories}>
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} language={language} school={school} />
        ))}
        <AskAboutLanguage
          language={language}
          filter="todos"
          none={categories.length === 0}
          school={school}
        />
      </CourseGroups>
      {teachers.length > 0 && (
        <Section id="professores" labelledBy="professores-titulo">
          <SectionHeading
            id="professores-titulo"
            title={teachersSection.ofLanguage(language.name.toLowerCase())}
          />
          <TeacherCards teachers={teachers} />
        </Section>
      )}
      {exams.length > 0 && <LanguageExams language={language} exams={exams} />}
      {testedLanguageIds(school).includes(id) && (
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
      <Start language={id} />
      {nextEvents.length > 0 && <NextEvents events={nextEvents} />}
      <OtherLanguages than={id} texts={languageTexts} />
    </>
  )
}
