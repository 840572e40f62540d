import { useDeferredValue } from 'react'
import { pushSearch } from '#app/islands/search.ts'
import { useSearch } from '#app/islands/use-search.ts'
import type { CatalogueCategory } from '#content/catalogue.ts'
import { coursesPage } from '#content/courses-page.ts'
import { languages } from '#content/languages.ts'
import { chosenCourses, courseSearch, liveFilters, readCourseChoice } from '#domain/courses.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { CourseFilterBar } from './course-filter-bar.tsx'
import { CourseList } from './course-list.tsx'

export type ChatNumber = Pick<ShownFacts, 'whatsapp'>

type CatalogueProps = {
  categories: readonly CatalogueCategory[]
  school: ChatNumber
  /** The query that the server saw. */
  search: string
}

/** The choice is in the URL, so that it can be shared and Back undoes it. */
export default function Catalogue({ categories, school, search }: CatalogueProps) {
  const live = liveFilters(categories)
  const asked = readCourseChoice(new URLSearchParams(useSearch(search)))
  // A link to a category that the school no longer has shows all of them.
  const choice = live.filters.includes(asked.filter)
    ? asked
    : { ...asked, filter: 'todos' as const }
  const language = languages.find(({ id }) => id === choice.language)
  const count = chosenCourses(categories, choice).flatMap(({ courses }) => courses).length

  return (
    <div id="catalogo" tabIndex={-1} className="frame pb-14 md:pb-20">
      <CourseFilterBar
        choice={choice}
        live={live}
        result={coursesPage.result(count, language?.name)}
        onChoose={(changed) => pushSearch(courseSearch({ ...choice, ...changed }))}
      />
      {/* On a slow phone the pressed button is seen at once, and the courses follow. */}
      <CourseList
        categories={categories}
        filter={useDeferredValue(choice.filter)}
        language={useDeferredValue(language)}
        school={school}
      />
    </div>
  )
}
