import type { Services } from '#app/context.ts'
import { weekSentence } from '#content/statistics.ts'
import { daysAfter, schoolDayOf } from '#domain/school-day.ts'
import { summaryOf } from '#domain/statistics/summary.ts'

/** A summary of the week before, on Mondays. Null on other days, and if no visit was counted. */
export async function weekLine({
  statistics,
  now,
}: Pick<Services, 'statistics' | 'now'>): Promise<string | null> {
  const today = schoolDayOf(now())
  if (new Date(today).getUTCDay() !== 1) return null
  const first = daysAfter(today, -7)
  const days = (await statistics.since(first)).filter(({ day }) => day < today)
  const { visits, chats } = summaryOf(days, today)
  return visits > 0 ? weekSentence({ visits, chats }) : null
}
