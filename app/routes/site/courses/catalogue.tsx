import { pushSearch, useSearch } from '#app/islands/use-search.ts'
import type { CatalogueCategory } from '#content/catalogue.ts'
import { coursesPage } from '#content/courses-page.ts'
import { languages } from '#content/languages.ts'
import { chosenCourses, courseSearch, liveFilters, readCourseChoice } from '#domain/courses.ts'
import type { School } from '#domain/school/school-schema.ts'
import { AskAboutLanguage } from './ask-about-language.tsx'
import { CategoryCard } from './category-card.tsx'
import { CourseFilterBar } from './course-filter-bar.tsx'

export type ChatNumber = Pick<School, 'whatsapp'>

type CatalogueProps = {
  categories: readonly CatalogueCategory[]
  school: ChatNumber
  /** The query that the server saw. */
  search: string
}

/** The choice is kept in the URL: a link to it can be sent, and Back takes it back. */
export default function Catalogue({ categories, school, search }: CatalogueProps) {
  const live = liveFilters(categories)
  const asked = readCourseChoice(new URLSearchParams(useSearch(search)))
  // A link to a category that the school no longer has shows all of them.
  const choice = live.filters.includes(asked.filter)
    ? asked
    : { ...asked, filter: 'todos' as const }
  const language = languages.find(({ id }) => id === choice.language)
  const shown = chosenCourses(categories, choice)
  const count = shown.reduce((sum, { courses }) => sum + courses.length, 0)

  return (
    <div id="catalogo" tabIndex={-1} className="frame pb-20">
      <CourseFilterBar
        choice={choice}
        live={live}
        result={coursesPage.result(count, language?.name)}
        onChoose={(changed) => pushSearch(courseSearch({ ...choice, ...changed }))}
      />
      <div className="mt-10 grid gap-14 md:gap-20">
        {shown.map((category) => (
          <CategoryCard key={category.id} category={category} language={language} school={school} />
        ))}
        {language && (
          <AskAboutLanguage
            language={language}
            filter={choice.filter}
            none={count === 0}
            school={school}
          />
        )}
      </div>
    </div>
  )
}
