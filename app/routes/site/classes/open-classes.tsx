import { ButtonLink } from '#app/ui/button.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { capitalized } from '#content/language-names.ts'
import { inPeriod, openClassesSection as words } from '#content/open-classes.ts'
import type { LanguageId } from '#domain/languages.ts'
import { liveChoices } from '#domain/school/class-filters.ts'
import { ClassCards } from './class-cards.tsx'
import { FilterLinks, pathOf } from './class-filters.tsx'
import type { OpenClass } from './load-open-classes.ts'

type OpenClassesProps = {
  title: string
  classes: readonly OpenClass[]
  /** How many of them are shown here. */
  count: number
  /** All of them are of this language. */
  language?: LanguageId
  className?: string
}

/** Renders nothing while there are no classes. With more than are shown, one press finds those of an hour. */
export function OpenClasses({ title, classes, count, ...rest }: OpenClassesProps) {
  const { language = null, className } = rest
  const choice = { language, period: null, modality: null }
  if (classes.length === 0) return null
  const hasMore = classes.length > count
  const periods = liveChoices(classes).periods.map((id) => ({
    id,
    name: capitalized(inPeriod[id]),
  }))
  return (
    <Section id="turmas" labelledBy="turmas-titulo" className={className}>
      <SectionHeading id="turmas-titulo" eyebrow={words.eyebrow} title={title} />
      {hasMore && (
        <div className="mt-6 print:hidden">
          <FilterLinks choice={choice} name="period" options={periods} />
        </div>
      )}
      <ClassCards classes={classes.slice(0, count)} />
      {hasMore && (
        <p className="mt-8">
          <ButtonLink to={pathOf(choice)} variant="secondary">
            {words.all(classes.length)}
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}
