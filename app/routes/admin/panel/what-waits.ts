import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { panelWords } from '#content/admin.ts'
import { weekSentence } from '#content/statistics.ts'
import type { AdminAccount } from '#domain/admin/account-store.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { daysAfter, type SchoolDay, schoolDayOf } from '#domain/school-day.ts'
import type { DayCounts } from '#domain/statistics/statistics.ts'
import { summaryOf } from '#domain/statistics/summary.ts'
import { recoveryCodesToDo } from './recovery-codes-to-do.ts'
import { waitingClasses } from './waiting-classes.ts'
import type { Waiting } from './waiting-list.tsx'
import { photosToDo } from './waiting-photos.ts'

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
  const lastWeek = await statistics.since(daysAfter(today, -7))
  return [
    ...(await photosToDo(context, { hidden, lastWeek, today })),
    ...waitingClasses(school, today),
    ...recoveryCodesToDo(account, now()),
    ...weekBefore(lastWeek, today),
  ]
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
