import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import type { CatalogueCategory } from '#content/catalogue.ts'
import { languagePage } from '#content/language-page.ts'
import type { LanguageWords } from '#content/languages.ts'

const words = languagePage.courses

type CourseGroupsProps = {
  language: LanguageWords
  categories: readonly CatalogueCategory[]
  children: ReactNode
}

/** Whom the courses are for. Each group links to its courses below. */
export function CourseGroups({ language, categories, children }: CourseGroupsProps) {
  return (
    <Section id="cursos" labelledBy="cursos-titulo">
      <SectionHeading
        id="cursos-titulo"
        eyebrow={words.eyebrow}
        title={words.title(language.name)}
      />
      {categories.length > 0 && (
        <nav aria-label={words.jump} className="mt-8 max-md:hidden">
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ id, name, icon }) => (
              <li key={id}>
                <a
                  href={`#${id}-titulo`}
                  className="bubble inline-flex min-h-11 items-center gap-2.5 bg-well px-4 font-semibold [--bubble:1.25rem] hover:underline"
                >
                  <Icon name={icon} className="size-5" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-8 grid grid-cols-1 md:mt-12 md:gap-20">{children}</div>
    </Section>
  )
}
