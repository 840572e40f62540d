import { memo } from 'react'
import type { CatalogueCategory } from '#content/catalogue.ts'
import type { LanguageWords } from '#content/languages.ts'
import { type CourseFilter, chosenCourses } from '#domain/courses.ts'
import { AskAboutLanguage } from './ask-about-language.tsx'
import type { ChatNumber } from './catalogue.tsx'
import { CategoryCard, CourseCards } from './category-card.tsx'

type CourseListProps = {
  categories: readonly CatalogueCategory[]
  filter: CourseFilter
  /** The one that the visitor has chosen. */
  language: LanguageWords | undefined
  school: ChatNumber
}

/** Rendered again only for another choice. */
export const CourseList = memo(({ categories, filter, language, school }: CourseListProps) => {
  const found = chosenCourses(categories, { filter, language: language?.id ?? null })

  return (
    <div className="mt-10 grid gap-14 md:gap-20">
      {found.map((category) => (
        <CategoryCard key={category.id} category={category}>
          <CourseCards category={category} language={language} school={school} />
        </CategoryCard>
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
