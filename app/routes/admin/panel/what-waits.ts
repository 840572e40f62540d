import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { itemPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { panelWords } from '#content/admin.ts'
import { monthSentence, monthWords } from '#content/month-sentence.ts'
import { weekSentence } from '#content/statistics.ts'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { Items } from '#domain/school/lists/lists.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { daysAfter, firstOfLastMonth, type SchoolDay, schoolDayOf } from '#domain/school-day.ts'
import type { DayCounts } from '#domain/statistics/statistics.ts'
import { summaryOf } from '#domain/statistics/summary.ts'
import { recoveryCodesToDo } from './recovery-codes-to-do.ts'
import { waitingClasses } from './waiting-classes.ts'
import type { Waiting } from './waiting-list.tsx'
import { photosToDo } from './waiting-photos.ts'

/** For so many days the panel speaks of the month before. */
const daysOfNewMonth = 7

type Known = {
  school: SchoolInUse
  account: AdminAccount | null
  /** The events that not everyone sees. */
  hidden: readonly SchoolEvent[]
}

/** What waits for whoever is signed in, besides what is wrong with the server. */
export async function whatWaits(
  context: Readonly<RouterContextProvider>,
  { school, account, hidden }: Known,
): Promise<Waiting[]> {
  const { statistics, now } = context.get(servicesContext)
  const today = schoolDayOf(now())
  const weekAgo = daysAfter(today, -7)
  const isNewMonth = Number(today.slice(8)) <= daysOfNewMonth
  const days = await statistics.since(isNewMonth ? firstOfLastMonth(today) : weekAgo)
  const lastWeek = days.filter(({ day }) => day >= weekAgo)
  return [
    ...(await photosToDo(context, { hidden, lastWeek, today })),
    ...waitingClasses(school, today),
    ...recoveryCodesToDo(account, now()),
    ...(isNewMonth ? monthBefore(days, school, today) : []),
    ...weekBefore(lastWeek, today),
  ]
}

function monthBefore(days: readonly DayCounts[], lists: Items, today: SchoolDay): Waiting[] {
  const sentence = monthSentence(days, {
    ...lists,
    month: firstOfLastMonth(today).slice(0, 7),
    today,
  })
  if (!sentence) return []
  const { text, part, item } = sentence
  return [{ text, link: { to: itemPath(part, item), label: monthWords.open[part] } }]
}

/** A summary of the week before, on Mondays, if a visit was counted. */
function weekBefore(lastWeek: readonly DayCounts[], today: SchoolDay): Waiting[] {
  if (new Date(today).getUTCDay() !== 1) return []
  const { visits, chats } = summaryOf(
    lastWeek.filter(({ day }) => day < today),
    today,
  )
  if (visits === 0) return []
  const link = { to: href('/admin/numeros'), label: panelWords.statistics }
  return [{ text: weekSentence({ visits, chats }), link }]
}
