import { Link } from 'react-router'
import { schoolWords } from '#content/admin.ts'
import type { LeftGroup } from '#content/left-to-publish.ts'

const words = schoolWords.left

/** Renders nothing once everything on the site is the school's own. */
export function LeftToPublishList({ left }: { left: readonly LeftGroup[] }) {
  const count = left.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0) return null
  return (
    <section aria-labelledby="falta-titulo" className="bubble mt-6 bg-sun-tint p-5 md:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="falta-titulo" className="text-title">
          {words.title}
        </h2>
        <p className="font-semibold">{words.count(count)}</p>
      </div>
      <p className="mt-2 max-w-3xl">{words.text}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {left.map(({ title, page, note, items }) => (
          <div key={title}>
            <dt className="font-bold">{title}</dt>
            {note && <dd className="text-small">{note}</dd>}
            <dd className="flex flex-wrap gap-x-4">
              {items.map(({ label, field }) =>
                page ? (
                  <Link
                    key={label}
                    to={field ? `${page}#campo-${field}` : page}
                    className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
                  >
                    {label}
                  </Link>
                ) : (
                  <span key={label}>{label}</span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
