import type { SchoolDay } from '#domain/school-day.ts'

/** The last 31 October (as '10-31') before today, or the one `years` earlier. */
export function lastTime(monthDay: string, today: SchoolDay, years = 0): SchoolDay {
  const thisYear = Number(today.slice(0, 4))
  const passed = `${thisYear}-${monthDay}` < today
  return `${thisYear - years - (passed ? 0 : 1)}-${monthDay}`
}

export function saturdayUpTo(day: SchoolDay): SchoolDay {
  return addDays(day, -((weekday(day) + 1) % 7))
}

/** The first Saturday that is at least this many days away. */
export function comingSaturday(today: SchoolDay, days: number): SchoolDay {
  const day = addDays(today, days)
  return addDays(day, (13 - weekday(day)) % 7)
}

function addDays(day: SchoolDay, days: number): SchoolDay {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

function weekday(day: SchoolDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
