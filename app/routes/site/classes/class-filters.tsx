import { href } from 'react-router'
import { SiteLink } from '#app/ui/site-link.tsx'
import { languages } from '#content/languages.ts'
import { periodNames, classesPage as words } from '#content/open-classes.ts'
import { modalityNames } from '#content/school-lists/option-names.ts'
import { type ClassChoice, classSearch, type liveChoices } from '#domain/school/class-filters.ts'

type ClassFiltersProps = { choice: ClassChoice; live: ReturnType<typeof liveChoices> }

/** Links, each to the list with one choice changed. They wrap: the chosen one must be in sight on the next page. */
export function ClassFilters({ choice, live }: ClassFiltersProps) {
  if (Object.values(live).every((options) => options.length === 0)) return null
  const offered = languages.filter(({ id }) => live.languages.includes(id))
  return (
    <div className="mt-8 grid grid-cols-1 gap-4 border-line border-y py-4 print:hidden">
      <FilterLinks
        choice={choice}
        name="language"
        options={offered.map(({ id, name }) => ({ id, name }))}
      />
      <FilterLinks
        choice={choice}
        name="period"
        options={live.periods.map((id) => ({ id, name: periodNames[id] }))}
      />
      <FilterLinks
        choice={choice}
        name="modality"
        options={live.modalities.map((id) => ({ id, name: modalityNames[id] }))}
      />
    </div>
  )
}

type FilterLinksProps<Name extends keyof ClassChoice> = {
  choice: ClassChoice
  name: Name
  options: readonly { id: ClassChoice[Name]; name: string }[]
}

function FilterLinks<Name extends keyof ClassChoice>(props: FilterLinksProps<Name>) {
  const { choice, name, options } = props
  if (options.length === 0) return null
  const { label, any } = words.filters[name]
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="flex flex-wrap gap-2">
        {[{ id: null, name: any }, ...options].map((option) => {
          const isChosen = choice[name] === option.id
          return (
            <li key={option.id}>
              <SiteLink
                to={pathOf({ ...choice, [name]: option.id })}
                aria-current={isChosen ? 'true' : undefined}
                className={`bubble inline-flex min-h-11 items-center border border-line px-4 font-semibold [--bubble:1.25rem] ${isChosen ? 'bg-brand-fill text-white' : 'bg-surface hover:underline'}`}
              >
                {option.name}
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
