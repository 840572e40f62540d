import { Form, href, Link } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { schoolWords } from '#content/admin.ts'
import { firstDayWords } from '#content/first-day.ts'
import { countLeft, type LeftGroup } from '#content/left-to-publish.ts'

const words = schoolWords.left

type LeftToPublishListProps = {
  left: readonly LeftGroup[]
  /** Some of it can be answered in the guided first day; pictures and lists have their own pages. */
  hasQuestions: boolean
  /** Shown below the events, and less prominent. */
  isPutAway?: boolean
}

/** One line that expands. With nothing left for the school, shows only the server's tasks, if any. */
export function LeftToPublishList({
  left,
  hasQuestions,
  isPutAway = false,
}: LeftToPublishListProps) {
  const count = countLeft(left)
  const ofServer = left.filter(({ page }) => page === null)
  if (count === 0) return <ForServer groups={ofServer} isAlone />
  return (
    <details
      id="antes-de-publicar"
      className={`bubble group mt-6 ${isPutAway ? 'bg-well' : 'bg-sun-tint'}`}
    >
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
        <div className="mt-4 flex flex-wrap gap-3">
          {hasQuestions && (
            <ButtonLink to={href('/admin/primeiro-dia')} variant="secondary">
              {firstDayWords.start}
            </ButtonLink>
          )}
          <Form method="post" action={href('/admin/antes-de-publicar')}>
            <button
              type="submit"
              name="guardar"
              value={isPutAway ? 'nao' : 'sim'}
              className={buttonClass('quiet')}
            >
              {isPutAway ? words.takeOut : words.putAway}
            </button>
          </Form>
        </div>
        <dl className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
          {left.map(({ page, ...group }) =>
            page === null ? null : <Group key={group.title} page={page} {...group} />,
          )}
        </dl>
        <ForServer groups={ofServer} />
      </div>
    </details>
  )
}

function Group({ title, page, note, items }: LeftGroup & { page: string }) {
  return (
    <div>
      <dt className="font-bold">{title}</dt>
      {note && <dd className="text-small">{note}</dd>}
      <dd className="flex flex-wrap gap-x-4">
        {items.map(({ label, id }) => (
          <Link
            key={label}
            to={id ? `${page}#${id}` : page}
            className="inline-flex min-h-11 min-w-11 items-center wrap-anywhere underline underline-offset-4"
          >
            {label}
          </Link>
        ))}
      </dd>
    </div>
  )
}

/** What the school cannot do itself. `isAlone`: the school has nothing left to do. */
function ForServer({ groups, isAlone = false }: { groups: LeftGroup[]; isAlone?: boolean }) {
  const labels = groups.flatMap(({ items }) => items.map(({ label }) => label))
  if (labels.length === 0) return null
  return (
    <p className={isAlone ? 'mt-6 max-w-3xl text-soft' : 'mt-6 border-line border-t pt-4'}>
      <strong>{isAlone ? words.ownPartDone : words.forServer}</strong> {labels.join(' ')}
    </p>
  )
}
