import { useNavigate } from 'react-router'
import { courseFilters, coursesPage } from '#content/courses-page.ts'
import type { CourseFilter } from '#domain/courses.ts'

type CourseFilterBarProps = { filter: CourseFilter; result: string }

export function CourseFilterBar({ filter, result }: CourseFilterBarProps) {
  const navigate = useNavigate()
  const choose = (id: CourseFilter) =>
    navigate(id === 'todos' ? '?' : `?categoria=${id}`, { preventScrollReset: true })

  return (
    <form
      action="/cursos"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-y py-4"
    >
      <fieldset className="course-filters">
        <legend className="sr-only">{coursesPage.filterLabel}</legend>
        {courseFilters.map(({ id, label }) => (
          <button
            key={id}
            type="submit"
            name="categoria"
            value={id}
            aria-pressed={filter === id}
            onClick={(event) => {
              event.preventDefault()
              choose(id)
            }}
            className="bubble min-h-11 flex-none cursor-pointer bg-well px-4 font-semibold [--bubble:1.25rem] aria-pressed:bg-brand-fill aria-pressed:text-white"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p role="status" className="text-soft">
        {result}
      </p>
    </form>
  )
}
