import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { UndoChangeButton } from '#app/routes/admin/changes/undo-change-button.tsx'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { schoolWords } from '#content/admin.ts'
import { changesWords, deedOf } from '#content/changes/changes.ts'
import { leftToPublish } from '#content/left-to-publish.ts'
import { findSchoolPages, schoolPages } from '#content/school-pages.ts'
import { undoAndRedo, undoableSchoolChanges } from '#domain/school/undo-in-school.ts'
import { formatAtSchool, schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/school'
import { PageRow } from './page-row.tsx'
import { SearchField } from './search-field.tsx'

export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const { school, changes, siteUrl, now } = context.get(servicesContext)
  const [latest, newestFirst] = await Promise.all([
    school.latest(),
    changes.ofSchool(undoableSchoolChanges),
  ])
  const { last, undo, redo } = undoAndRedo(newestFirst, latest.document)
  const left = leftToPublish({ school: latest, siteUrl, today: schoolDayOf(now()) })
  return {
    lastChange: last && {
      what: `${last.by || changesWords.unknownAuthor} ${deedOf(last, latest)}`,
      at: formatAtSchool(last.at, { dateStyle: 'short', timeStyle: 'short' }),
    },
    steps: [undo, redo].flatMap((step) =>
      step ? [{ id: step.id, isUndone: step.takenBack !== undefined }] : [],
    ),
    samples: left.map(({ page, items }) => ({ page, count: items.length })),
  }
})

const words = schoolWords.search

export default function SchoolPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const [typed, setTyped] = useState(search.get('busca') ?? '')
  const found = findSchoolPages(typed)
  const samplesOf = (path: string) =>
    loaderData.samples.find(({ page }) => page === path)?.count ?? 0
  return (
    <Page title={schoolWords.title} lead={schoolWords.text}>
      <SearchField
        typed={typed}
        onTyped={setTyped}
        status={typed.trim() && words.found(found.length)}
      />
      {typed.trim() ? (
        <ul className="mt-4 grid">
          {found.map((page) => (
            <PageRow key={page.path} page={page} samples={samplesOf(page.path)} showsFields />
          ))}
        </ul>
      ) : (
        <>
          <LastChange {...loaderData} />
          {groups.map(({ title, pages }) => (
            <section key={title}>
              <h2 className="mt-6 text-title">{title}</h2>
              <ul className="mt-2 grid gap-x-8 md:grid-cols-2">
                {pages.map((page) => (
                  <PageRow key={page.path} page={page} samples={samplesOf(page.path)} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Page>
  )
}

const groups = [
  { title: schoolWords.often, pages: schoolPages.often },
  { title: schoolWords.seldom, pages: schoolPages.seldom },
]

type Loaded = Route.ComponentProps['loaderData']

function LastChange({ lastChange, steps }: Loaded) {
  if (!lastChange && steps.length === 0) return null
  return (
    <section
      aria-label={schoolWords.history.title}
      className="mt-4 flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-2 text-small"
    >
      <p className="min-w-0 flex-1 basis-60 text-soft wrap-anywhere">
        {lastChange ? schoolWords.history.last(lastChange) : schoolWords.history.first}
      </p>
      <div className="flex flex-wrap gap-3">
        {steps.map((step) => (
          <UndoChangeButton key={step.id} {...step} from="escola" />
        ))}
      </div>
    </section>
  )
}
