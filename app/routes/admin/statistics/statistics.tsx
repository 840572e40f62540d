import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { itemPath, listPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { languageWords } from '#content/languages.ts'
import { monthSentence, monthWords } from '#content/month-sentence.ts'
import {
  formerAddressNumbers,
  formerAddressWords,
} from '#content/school-lists/former-address-words.ts'
import {
  outcomeName,
  pageName,
  pressWords,
  sourceNames,
  summarySentences,
  statisticsWords as words,
} from '#content/statistics.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { daysAfter, firstOfLastMonth, schoolDayOf } from '#domain/school-day.ts'
import { daysShown, summaryOf } from '#domain/statistics/summary.ts'
import { testOutcomes } from '#domain/statistics/test-outcome.ts'
import type { Route } from './+types/statistics'
import { DailyLine } from './daily-line.tsx'

const longest = 10

export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const { statistics, school, events, now } = context.get(servicesContext)
  const { facts, courses, classes, formerAddresses } = await school.current()
  const today = schoolDayOf(now())
  const lastMonth = firstOfLastMonth(today)
  const sixtyDaysAgo = daysAfter(today, -2 * daysShown)
  const counted = await statistics.since(lastMonth < sixtyDaysAgo ? lastMonth : sixtyDaysAgo)
  const summary = summaryOf(counted, today)
  const pages = summary.pages.slice(0, longest)
  const chatsAt = summary.chatsAt.slice(0, longest)
  const paths = [...pages.map(({ name }) => name), ...chatsAt.map(({ page }) => page)]
  const eventNames = await namesOfGalleries(paths, events)
  const pageNamed = (path: string) => pageName(path, (id) => eventNames.get(id))
  const titleOf = (course: number) => courses.find(({ id }) => id === course)?.title
  const subjectNamed = (subject: string) => {
    const [kind, wanted] = subject.split('-')
    if (kind === 'curso') return titleOf(Number(wanted))
    const found = classes.find(({ id }) => String(id) === wanted)
    return found && `turma de ${titleOf(found.course)}`
  }
  return {
    isOn: facts.counting.visits,
    isEmpty: summary.pages.length === 0 && summary.presses.length === 0,
    month: monthSentence(counted, { month: lastMonth.slice(0, 7), today, classes, courses }),
    sentences: summarySentences(summary),
    days: summary.days,
    presses: summary.presses.map(({ name, times }) => ({ name: pressWords[name].name, times })),
    chatsAt: chatsAt.map(({ page, subject, times }) => {
      const about = subject && subjectNamed(subject)
      return { name: about ? `${pageNamed(page)}: ${about}` : pageNamed(page), times }
    }),
    pages: pages.map(({ name, times }) => ({ name: pageNamed(name), times })),
    former: summary.formerAddresses,
    unaskedFormer: formerAddresses.filter(
      ({ from }) => !summary.formerAddresses.some(({ name }) => name === from),
    ).length,
    sources: summary.sources.map(({ name, times }) => ({ name: sourceNames[name], times })),
    tests: summary.tests.map(({ language, begun, finished }) => ({
      name: languageWords(language).name,
      begun,
      finished: Object.values(finished).reduce((sum, times) => sum + times, 0),
      results: testOutcomes.flatMap((one) =>
        finished[one] ? `${outcomeName(one)}: ${finished[one]}` : [],
      ),
    })),
  }
})

async function namesOfGalleries(paths: readonly string[], events: EventStore) {
  const names = new Map<string, string>()
  for (const path of new Set(paths)) {
    const [, section, id = ''] = path.split('/')
    const found = section === 'galeria-evento' && (await events.gallery(id, { from: 0, size: 0 }))
    if (found) names.set(id, found.event.nome)
  }
  return names
}

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { isOn, isEmpty, month, sentences, days, tests, former, unaskedFormer } = loaderData
  const settings = href('/admin/escola/:grupo', { grupo: 'numeros' })
  return (
    <Page title={words.title} lead={words.lead}>
      {!isOn && (
        <p
          role="status"
          className="bubble mt-6 flex flex-wrap items-center gap-x-4 bg-sun-tint px-5 py-3 font-semibold"
        >
          {words.off} <TextLink to={settings}>{words.turnOn}</TextLink>
        </p>
      )}
      {isEmpty ? (
        <p className="mt-8 text-lead">{words.none}</p>
      ) : (
        <>
          {month && (
            <p className="bubble mt-6 max-w-3xl bg-sun-tint px-5 py-3 font-semibold">
              {month.text}{' '}
              <TextLink to={itemPath(month.part, month.item)}>
                {monthWords.open[month.part]}
              </TextLink>
            </p>
          )}
          <div className="mt-8 grid gap-1 font-semibold text-lead">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <Part title={words.days.title}>
            <DailyLine days={days} />
          </Part>
          <div className="grid gap-x-12 lg:grid-cols-2">
            <Part title={words.contacts.title}>
              {loaderData.presses.length === 0 && <p>{words.contacts.none}</p>}
              <Numbers rows={loaderData.presses} />
              {loaderData.chatsAt.length > 0 && (
                <h3 className="mt-8 mb-3 font-bold text-lead">{words.contacts.where}</h3>
              )}
              <Numbers rows={loaderData.chatsAt} />
            </Part>
            <Part title={words.pages.title}>
              <Numbers rows={loaderData.pages} />
            </Part>
            {tests.length > 0 && (
              <Part title={words.tests.title}>
                <ul className="grid gap-4">
                  {tests.map(({ name, begun, finished, results }) => (
                    <li key={name}>
                      <p className="font-semibold">{name}</p>
                      <p>
                        {words.tests.begun}: {begun}; {words.tests.finished}: {finished}
                      </p>
                      {results.length > 0 && (
                        <p className="text-soft">
                          {words.tests.results}: {results.join(', ')}
                        </p>
                      )}
                    </li>
                  ))}
                </ul>
              </Part>
            )}
            <Part title={words.sources.title}>
              <Numbers rows={loaderData.sources} />
            </Part>
            {former.length + unaskedFormer > 0 && (
              <Part title={formerAddressNumbers.title}>
                <Numbers rows={former} />
                {unaskedFormer > 0 && (
                  <p className="mt-3">{formerAddressNumbers.unasked(unaskedFormer)}</p>
                )}
                <TextLink to={listPath(formerAddressWords.path)}>
                  {formerAddressNumbers.edit}
                </TextLink>
              </Part>
            )}
          </div>
        </>
      )}
      <ul className="mt-12 flex flex-wrap gap-x-6 border-line border-t pt-4">
        <li>
          <TextLink to={href('/admin/numeros/exportar')} reloadDocument>
            {words.export}
          </TextLink>
        </li>
        <li>
          <TextLink to={settings}>{words.settings}</TextLink>
        </li>
      </ul>
    </Page>
  )
}

type TextLinkProps = { to: string; reloadDocument?: boolean; children: ReactNode }

function TextLink(props: TextLinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
    />
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-title">{title}</h2>
      {children}
    </section>
  )
}

/** How often each was counted, with a bar relative to the highest count. */
function Numbers({ rows }: { rows: readonly { name: string; times: number }[] }) {
  const most = Math.max(...rows.map(({ times }) => times))
  return (
    <ul className="grid gap-3">
      {rows.map(({ name, times }) => (
        <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          <span className="break-words">{name}</span>
          <span className="font-semibold tabular-nums">{words.times(times)}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="col-span-2 h-1.5 w-full rounded-small bg-well"
          >
            <rect width={(100 * times) / most} height="1" className="fill-brand" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
