import { href } from 'react-router'
import { Folded } from '#app/routes/site/layout/folded.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { languages } from '#content/languages.ts'
import { periodNames, classesPage as words } from '#content/open-classes.ts'
import { modalityNames } from '#content/school-lists/option-names.ts'
import { type ClassChoice, classSearch, type liveChoices } from '#domain/school/class-filters.ts'

type ClassFiltersProps = { choice: ClassChoice; live: ReturnType<typeof liveChoices> }

/** Links in one row, which on a phone is folded under what is chosen. */
export function ClassFilters({ choice, live }: ClassFiltersProps) {
  if (Object.values(live).every((options) => options.length === 0)) return null
  const options = {
    language: languages.filter(({ id }) => live.languages.includes(id)),
    period: live.periods.map((id) => ({ id, name: periodNames[id] })),
    modality: live.modalities.map((id) => ({ id, name: modalityNames[id] })),
  }
  const chosen = Object.entries(options).flatMap(([name, offered]) =>
    offered
      .filter(({ id }) => id === choice[name as keyof ClassChoice])
      .map((option) => option.name),
  )
  return (
    <div className="border-line border-y py-1 md:py-3 print:hidden">
      <Folded label={words.filter(chosen)}>
        <div className="flex flex-wrap gap-x-6 gap-y-3 max-md:pt-1 max-md:pb-3">
          <FilterLinks choice={choice} name="language" options={options.language} />
          <FilterLinks choice={choice} name="period" options={options.period} />
          <FilterLinks choice={choice} name="modality" options={options.modality} />
        </div>
      </Folded>
    </div>
  )
}

type FilterLinksProps<Name extends keyof ClassChoice> = {
  choice: ClassChoice
  name: Name
  options: readonly { id: ClassChoice[Name]; name: string }[]
}

/** Each leads to the list with one choice changed; the chosen one takes it back. */
export function FilterLinks<Name extends keyof ClassChoice>(props: FilterLinksProps<Name>) {
  const { choice, name, options } = props
  if (options.length === 0) return null
  return (
    <nav aria-label={words.filters[name]} className="min-w-0">
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isChosen = choice[name] === option.id
          return (
            <li key={option.id}>
              <SiteLink
                to={pathOf({ ...choice, [name]: isChosen ? null : option.id })}
                aria-current={isChosen ? 'true' : undefined}
                className={`bubble inline-flex min-h-11 items-center gap-1.5 border border-line px-4 font-semibold [--bubble:1.25rem] ${isChosen ? 'bg-brand-fill text-white' : 'bg-surface hover:underline'}`}
              >
                {option.name}
                {isChosen && (
                  <>
                    <Icon name="x" className="size-4" />
                    <span className="sr-only"> {words.removeFilter}</span>
                  </>
                )}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

export function pathOf(choice: ClassChoice): string {
  return href('/cursos/turmas') + classSearch(choice)
}
