import { Link } from 'react-router'
import { schoolWords } from '#content/admin.ts'
import type { SchoolPage } from '#content/school-pages.ts'

type PageRowProps = {
  page: SchoolPage
  /** How many of its values are still samples. */
  samples: number
  /** Among the results of a search: with the fields that were found. */
  showsFields?: boolean
}

export function PageRow({ page, samples, showsFields = false }: PageRowProps) {
  const { path, title, changes, fields } = page
  return (
    <li className="border-line border-b py-1">
      <h3 className="flex flex-wrap items-center justify-between gap-x-4 text-base">
        <Link
          to={path}
          className="flex min-h-11 flex-1 items-center font-semibold hover:text-accent"
        >
          {title}
        </Link>
        {samples > 0 && (
          <span className="rounded-full bg-sun-tint px-3 py-1 font-bold text-small">
            {schoolWords.samples(samples)}
          </span>
        )}
      </h3>
      {showsFields && fields.length > 0 ? (
        <p className="flex flex-wrap gap-x-5">
          {fields.map(({ label, id }) => (
            <Link
              key={label}
              to={id ? `${path}#${id}` : path}
              className="inline-flex min-h-11 min-w-11 items-center text-brand underline underline-offset-4"
            >
              {label}
            </Link>
          ))}
        </p>
      ) : (
        <p className="mb-2 line-clamp-2 text-small text-soft max-md:hidden">{changes}</p>
      )}
    </li>
  )
}
