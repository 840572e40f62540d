import type { ReactNode } from 'react'
import { href } from '#app/islands/href.ts'
import { courseFilters, coursesPage } from '#content/courses-page.ts'
import { languages } from '#content/languages.ts'
import type { CourseChoice, liveFilters } from '#domain/courses.ts'

type CourseFilterBarProps = {
  choice: CourseChoice
  live: ReturnType<typeof liveFilters>
  result: string
  onChoose: (changed: Partial<CourseChoice>) => void
}

/** A filter with one choice would change nothing. */
export function CourseFilterBar({ choice, live, result, onChoose }: CourseFilterBarProps) {
  const offered = languages.filter(({ id }) => live.languages.includes(id))
  const filters = courseFilters.filter(({ id }) => live.filters.includes(id))
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-3 border-line border-t py-4 md:border-b">
      {filters.length > 2 && (
        <FilterGroup
          label={coursesPage.filterLabel}
          kept={choice.language && { name: 'idioma', value: choice.language }}
        >
          {filters.map(({ id, label }) => (
            <FilterButton
              key={id}
              name="categoria"
              value={id}
              pressed={choice.filter === id}
              onChoose={() => onChoose({ filter: id })}
            >
              {label}
            </FilterButton>
          ))}
        </FilterGroup>
      )}
      {offered.length > 1 && (
        <FilterGroup
          label={coursesPage.languageFilterLabel}
          kept={choice.filter === 'todos' ? null : { name: 'categoria', value: choice.filter }}
        >
          {[{ id: null, name: coursesPage.anyLanguage }, ...offered].map(({ id, name }) => (
            <FilterButton
              key={id}
              name="idioma"
              value={id ?? ''}
              pressed={choice.language === id}
              onChoose={() => onChoose({ language: id })}
            >
              {name}
            </FilterButton>
          ))}
        </FilterGroup>
      )}
      <p role="status" className="text-soft">
        {result}
      </p>
    </div>
  )
}

type FilterGroupProps = {
  label: string
  /** The other filter's choice, which a form sent without script would lose. */
  kept: { name: string; value: string } | null
  children: ReactNode
}

function FilterGroup({ label, kept, children }: FilterGroupProps) {
  return (
    <form action={href('/cursos')} className="min-w-0">
      {kept && <input type="hidden" {...kept} />}
      <fieldset className="min-w-0">
        <legend className="font-bold text-small">{label}</legend>
        <div
          ref={(row) => centrePressed(row)}
          className="course-filters mt-1 flex min-w-0 gap-2 overflow-x-auto py-1 md:flex-wrap"
        >
          {children}
        </div>
      </fieldset>
    </form>
  )
}

/** On a phone the row scrolls sideways, and the chosen filter may be out of view. */
function centrePressed(row: HTMLElement | null): void {
  const pressed = row?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect()
  if (!row || !pressed) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollLeft += pressed.left + pressed.width / 2 - left - width / 2
}

type FilterButtonProps = {
  name: string
  value: string
  pressed: boolean
  onChoose: () => void
  children: ReactNode
}

function FilterButton({ name, value, pressed, onChoose, children }: FilterButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-pressed={pressed}
      onClick={(event) => {
        event.preventDefault()
        onChoose()
      }}
      className="bubble min-h-11 flex-none cursor-pointer bg-well px-4 font-semibold [--bubble:1.25rem] aria-pressed:bg-brand-fill aria-pressed:text-white"
    >
      {children}
    </button>
  )
}
