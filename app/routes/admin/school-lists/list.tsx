import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { schoolWords } from '#content/admin.ts'
import { copyClassesWords } from '#content/school-lists/copy-classes.ts'
import { inventedWords } from '#content/school-lists/testimonial-words.ts'
import { wordsOf, wordsOfPath } from '#content/school-lists/words.ts'
import type { School } from '#domain/school/fact-fields.ts'
import { itemSlot, pictureOf } from '#domain/school/lists/item-pictures.ts'
import type { AnyItem, AnyList } from '#domain/school/lists/lists.ts'
import { isPublicSite } from '#domain/school/public-site.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/list'
import { AskForReview } from './ask-for-review.tsx'
import { CategoryHeading } from './category-heading.tsx'
import { picturePath } from './item-part.ts'
import { listOfPath } from './list-of-path.ts'
import { itemPath } from './list-paths.ts'
import { Row, type RowProps, type RowView, rowView } from './row.tsx'

export const loader = loading(async ({ pattern, context }: Route.LoaderArgs) => {
  const { name, list, words } = listOfPath(pattern)
  const { school, siteUrl, now } = context.get(servicesContext)
  const latest = await school.latest()
  const items = inOrder(list, latest[name])
  const known = { ...latest, today: schoolDayOf(now()) }
  const rows = (some: readonly AnyItem[]) =>
    some.map((item) => ({
      ...rowView(words, item, known),
      ...(list.setInList && {
        choice: { field: list.setInList, chosen: String(item[list.setInList] ?? '') },
      }),
      ...(pictureOf(list) && {
        picturePath: picturePath(name, item.id),
        hasPicture: itemSlot(name, item.id) in latest.pictures,
      }),
    }))
  const categories = list.groupBy ? latest.courseCategories : []
  return {
    path: words.path,
    count: items.length,
    rows: list.groupBy ? [] : rows(items),
    groups: categories.map((category) => ({
      category: rowView(wordsOf('courseCategories'), category, known),
      rows: rows(items.filter((item) => item[list.groupBy ?? ''] === category.id)),
    })),
    /** How many items are invented as a whole. */
    samples: list.sample === 'item' ? items.filter(({ sample }) => sample).length : 0,
    sampleMark: list.sample === 'item' ? inventedWords.mark : schoolWords.sample,
    isPublic: isPublicSite(siteUrl),
    review: name === 'testimonials' ? reviewOf(latest.facts) : null,
    canAdd: items.length < list.max,
    isArranged: list.orderBy === undefined,
    canRepeat: list.openWhenRepeated !== undefined && items.length < list.max,
  }
})

const reviewOf = ({ name, googleProfile }: School) => ({ name, googleProfile })

function inOrder({ orderBy }: AnyList, items: readonly AnyItem[]): readonly AnyItem[] {
  if (!orderBy) return items
  return items.toSorted((a, b) => String(a[orderBy]).localeCompare(String(b[orderBy])))
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { path, count, rows, groups, samples, isPublic, review, canAdd } = loaderData
  const { sampleMark, isArranged, canRepeat } = loaderData
  const shown = { sampleMark, isArranged, canRepeat }
  const words = wordsOfPath(path)
  return (
    <Page
      title={words.title}
      lead={words.changes}
      back={{ to: href('/admin/escola'), label: schoolWords.back }}
    >
      {samples > 0 && <Samples path={path} count={samples} isPublic={isPublic} />}
      {!canAdd && words.growing && <p className="mt-6">{words.growing.tooMany}</p>}
      {groups.length === 0 && (
        <div className="mt-6 flex flex-wrap gap-3">
          {canAdd && (
            <AddLink to={itemPath(path, 'novo')} variant="primary">
              {words.growing?.add ?? ''}
            </AddLink>
          )}
          {path === 'turmas' && count > 0 && (
            <Link to={href('/admin/escola/turmas/copiar')} className={buttonClass('secondary')}>
              <PanelIcon name="copy" className="size-5" />
              {copyClassesWords.title}
            </Link>
          )}
        </div>
      )}
      <Rows rows={rows} words={words} {...shown} heading="h2" />
      {count === 0 && groups.length === 0 && (
        <p className="bubble mt-4 bg-well p-6 text-soft">{words.growing?.empty}</p>
      )}
      {review && <AskForReview {...review} />}
      {groups.map(({ category, rows }) => (
        <section key={category.id} aria-labelledby={`categoria-${category.id}`} className="mt-12">
          <CategoryHeading category={category} />
          <Rows rows={rows} words={words} {...shown} heading="h3" />
          {rows.length === 0 && <p className="mt-4 text-soft">{words.growing?.empty}</p>}
          {canAdd && (
            <AddLink
              to={`${itemPath(path, 'novo')}?categoria=${category.id}`}
              variant="secondary"
              className="mt-4"
            >
              {words.growing?.add ?? ''}
              <span className="sr-only">: {category.name}</span>
            </AddLink>
          )}
        </section>
      ))}
    </Page>
  )
}

type RowsProps = Omit<RowProps, 'row' | 'isFirst' | 'isLast'> & { rows: readonly RowView[] }

function Rows({ rows, ...shared }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <ol className="mt-8 grid gap-4">
      {rows.map((row, index) => (
        <Row
          key={row.id}
          row={row}
          {...shared}
          isFirst={index === 0}
          isLast={index === rows.length - 1}
        />
      ))}
    </ol>
  )
}

type AddLinkProps = {
  to: string
  variant: 'primary' | 'secondary'
  className?: string
  children: ReactNode
}

function AddLink({ to, variant, className, children }: AddLinkProps) {
  return (
    <Link to={to} className={buttonClass(variant, className)}>
      <PanelIcon name="plus" className="size-5" />
      {children}
    </Link>
  )
}

function Samples({ path, count, isPublic }: { path: string; count: number; isPublic: boolean }) {
  return (
    <Form
      method="post"
      action={itemPath(path, 'inventados')}
      className="bubble mt-6 grid max-w-3xl gap-4 bg-sun-tint p-5"
    >
      <p>{inventedWords.invented(count, isPublic)}</p>
      <button type="submit" className={buttonClass('secondary', 'justify-self-start')}>
        <PanelIcon name="trash-2" className="size-5" />
        {inventedWords.remove}
      </button>
    </Form>
  )
}
