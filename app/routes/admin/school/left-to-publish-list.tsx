import { Link } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { schoolWords } from '#content/admin.ts'
import type { LeftGroup } from '#content/left-to-publish.ts'

const words = schoolWords.left

/** One line that opens. Renders nothing once everything on the site is the school's own. */
export function LeftToPublishList({ left }: { left: readonly LeftGroup[] }) {
  const count = left.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0) return null
  return (
    <details id="antes-de-publicar" className="bubble group mt-6 bg-sun-tint">
      <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-4 px-5 py-2 md:px-7">
        <strong>{words.title}</strong>
        <span className="flex-1">{words.count(count)}</span>
        <PanelIcon
          name="chevron-down"
          className="size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5 md:px-7 md:pb-7">
        <p className="max-w-3xl">{words.text}</p>
        <dl className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
          {left.map(({ title, page, note, items }) => (
            <div key={title}>
              <dt className="font-bold">{title}</dt>
              {note && <dd className="text-small">{note}</dd>}
              <dd className="flex flex-wrap gap-x-4">
                {items.map(({ label, id }) =>
                  page ? (
                    <Link
                      key={label}
                      to={id ? `${page}#${id}` : page}
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
      </div>
    </details>
  )
}
