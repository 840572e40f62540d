import type { LanguageId } from '#domain/languages.ts'
import { daysAfter, type SchoolDay } from '#domain/school-day.ts'
import { type PressKind, pressKinds, type Source, sources } from './counted.ts'
import { type Counts, type DayCounts, sumOf } from './statistics.ts'
import type { TestOutcome } from './test-outcome.ts'

export const daysShown = 30

type Ranked<Name> = { name: Name; times: number }

export type Summary = {
  /** Visits from elsewhere. */
  visits: number
  visitsBefore: number
  /** Presses of the chat button. */
  chats: number
  chatsBefore: number
  presses: Ranked<PressKind>[]
  pages: Ranked<string>[]
  /** Where the chat button was pressed: a page, or a course of a page. */
  chatsAt: { page: string; subject: string | null; times: number }[]
  sources: Ranked<Source>[]
  /** Addresses of the former site that were asked for. */
  formerAddresses: Ranked<string>[]
  tests: { language: LanguageId; begun: number; finished: Partial<Record<TestOutcome, number>> }[]
  /** One entry a day, the earliest first, days without a visit too. */
  days: { day: SchoolDay; visits: number; chats: number }[]
}

/** The numbers of the thirty days that end today, compared with the thirty before. */
export function summaryOf(days: readonly DayCounts[], today: SchoolDay): Summary {
  const first = daysAfter(today, 1 - daysShown)
  const before = daysAfter(today, 1 - 2 * daysShown)
  const now = sumOf(days.filter(({ day }) => day >= first).map(({ counts }) => counts))
  const earlier = sumOf(
    days.filter(({ day }) => day >= before && day < first).map(({ counts }) => counts),
  )
  return {
    visits: visitsIn(now),
    visitsBefore: visitsIn(earlier),
    chats: timesOf(now, 'whatsapp'),
    chatsBefore: timesOf(earlier, 'whatsapp'),
    presses: ranked(pressKinds.map((name) => ({ name, times: timesOf(now, name) }))),
    pages: ranked(
      detailsOf(now, 'pagina').map(({ details: [name = ''], times }) => ({ name, times })),
    ),
    chatsAt: ranked(
      detailsOf(now, 'whatsapp').map(({ details: [page = '', subject = null], times }) => ({
        page,
        subject,
        times,
      })),
    ),
    sources: ranked(sources.map((name) => ({ name, times: now[`origem ${name}`] ?? 0 }))),
    formerAddresses: ranked(
      detailsOf(now, 'endereco-antigo').map(({ details: [name = ''], times }) => ({ name, times })),
    ),
    tests: testsIn(now),
    days: everyDay(days, first, today),
  }
}

/** The counts whose names are 'kind detail detail …'. */
export function detailsOf(counts: Counts, kind: string): { details: string[]; times: number }[] {
  return Object.entries(counts).flatMap(([name, times]) => {
    const [found, ...details] = name.split(' ')
    return found === kind ? [{ details, times }] : []
  })
}

function timesOf(counts: Counts, kind: string): number {
  return detailsOf(counts, kind).reduce((sum, { times }) => sum + times, 0)
}

const visitsIn = (counts: Counts) => timesOf(counts, 'origem')

function ranked<Entry extends { times: number }>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ times }) => times > 0).sort((a, b) => b.times - a.times)
}

function testsIn(counts: Counts): Summary['tests'] {
  const tests = new Map<string, Summary['tests'][number]>()
  const testOf = (language: string) => {
    const known = tests.get(language)
    if (known) return known
    const added: Summary['tests'][number] = {
      language: language as LanguageId,
      begun: 0,
      finished: {},
    }
    tests.set(language, added)
    return added
  }
  for (const { details, times } of detailsOf(counts, 'teste-comecado')) {
    testOf(details[0] ?? '').begun = times
  }
  for (const { details, times } of detailsOf(counts, 'teste-terminado')) {
    const [language = '', outcome = ''] = details
    testOf(language).finished[outcome as TestOutcome] = times
  }
  return [...tests.values()].sort((a, b) => b.begun - a.begun)
}

function everyDay(days: readonly DayCounts[], first: SchoolDay, last: SchoolDay): Summary['days'] {
  const known = new Map(days.map(({ day, counts }) => [day, counts]))
  return Array.from({ length: daysShown }, (_, index) => {
    const day = daysAfter(last, index + 1 - daysShown)
    const counts = known.get(day) ?? {}
    return { day, visits: visitsIn(counts), chats: timesOf(counts, 'whatsapp') }
  }).filter(({ day }) => day >= first)
}
