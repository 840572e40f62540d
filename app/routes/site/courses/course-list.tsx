import { memo } from 'react'
import type { CatalogueCategory } from '#content/catalogue.ts'
import type { LanguageWords } from '#content/languages.ts'
import { type CourseFilter, chosenCourses } from '#domain/courses.ts'
import { AskAboutLanguage } from './ask-about-language.tsx'
import type { ChatNumber } from './catalogue.tsx'
import { CategoryCard } from './category-card.tsx'

type CourseListProps = {
  categories: readonly CatalogueCategory[]
  filter: CourseFilter
  /** The one that the visitor has chosen. */
  language: LanguageWords | undefined
  school: ChatNumber
}

/** So many courses are read faster than unfolded. */
const mostOpen = 4

/** Rendered again only for another choice. */
export const CourseList = memo(({ categories, filter, language, school }: CourseListProps) => {
  const found = chosenCourses(categories, { filter, language: language?.id ?? null })
  const count = found.flatMap(({ courses }) => courses).length

  return (
    <div className="grid grid-cols-1 md:mt-10 md:gap-20">
      {found.map((category) => (
        <CategoryCard
          key={category.id}
          category={category}
          language={language}
          school={school}
          isOpen={filter !== 'todos' || count <= mostOpen}
        />
      ))}
      {language && (
        <AskAboutLanguage
          language={language}
          filter={filter}
          none={found.length === 0}
          school={school}
        />
      )}
    </div>
  )
})
