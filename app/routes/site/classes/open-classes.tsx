import { ButtonLink } from '#app/ui/button.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { openClassesSection as words } from '#content/open-classes.ts'
import type { LanguageId } from '#domain/languages.ts'
import { liveChoices } from '#domain/school/class-filters.ts'
import { ClassCards } from './class-cards.tsx'
import { ClassFilters, pathOf } from './class-filters.tsx'
import type { OpenClass } from './load-open-classes.ts'

type OpenClassesProps = {
  title: string
  classes: readonly OpenClass[]
  /** How many of them are shown here. */
  count: number
  /** All of them are of this language. */
  language?: LanguageId
  filtered?: boolean
  className?: string
}

/** Renders nothing while there are no classes. */
export function OpenClasses({ title, classes, count, filtered, ...rest }: OpenClassesProps) {
  const { language = null, className } = rest
  const choice = { language, period: null, modality: null }
  if (classes.length === 0) return null
  return (
    <Section id="turmas" labelledBy="turmas-titulo" className={className}>
      <SectionHeading id="turmas-titulo" eyebrow={words.eyebrow} title={title} />
      {filtered && classes.length > 3 && (
        <ClassFilters choice={choice} live={liveChoices(classes)} />
      )}
      <ClassCards classes={classes.slice(0, count)} />
      {classes.length > count && (
        <p className="mt-8">
          <ButtonLink to={pathOf(choice)} variant="secondary">
            {words.all(classes.length)}
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}
