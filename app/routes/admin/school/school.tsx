import { href, Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { UndoChangeButton } from '#app/routes/admin/changes/undo-change-button.tsx'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { listPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { noticeWords, schoolWords } from '#content/admin.ts'
import { changesWords, deedOf } from '#content/changes/changes.ts'
import { factGroups } from '#content/fact-groups.ts'
import { leftToPublish } from '#content/left-to-publish.ts'
import { allListWords } from '#content/school-lists/words.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import { undoAndRedo, undoableSchoolChanges } from '#domain/school/undo-in-school.ts'
import { formatAtSchool, schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/school'

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
    pages: pages.map((page) => ({
      ...page,
      samples: left.find((group) => group.page === page.path)?.items.length ?? 0,
    })),
  }
})

const pages = [
  ...factGroups.map(({ id, title, changes }) => ({
    path: href('/admin/escola/:grupo', { grupo: id }),
    title,
    changes,
  })),
  ...allListWords
    .filter(({ listedAt }) => listedAt === undefined)
    .map((words) => ({ path: listPath(words.path), ...pageWords(words) })),
  { path: href('/admin/escola/aviso'), ...pageWords(noticeWords) },
  { path: href('/admin/escola/imagens'), ...pageWords(sitePicturesWords) },
]

function pageWords({ title, changes }: { title: string; changes: string }) {
  return { title, changes }
}

export default function SchoolPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page title={schoolWords.title} lead={schoolWords.text}>
      <LastChange {...loaderData} />
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        {loaderData.pages.map((page) => (
          <PageCard key={page.path} {...page} />
        ))}
      </ul>
    </Page>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function PageCard({ path, title, changes, samples }: Loaded['pages'][number]) {
  return (
    <li className="bubble relative border border-line bg-surface p-5 hover:border-brand">
      <h2 className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-title">
        <Link to={path} className="after:absolute after:inset-0">
          {title}
        </Link>
        {samples > 0 && (
          <span className="rounded-full bg-sun-tint px-3 py-1 font-bold text-small">
            {schoolWords.samples(samples)}
          </span>
        )}
      </h2>
      <p className="mt-2 text-soft">{changes}</p>
    </li>
  )
}

function LastChange({ lastChange, steps }: Loaded) {
  if (!lastChange && steps.length === 0) return null
  return (
    <section
      aria-label={schoolWords.history.title}
      className="bubble mt-6 flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 border border-line bg-surface p-5"
    >
      <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
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
