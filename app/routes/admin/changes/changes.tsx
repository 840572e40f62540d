import { Form, href, Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { ShownPart } from '#content/changed-labels.ts'
import { changesWords, deedOf, shownParts } from '#content/changes.ts'
import { canStepBack, type RecordedChange } from '#domain/changes/recorded-change.ts'
import type { Items } from '#domain/school/lists/lists.ts'
import { formatLongDay, schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/changes'

const changesPerPage = 50

export const loader = loading(async ({ url, context }: Route.LoaderArgs) => {
  const before = url.searchParams.get('antes')
  const { changes, events, school } = context.get(servicesContext)
  const [found, bin, lists] = await Promise.all([
    changes.before(before, changesPerPage + 1),
    events.bin.all(),
    school.current(),
  ])
  const shown = found.slice(0, changesPerPage)
  const inBin = new Set(bin.map(({ id }) => id))
  return {
    days: byDay(shown, inBin, lists),
    isNewest: before === null,
    older: found.length > changesPerPage ? (shown.at(-1)?.id ?? null) : null,
  }
})

function byDay(changes: RecordedChange[], inBin: ReadonlySet<string>, lists: Items) {
  const days = Map.groupBy(changes, ({ at }) => schoolDayOf(new Date(at)))
  return [...days].map(([day, list]) => ({
    day: formatLongDay(day),
    changes: list.map((change) => changeView(change, inBin, lists)),
  }))
}

function changeView(change: RecordedChange, inBin: ReadonlySet<string>, lists: Items) {
  const { id, at, by, item = '', takenBack } = change
  return {
    id,
    time: schoolTime(at, { timeStyle: 'short' }),
    by: by || changesWords.unknownAuthor,
    deed: deedOf(change),
    parts: shownParts(change, lists),
    isTakenBack: takenBack !== undefined,
    takenBack:
      takenBack &&
      changesWords.takenBack(
        takenBack.by || changesWords.unknownAuthor,
        schoolTime(takenBack.at, { dateStyle: 'short', timeStyle: 'short' }),
      ),
    canStepBack: canStepBack(change),
    item: inBin.has(item) ? item : null,
  }
}

function schoolTime(at: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', ...format })
}

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { days, isNewest, older } = loaderData
  return (
    <Page title={changesWords.title} lead={changesWords.text}>
      {days.length === 0 && (
        <p className="bubble mt-8 bg-well p-6 text-soft">{changesWords.empty}</p>
      )}
      {days.map(({ day, changes }) => (
        <section key={day} className="mt-10 max-w-3xl">
          <h2 className="text-title">{day}</h2>
          <ol className="bubble mt-4 divide-y divide-line border border-line bg-surface">
            {changes.map((change) => (
              <Change key={change.id} {...change} />
            ))}
          </ol>
        </section>
      ))}
      <p className="mt-8 flex flex-wrap gap-3">
        {!isNewest && (
          <Link to={href('/admin/mudancas')} className={buttonClass('secondary')}>
            {changesWords.newest}
          </Link>
        )}
        {older && (
          <Link
            to={`${href('/admin/mudancas')}?${new URLSearchParams({ antes: older })}`}
            className={buttonClass('secondary')}
          >
            {changesWords.older}
          </Link>
        )}
      </p>
    </Page>
  )
}

type ChangeView = Route.ComponentProps['loaderData']['days'][number]['changes'][number]

function Change({ item, ...change }: ChangeView) {
  const { id, time, by, deed, parts, takenBack, isTakenBack, canStepBack } = change
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className={isTakenBack ? 'text-soft line-through' : undefined}>
          <span className="font-semibold break-words">{by}</span> {deed}
        </p>
        {parts.map((part) => (
          <PartLine key={part.label} {...part} />
        ))}
        <p className="mt-1 text-small text-soft">{takenBack ? `${time} · ${takenBack}` : time}</p>
      </div>
      {item && (
        <Form method="post" action={href('/admin/lixeira/:item/restaurar', { item })}>
          <button type="submit" className={buttonClass('secondary')}>
            <PanelIcon name="undo-2" className="size-5" />
            {changesWords.restore}
            <span className="sr-only">: {deed}</span>
          </button>
        </Form>
      )}
      {canStepBack && (
        <Form method="post" action={href('/admin/mudancas/desfazer')}>
          <input type="hidden" name="mudanca" value={id} />
          <input type="hidden" name="desfeita" value={String(isTakenBack)} />
          <button type="submit" className={buttonClass('secondary')}>
            <PanelIcon name={isTakenBack ? 'redo-2' : 'undo-2'} className="size-5" />
            {isTakenBack ? changesWords.redo : changesWords.undo}
            <span className="sr-only">: {deed}</span>
          </button>
        </Form>
      )}
    </li>
  )
}

function PartLine({ label, before, after }: ShownPart) {
  return (
    <p className="mt-1 line-clamp-3 text-small text-soft">
      {label}: {before && <del className="break-words">{before}</del>}
      {before && after && ' → '}
      {after && <ins className="break-words font-semibold text-ink no-underline">{after}</ins>}
    </p>
  )
}
