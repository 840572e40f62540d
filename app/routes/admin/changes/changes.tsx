import { Form, href, Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ConfirmButton } from '#app/routes/admin/dialogs/confirm-button.tsx'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { personLabel } from '#app/routes/admin/people/person-label.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { binWords } from '#content/bin.ts'
import type { ShownPart } from '#content/changes/changed-labels.ts'
import { changesWords, deedOf, shownParts } from '#content/changes/changes.ts'
import { canUndo, type RecordedChange } from '#domain/changes/recorded-change.ts'
import { formerIn } from '#domain/school/former-pictures.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { hasItsPicture } from '#domain/school/undo-in-school.ts'
import { formatAtSchool, formatLongDay, schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/changes'
import { ChangeFilter } from './change-filter.tsx'
import { findChanges, readFilter } from './find-changes.ts'
import { removalOfPictures } from './remove-pictures.tsx'
import { UndoChangeButton } from './undo-change-button.tsx'

export const loader = loading(async ({ url, context }: Route.LoaderArgs) => {
  const before = url.searchParams.get('antes')
  const filter = readFilter(url.searchParams)
  const { changes, events, school, admin } = context.get(servicesContext)
  const [{ shown, older }, bin, known, accounts] = await Promise.all([
    findChanges(changes, filter, before),
    events.bin.all(),
    school.current(),
    admin.accounts.all(),
  ])
  const seen = { inBin: new Set(bin.map(({ id }) => id)), school: known }
  const people = [...accounts.map(personLabel), ...shown.map(({ by }) => by), filter.pessoa]
  const asked = Object.entries(filter).filter(([, value]) => value)
  return {
    days: byDay(shown, seen),
    isNewest: before === null,
    older: older && new URLSearchParams([...asked, ['antes', older]]).toString(),
    filter,
    people: [...new Set(people.filter(Boolean))],
  }
})

type Seen = {
  /** Ids of what can still be restored. */
  inBin: ReadonlySet<string>
  school: SchoolInUse
}

function byDay(changes: RecordedChange[], seen: Seen) {
  const days = Map.groupBy(changes, ({ at }) => schoolDayOf(new Date(at)))
  return [...days].map(([day, list]) => ({
    day: formatLongDay(day),
    changes: list.map((change) => changeView(change, seen)),
  }))
}

function changeView(change: RecordedChange, { inBin, school }: Seen) {
  const { id, at, by, item = '', event = null, takenBack } = change
  return {
    id,
    time: formatAtSchool(at, { timeStyle: 'short' }),
    by: by || changesWords.unknownAuthor,
    deed: deedOf(change, school),
    parts: shownParts(change, school),
    isUndone: takenBack !== undefined,
    takenBack:
      takenBack &&
      changesWords.takenBack(
        takenBack.by || changesWords.unknownAuthor,
        formatAtSchool(takenBack.at, { dateStyle: 'short', timeStyle: 'short' }),
      ),
    canUndo: canUndo(change) && hasItsPicture(change, school.document),
    pictures: formerIn(change, school.document).length,
    item: inBin.has(item) ? item : null,
    event,
  }
}

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { days, isNewest, older, filter, people } = loaderData
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <Page title={changesWords.title} lead={changesWords.text}>
      {(days.length > 0 || isFiltered) && <ChangeFilter filter={filter} people={people} />}
      {days.length === 0 && (
        <p role="status" className="bubble mt-8 bg-well p-6 text-soft">
          {isFiltered ? changesWords.noneFound : changesWords.none}
        </p>
      )}
      {days.map(({ day, changes }) => (
        <section key={day} className="mt-10 max-w-3xl">
          <h2 className="text-title">{day}</h2>
          <ol className="bubble mt-4 divide-y divide-line border border-line bg-surface">
            {changes.map((change) => (
              <Change key={change.id} {...change} isOneEvent={Boolean(filter.evento)} />
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
          <Link to={`${href('/admin/mudancas')}?${older}`} className={buttonClass('secondary')}>
            {changesWords.older}
          </Link>
        )}
      </p>
    </Page>
  )
}

type ChangeView = Route.ComponentProps['loaderData']['days'][number]['changes'][number]

function Change({ item, event, isOneEvent, ...change }: ChangeView & { isOneEvent: boolean }) {
  const { id, time, by, deed, parts, takenBack, isUndone, canUndo, pictures } = change
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className={isUndone ? 'text-soft line-through' : undefined}>
          <span className="font-semibold break-words">{by}</span> {deed}
        </p>
        {parts.map((part) => (
          <PartLine key={part.label} {...part} />
        ))}
        <p className="mt-1 text-small text-soft">
          {takenBack ? `${time} · ${takenBack}` : time}
          {event && !isOneEvent && (
            <>
              {' · '}
              <Link
                to={`${href('/admin/mudancas')}?${new URLSearchParams({ evento: event })}`}
                className="inline-block py-2 underline underline-offset-4"
              >
                {changesWords.filter.onlyEvent}
              </Link>
            </>
          )}
        </p>
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
      <div className="flex flex-wrap gap-3">
        {pictures > 0 && (
          <ConfirmButton
            to={href('/admin/mudancas/:mudanca/excluir-imagem', { mudanca: id })}
            {...removalOfPictures(pictures)}
            className={buttonClass('quiet')}
          >
            <PanelIcon name="trash-2" className="size-5" />
            {binWords.forGood.label}
            <span className="sr-only">: {deed}</span>
          </ConfirmButton>
        )}
        {canUndo && <UndoChangeButton id={id} isUndone={isUndone} deed={deed} />}
      </div>
    </li>
  )
}

function PartLine({ label, before, after }: ShownPart) {
  return (
    <p className="mt-1 wrap-anywhere text-small text-soft">
      {label}: de <del>{before}</del> para{' '}
      <ins className="font-semibold text-ink no-underline">{after}</ins>
    </p>
  )
}
